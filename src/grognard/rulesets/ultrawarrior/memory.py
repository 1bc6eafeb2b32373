"""What an audience has learnt of foreign sheets and its view no longer shows."""

from grognard.umpire.contract import Memory
from grognard.umpire.words import Data


class UltraMemory(Memory):
    """temporary"""

    def __init__(self, view: Data) -> None:
        super().__init__()
