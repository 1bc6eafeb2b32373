"""grognard: the umpire that old tabletop wargames never had."""

__version__ = "0.1.0"
