"""Opponents for any ruleset. They see a view and a stream, never a position."""
