"""Campaigns: their battles are matches of their own, and the umpire brings the results home."""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from grognard.bots.arena import bring_home
from grognard.server.founding import new_row, new_seat
from grognard.server.store.rows import MatchRow, SeatRow
from grognard.server.table import Table
from grognard.umpire.match import Match
from grognard.umpire.refusal import Refused
from grognard.umpire.words import Action, Battle, Data

if TYPE_CHECKING:
    from grognard.server.live import Live

log = logging.getLogger("grognard.server")


def data_of(battle: Battle) -> Data:
    """A battle as plain data, as the store keeps it."""
    data: Data = msgspec.json.decode(msgspec.json.encode(battle))
    return data


class Campaigns:
    """Makes the matches that campaigns name, and plays their results."""

    def __init__(self, live: "Live") -> None:
        self.live = live
        self.lock = asyncio.Lock()

    def follow(self, table: Table) -> None:
        """A match has gone on: it may have named battles, or be one that has ended."""
        match = table.match
        if match is None or match.taking_back.base is None:
            return
        over = match.outcome() is not None
        if not over and match.position.battles():
            self.live.spawn(self.muster(table.row.id))
        if over and table.row.parent is not None:
            self.live.spawn(self.report(table.row.id, table.row.parent))

    async def muster(self, campaign: str) -> None:
        """Make the matches that are to be played now and do not exist yet."""
        async with self.lock, self.live.at(campaign) as table:
            if table.match is None:
                return
            children = await self.live.read(self.live.store.children, campaign)
            for battle in table.match.position.battles():
                child = next((row for row in children if row.battle == data_of(battle)), None)
                if child is None:
                    await self.live.create(*battle_rows(table, battle))
                elif child.state == "over":
                    self.live.spawn(self.report(child.id, campaign))

    async def report(self, child: str, campaign: str) -> None:
        """Close a finished battle and play its result in the campaign."""
        async with self.lock, self.live.at(child) as fought, self.live.at(campaign) as table:
            match, battle = fought.match, fought.row.battle
            if match is None or table.match is None or match.outcome() is None:
                return
            named = next((b for b in table.match.position.battles() if data_of(b) == battle), None)
            if named is None:
                return
            await fought.act(Match.close)
            action: Action = table.ruleset.report(named, match.position)
            try:
                await table.act(lambda parent: bring_home(parent, named, action))
            except Refused as refused:
                log.error("campaign %s refuses a result by %s", campaign, refused.refusal.rule)


def battle_rows(table: Table, battle: Battle) -> tuple[MatchRow, list[SeatRow]]:
    """The match of a battle: its seats are held by those who hold them in the campaign."""
    row = new_row(
        battle.ruleset,
        scenario=battle.scenario,
        options=battle.options,
        open_sheets=table.row.open_sheets,
        dice=table.row.dice,
        parent=table.row.id,
        battle=data_of(battle),
        start=battle.start,
    )
    seats = []
    for number, seat in enumerate(battle.seats):
        holder = table.seats[seat]
        seats.append(new_seat(row.id, number, holder.kind, holder.name, holder.level, holder.key))
    return row, seats
