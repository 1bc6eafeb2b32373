"""What every game shares: decisions, dice, secrets, records. Knows no game."""
