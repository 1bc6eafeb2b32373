"""The states of 3.1 in which somebody owes a decision: one module a kind."""
