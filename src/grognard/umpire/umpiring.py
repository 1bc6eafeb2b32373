"""The umpire's own actions: draws, undo, real dice. They are judged and done here, for every game."""

from typing import TYPE_CHECKING
from weakref import proxy

from grognard.umpire.dice import Dice, NeedDice, WrongDice, checked_faces
from grognard.umpire.log import Log
from grognard.umpire.notation import digest
from grognard.umpire.offers import (
    MATCH_OVER,
    NOT_IN_MATCH,
    NOTHING_OPEN,
    NOTHING_TO_UNDO,
    OPEN_ALREADY,
    Offer,
    wrong_dice,
)
from grognard.umpire.record import Asks, By, DiceEntered, Do, Line, Rolls
from grognard.umpire.refusal import Refusal
from grognard.umpire.taking_back import AGREED_DRAW
from grognard.umpire.words import (
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    DrawAnswered,
    DrawOffered,
    EnterDice,
    OfferDraw,
    Seat,
    UmpireAction,
    UndoAnswered,
    UndoAsked,
)

if TYPE_CHECKING:
    from grognard.umpire.match import Match, Played


class Umpiring:
    """UM-1 to UM-6 of `rules.md`."""

    def __init__(self, match: "Match") -> None:
        self.match: Match = proxy(match)

    # ---- judging

    def check(self, seat: Seat, action: UmpireAction) -> Refusal | None:
        """UM-1 to UM-6: None, or why not."""
        match = self.match
        if not 0 <= seat < match.record.header.seats:
            return NOT_IN_MATCH
        over = match.outcome() is not None
        if isinstance(action, OfferDraw | AskUndo) and not over and not match.position.plays(seat):
            return NOT_IN_MATCH
        if over and (not isinstance(action, AskUndo | AnswerUndo) or match.record.result is not None):
            return MATCH_OVER
        if isinstance(action, EnterDice):
            return self.check_dice(seat, action)
        if isinstance(action, OfferDraw):
            return OPEN_ALREADY if match.offer is not None else None
        if isinstance(action, AskUndo):
            return self.check_undo(seat, action)
        return self.check_answer(seat, "draw" if isinstance(action, AnswerDraw) else "undo", action.accept)

    def check_undo(self, seat: Seat, action: AskUndo) -> Refusal | None:
        """UM-3, UM-4. While a real roll is awaited its action is bound, so nothing is taken back."""
        if self.match.offer is not None:
            return OPEN_ALREADY
        nothing = self.match.bound is not None or self.match.taking_back.asked(seat, action.to) is None
        return NOTHING_TO_UNDO if nothing else None

    def check_answer(self, seat: Seat, kind: str, accept: bool) -> Refusal | None:
        """UM-2: such an offer is open, and the seat has not answered it; its owner may only withdraw."""
        offer = self.match.offer
        if offer is None or offer.kind != kind or seat not in self.electors():
            return NOTHING_OPEN
        if seat in offer.accepted and (accept or seat != offer.seat):
            return NOTHING_OPEN
        return None

    def check_dice(self, seat: Seat, action: EnterDice) -> Refusal | None:
        """UM-2, UM-5: the roll that is asked for, of the seat that owes it."""
        bound = self.match.bound
        if bound is None or bound.seat != seat:
            return NOTHING_OPEN
        need = bound.need
        try:
            checked_faces(action.dice, need.name, need.sides, need.n)
        except WrongDice:
            return wrong_dice({"name": need.name, "number": need.n, "faces": need.sides})
        return None

    def electors(self) -> list[Seat]:
        """The seats whose consent counts: those still in; after the end, all."""
        match = self.match
        seats = range(match.record.header.seats)
        if match.outcome() is not None:
            return list(seats)
        return [seat for seat in seats if match.position.plays(seat)]

    # ---- doing

    def play(self, seat: Seat, action: UmpireAction, key: str, by: By) -> None:
        """Carry out a checked action (real dice: `enter`), then let the bots answer."""
        entry = Do(seat, action.data(), key=key, by=by)
        if isinstance(action, OfferDraw):
            self.open(Offer("draw", seat, 0, [seat]), entry)
        elif isinstance(action, AskUndo):
            self.ask_undo(seat, action, entry)
        elif isinstance(action, AnswerDraw | AnswerUndo):
            self.answer(seat, action.accept, entry)
        if not self.match.replaying:
            self.bots_answer()

    def open(self, offer: Offer, entry: Do) -> None:
        """Tell all of an offer or request; it may be settled at once where nobody else is asked."""
        log = Log()
        match = self.match
        if offer.kind == "draw":
            log.say(DrawOffered(offer.seat))
        else:
            for audience in match.streams.audiences:
                heard = match.streams.first_of(audience, list(range(offer.to, len(match.record.entries))))
                to = heard if heard is not None else match.streams.last(audience) + 1
                log.whisper(UndoAsked(offer.seat, to), [audience])
        match.commit_aside(entry, log)
        match.offer = offer
        self.settle()

    def ask_undo(self, seat: Seat, action: AskUndo, entry: Do) -> None:
        """Back at once when all that goes is the seat's own and unsealed; else the others are asked."""
        back = self.match.taking_back
        index = back.asked(seat, action.to)
        assert index is not None
        if back.free(seat, index):
            self.match.commit_aside(entry, Log())
            self.undo(index, seat, [seat])
        else:
            self.open(Offer("undo", seat, back.steps[index].entry, [seat]), entry)

    def answer(self, seat: Seat, accept: bool, entry: Do) -> None:
        """Accept, decline or withdraw."""
        match = self.match
        offer = match.offer
        assert offer is not None
        log = Log()
        log.say(DrawAnswered(seat, accept) if offer.kind == "draw" else UndoAnswered(seat, accept))
        match.commit_aside(entry, log)
        if not accept:
            match.offer = None
            return
        offer.accepted = sorted({*offer.accepted, seat})
        self.settle()

    def settle(self) -> None:
        """Carry out the open offer if all have accepted."""
        match = self.match
        offer = match.offer
        if offer is None or any(seat not in offer.accepted for seat in self.electors()):
            return
        if offer.kind == "draw":
            self.agree(offer)
        elif (index := match.taking_back.first_from(offer.to)) is not None:
            self.undo(index, offer.seat, offer.accepted)

    def agree(self, offer: Offer) -> None:
        """All have accepted: the match ends in a draw, reason `agreement`."""
        log = Log()
        position = self.match.position.clone()
        position.end(AGREED_DRAW, log)
        self.match.commit_agreement(offer.seat, position, log)

    def undo(self, index: int, seat: Seat, agreed: list[Seat]) -> None:
        """Take back; a replay does it when it meets the entry."""
        if not self.match.replaying:
            self.match.taking_back.carry_out(index, seat, agreed)

    def bots_answer(self) -> None:
        """A bot agrees to every undo but that of the end, which has shown all, and to a draw by its own
        judgement; the record shows it.
        """
        match = self.match
        for seat, player in enumerate(match.players):
            offer = match.offer
            if offer is None or player.kind != "bot" or seat in offer.accepted or seat not in self.electors():
                continue
            running = match.outcome() is None
            accept = running if offer.kind == "undo" else match.bot_draws(match, seat)
            answer = AnswerUndo(accept) if offer.kind == "undo" else AnswerDraw(accept)
            self.answer(seat, accept, Do(seat, answer.data(), by="bot"))

    # ---- real dice

    def enter(self, seat: Seat, action: EnterDice, key: str) -> None:
        """The roll asked for is this one; the action goes on, and asks again if it rolls again."""
        match = self.match
        bound = match.bound
        assert bound is not None
        entered = [*bound.entered, action.dice]
        try:
            played = self.resume(match.dice.for_step(entered))
        except NeedDice as need:
            self.ask_again(seat, action, entered, need, key)
            return
        self.finish_dice(seat, action, played, key)

    def ask_again(self, seat: Seat, action: EnterDice, entered: Rolls, need: NeedDice, key: str) -> None:
        """Keep this roll and ask for the next one."""
        match = self.match
        bound = match.bound
        assert bound is not None
        log = Log()
        match.ask_dice(log, need)
        asks = Asks(need.name, need.n, need.sides, need.by)
        match.commit_aside(DiceEntered(seat, action.dice, key=key, asks=asks), log)
        bound.entered, bound.need = entered, need
        match.owe_dice()

    def resume(self, dice: Dice) -> "Played":
        """The bound action (or the start) played again from before, with the dice entered so far."""
        bound = self.match.bound
        assert bound is not None
        if bound.action is None:
            return self.match.starting(dice)
        return self.match.trying(bound.seat, bound.action, dice)

    def finish_dice(self, seat: Seat, action: EnterDice, played: "Played", key: str) -> None:
        """The last roll of the bound action: store and deal the step."""
        entry: Line = DiceEntered(seat, action.dice, played.hidden, digest(played.position.notation()), key)
        self.match.commit_bound(entry, played)
