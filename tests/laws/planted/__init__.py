"""Copies of Fog Bay with one fault each, by the law that must catch them."""

from tests.laws.planted import copies, menus, play, secrets, shown
from tests.laws.planted.plant import FAULTS, Fault

__all__ = ["FAULTS", "Fault", "copies", "menus", "play", "secrets", "shown"]
