"""Many matches: playouts, benches, arenas."""
