"""The data files of a game: YAML, read by libyaml where PyYAML has it (ten times faster at start-up)."""

from importlib import resources
from typing import Any

import yaml

Loader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(package: str, name: str) -> Any:
    """A data file of this package, as plain data. JSON is YAML too."""
    text = resources.files(package).joinpath(name).read_text("utf-8")
    return yaml.load(text, Loader=Loader)
