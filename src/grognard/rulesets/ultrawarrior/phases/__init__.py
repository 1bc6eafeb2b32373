"""The phases of a turn: each lists, judges and does what is decided in it."""
