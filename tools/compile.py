"""Compile the rules with mypyc: one group, from the globs in pyproject.toml, [tool.grognard].

    python tools/compile.py inplace      beside the sources, for playing
    python tools/compile.py tree DIR     in a copy of the package, for tests and wheels
    python tools/compile.py clean        remove what `inplace` made
    python tools/compile.py check        remove it if a source has changed since (stale code would shadow it)
    python tools/compile.py list         the modules that are compiled

Nothing is done when no source has changed since the last time. GROGNARD_OPT_LEVEL is the C compiler's (3).
"""

import hashlib
import os
import shutil
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GROUP = "grognard"
STAMP = ".compiled"
LEVEL = os.environ.get("GROGNARD_OPT_LEVEL", "3")


def modules() -> list[str]:
    """The compiled modules, as paths under src/."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["grognard"]
    found = {path for glob in settings["compile"] for path in SOURCE.glob(glob)}
    names = [path.relative_to(SOURCE).as_posix() for path in found]
    return sorted(name for name in names if not any(fnmatch(name, glob) for glob in settings["plain"]))


def fingerprint() -> str:
    """What the compiled code was made from: Python, mypy, the list, and every source it may look into."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        mypy = version("mypy")
    except PackageNotFoundError:
        mypy = "none"
    digest = hashlib.sha256(f"{sys.version} {mypy} {LEVEL} {modules()}".encode())
    for part in ("space", "umpire", "rulesets"):
        for path in sorted((SOURCE / "grognard" / part).rglob("*.py")):
            digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def fresh(base: Path) -> bool:
    """Whether the compiled code under `base` is that of the present sources."""
    stamp = base / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint()


def clean(base: Path) -> int:
    """Remove compiled code under `base`; how many libraries there were."""
    libraries = [*base.glob(f"{GROUP}__mypyc*.so"), *(base / "grognard").rglob("*.so")]
    for library in libraries:
        library.unlink()
    (base / STAMP).unlink(missing_ok=True)
    return len(libraries)


def build(base: Path) -> None:
    """Compile the package that lies under `base`."""
    clean(base)
    stamp = fingerprint()
    work = ROOT / "build" / f"mypyc-{hashlib.sha256(str(base).encode()).hexdigest()[:8]}"
    work.mkdir(parents=True, exist_ok=True)
    os.chdir(base)
    os.environ.pop("MYPYPATH", None)
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = ["--strict", "--config-file=", f"--cache-dir={work / 'cache'}"]
    extensions = mypycify(
        [*options, *modules()],
        opt_level=LEVEL,
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    distribution = Distribution({"name": "grognard", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(base), str(work / "o")
    command.ensure_finalized()
    command.run()
    (base / STAMP).write_text(stamp)


def copy(base: Path) -> None:
    """Bring a copy of the package up to date, sources and data; compiled code in it stays."""
    names = shutil.ignore_patterns("*.so", "__pycache__", "static")
    for old in (base / "grognard").rglob("*"):
        if old.is_file() and old.suffix != ".so" and not (SOURCE / old.relative_to(base)).exists():
            old.unlink()
    shutil.copytree(SOURCE / "grognard", base / "grognard", ignore=names, dirs_exist_ok=True)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["inplace"]:
            if not fresh(SOURCE):
                build(SOURCE)
            print(f"{len(modules())} modules are compiled; `make plain` takes it back.")
        case ["tree", directory]:
            base = Path(directory).resolve()
            base.mkdir(parents=True, exist_ok=True)
            copy(base)
            if not fresh(base):
                build(base)
        case ["clean"]:
            print(f"{clean(SOURCE)} compiled files removed.")
        case ["check"]:
            if any(SOURCE.glob(f"{GROUP}__mypyc*.so")) and not fresh(SOURCE):
                clean(SOURCE)
                print("The compiled rules were older than their sources and are removed: see `make fast`.")
        case ["list"]:
            print("\n".join(modules()))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
