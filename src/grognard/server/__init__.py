"""The table on the web. It knows no game."""
