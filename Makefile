# play · test · check · bench · clean: the only commands anyone must know.

PY = .venv/bin/python
HOT = $(shell find src -name '*.pxd' -o -name '*.py')

play: .venv/compiled
	@$(PY) -m fablewood serve --open --quiet

test: .venv/compiled
	$(PY) -m pytest -n auto --dist worksteal $(ARGS)

check: .venv/ready
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	.venv/bin/lint-imports

bench: .venv/compiled
	$(PY) -m fablewood bench --json build/bench.json

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/ready: pyproject.toml constraints.txt tools/bootstrap.sh
	tools/bootstrap.sh

.venv/compiled: .venv/ready setup.py $(HOT)
	@mkdir -p build
	@$(PY) setup.py -q build_ext --inplace >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@touch .venv/compiled

.PHONY: play test check bench clean
