"""Whether a bot takes a draw: when it is clearly losing in most worlds that it may be in."""

import logging

from grognard.bots.player import Player
from grognard.bots.strengths import RANDOM
from grognard.umpire.match import Match
from grognard.umpire.ruleset import WIN
from grognard.umpire.words import Seat

LOST = -WIN // 2
"""What is worth less on average is as good as lost."""
WORLDS = 12
log = logging.getLogger("grognard.bots")


def takes_draw(match: Match, seat: Seat) -> bool:
    """What the bot of the seat says, from its stream and view alone. One that plays at random never does."""
    base, level = match.taking_back.base, match.players[seat].level
    if base is None or level is None or level == RANDOM:
        return False
    try:
        player = Player(match.ruleset, seat, level, f"{seat} draws")
        player.begin(base.view(seat))
        for event in match.streams.after(seat, 0):
            player.hear(event)
        return outlook(player, match) < LOST
    except Exception:  # whatever a game stumbles over, the offer is answered
        log.exception("%s, seat %d: no judgement of a draw", match.ruleset.name, seat)
        return False


def outlook(player: Player, match: Match) -> int:
    """What the worlds of its view are worth to the player, on average."""
    view, number = match.view(player.seat), match.numbers[player.seat]
    worlds = [player.world(view, number, f"draw {i}") for i in range(WORLDS)]
    return sum(player.ruleset.worth(world, player.seat) for world in worlds) // WORLDS
