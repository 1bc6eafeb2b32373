"""temporary"""

from grognard.rulesets.ultrawarrior.position import UltraPosition
from grognard.umpire.contract import Memory
from grognard.umpire.dice import Dice
from grognard.umpire.words import Data


def sample_position(view: Data, memory: Memory, dice: Dice) -> UltraPosition:
    raise NotImplementedError
