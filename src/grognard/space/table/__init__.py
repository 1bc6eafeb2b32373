"""A table without cells: points, convex pieces, sight, paths, areas. Integers only, and exact."""
