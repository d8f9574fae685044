# play · test · check · bench · clean: the only commands anyone must know. (page: only the page, built with Node.)

PY = .venv/bin/python
HOT = $(shell find src -name '*.pxd' -o -name '*.py')

PAGE = src/fablewood/server/page/index.html
WEB = $(shell find web -name node_modules -prune -o -path web/public/icons -prune -o -type f -print)

play: .venv/compiled
	@$(MAKE) --no-print-directory page || true
	@$(PY) -m fablewood serve --open --quiet

test: .venv/compiled $(PAGE)
	$(PY) -m pytest -n auto --dist worksteal $(ARGS)

check: .venv/ready $(PAGE)
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	.venv/bin/lint-imports
	PATH="$$($(PY) tools/page.py --node):$$PATH" npm run --silent --prefix web check

bench: .venv/compiled $(PAGE)
	$(PY) -m fablewood bench --json build/bench.json

clean:
	rm -rf .venv build dist web/node_modules web/public/icons src/fablewood/server/page src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/ready: pyproject.toml constraints.txt tools/bootstrap.sh
	tools/bootstrap.sh

.venv/compiled: .venv/ready setup.py $(HOT)
	@mkdir -p build
	@$(PY) setup.py -q build_ext --inplace >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }
	@touch .venv/compiled

page: $(PAGE)

$(PAGE): .venv/ready $(WEB) $(wildcard src/fablewood/locale/*/*.ftl)
	@$(PY) tools/page.py
	@touch $@

.PHONY: play test check bench clean page
