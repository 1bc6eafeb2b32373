"""Ultra-Warrior (Task Force Games, 1981, designed by Thomas Zarbock): duels in space armour on a changing
ground.
"""

from grognard.rulesets.ultrawarrior.ruleset import UltraWarrior

RULESET = UltraWarrior()
