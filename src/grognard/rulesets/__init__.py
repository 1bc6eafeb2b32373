"""The games. Each room is one ruleset; none imports another."""
