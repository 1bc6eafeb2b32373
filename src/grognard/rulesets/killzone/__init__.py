"""Kill Zone (Future Warriors; Nick Lund, Grenadier, 1991): skirmishes of single figures on a table."""

from grognard.rulesets.killzone.ruleset import KillZone

RULESET = KillZone()
