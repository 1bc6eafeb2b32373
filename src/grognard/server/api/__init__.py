"""The calls of `docs/wire.md`."""
