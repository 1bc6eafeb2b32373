"""The match: one step is whole, told in gapless streams, stored before it is dealt, replayable, provable."""

import dataclasses

import pytest
from fogbay import RULESET
from fogbay.actions import EndTurn

from grognard.umpire.dice import Dice, Seeded
from grognard.umpire.match import Match
from grognard.umpire.notation import canonical, digest
from grognard.umpire.record import DiceEntered, Do, Header, Line, Player, Record, Start
from grognard.umpire.refusal import BadNotation, BadRecord, Refused, Stale
from grognard.umpire.replay import replay, verify
from grognard.umpire.words import (
    SPECTATOR,
    Action,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    Concede,
    EnterDice,
    OfferDraw,
    Setup,
    Why,
)

from .conftest import Finish, play_on, real_dice

TO_THE_END = 10_000


def told(match: Match) -> bytes:
    """All that all audiences have been told, and the truth."""
    streams = {str(seat): [event.data() for event in events] for seat, events in match.streams.events.items()}
    position = match.position.notation() if match.started else None
    return canonical([streams, position, match.owed(), match.numbers])


def refused(match: Match, seat: int, action: Action) -> str:
    """The rule that refuses the action."""
    with pytest.raises(Refused) as error:
        match.play(seat, action)
    return error.value.refusal.rule


def test_a_record_replays_to_the_same_match(match: Match, play: Finish) -> None:
    play(match, TO_THE_END)
    record = Record.read(match.close().text())
    again = replay(RULESET, record)
    assert told(again) == told(match)
    assert again.record.text() == match.record.text()


def test_the_record_keeps_the_digest_where_an_event_ends_a_turn(match: Match, play: Finish) -> None:
    ends = others = 0
    while match.owed():
        before = len(match.streams.events[0])
        play(match, 1)
        entry = match.record.entries[-1]
        if any(event.ends_turn for event in match.streams.events[0][before:]):
            ends += 1
            assert isinstance(entry, Do)
            assert entry.digest == digest(match.position.notation())
        elif isinstance(entry, Do) and not entry.digest:
            others += 1
    assert ends > 2
    assert others > 2


def test_a_replay_can_be_played_on(match: Match, play: Finish) -> None:
    play(match, 12)
    again = replay(RULESET, Record.read(match.record.text()), match.dice.secrets)
    play(match, 20)
    play(again, 20)
    assert told(again) == told(match)


def test_the_dice_of_a_finished_record_are_proved(match: Match, play: Finish) -> None:
    play(match, TO_THE_END)
    found = verify(RULESET, Record.read(match.close().text()))
    assert found.ok
    assert found.opened > 0
    assert found.hidden > 0


def test_a_changed_face_is_found_out(match: Match, play: Finish) -> None:
    play(match, TO_THE_END)
    record = match.close()
    changed = 0
    for index, entry in enumerate(record.entries):
        if isinstance(entry, Do) and entry.dice and changed < 5:
            name, first, *rest = entry.dice[0]
            assert isinstance(first, int)
            lie = [[name, first % 2 + 1, *rest], *entry.dice[1:]]
            entries = list(record.entries)
            entries[index] = Do(
                entry.seat, entry.action, lie, entry.hidden, entry.key, entry.by, entry.digest
            )
            changed += lie != entry.dice
            assert lie == entry.dice or not verify(RULESET, Record(record.header, entries)).ok
    assert changed


def test_other_secrets_are_found_out(match: Match, play: Finish) -> None:
    play(match, TO_THE_END)
    text = match.close().text()
    secret = match.dice.secrets["open"]
    assert not verify(RULESET, Record.read(text.replace(secret, "00" + secret[2:]))).ok


@pytest.mark.parametrize("cut", [2, 40, 400, 4000])
def test_a_cut_record_is_refused_plainly(match: Match, play: Finish, cut: int) -> None:
    text = play(match, TO_THE_END).close().text()
    with pytest.raises(BadRecord, match=r"line|finished"):
        proved(text[:-cut])


def proved(text: str) -> None:
    """Raises BadRecord when the text is no record, or what it says does not hold."""
    found = verify(RULESET, Record.read(text))
    if not found.ok:
        raise BadRecord(found.problem or "")


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"type":"header"}', "\n\n", '{"type":"start"}\n'])
def test_what_is_no_record_is_refused_plainly(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.read(text)


def test_a_failed_store_changes_nothing(play: Finish) -> None:
    match = Match.create(RULESET, Setup("bay"), seed="store")
    play(match, 5)

    def full(index: int, line: Line) -> None:
        raise OSError("disk full")

    before, match.store = told(match), full
    seat = match.owed()[0][0]
    action = match.position.menu(seat).actions or [
        match.position.draw(seat, match.menu(seat).forms[0], dice())
    ]
    with pytest.raises(OSError, match="disk full"):
        match.play(seat, action[0])
    assert told(match) == before


def dice() -> Dice:
    """Dice to choose with."""
    return Seeded(3)


def test_a_repeated_key_gets_the_first_answer(match: Match) -> None:
    seat = match.owed()[0][0]
    action = match.position.random_action(seat, dice())
    step = match.play(seat, action, key="k")
    before = told(match)
    assert match.play(seat, action, key="k") == step
    assert told(match) == before
    again = replay(RULESET, Record.read(match.record.text()), match.dice.secrets)
    assert again.play(seat, action, key="k") == step


def test_a_stale_decision_number_is_refused(match: Match) -> None:
    seat = match.owed()[0][0]
    with pytest.raises(Stale):
        match.play(seat, Concede(), number=match.numbers[seat] + 1)


def test_the_numbers_of_one_seat_do_not_tell_of_others(match: Match) -> None:
    owed = match.owed()
    if len(owed) > 1:
        first, second = owed[0][0], owed[1][0]
        before = match.numbers[second]
        match.play(first, match.position.random_action(first, dice()))
        assert match.numbers[second] == before


def test_streams_have_no_gap_and_end_with_over(match: Match, play: Finish) -> None:
    play(match, TO_THE_END)
    for audience in match.streams.audiences:
        assert match.streams.events[audience][-1].type == "over"
        assert match.streams.last(audience) == len(match.streams.after(audience, 0))


def test_a_draw_needs_all_and_is_withdrawn_or_declined(match: Match) -> None:
    match.play(0, OfferDraw())
    assert refused(match, 1, OfferDraw()) == "UM-3"
    assert refused(match, 0, AnswerDraw(True)) == "UM-2"
    match.play(0, AnswerDraw(False))
    assert refused(match, 1, AnswerDraw(True)) == "UM-2"
    match.play(1, OfferDraw())
    match.play(0, AnswerDraw(False))
    match.play(0, OfferDraw())
    match.play(1, AnswerDraw(True))
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.data() == {"winners": [], "reason": "agreement"}
    assert refused(match, 0, OfferDraw()) == "UM-6"
    record = Record.read(match.close().text())
    assert told(replay(RULESET, record)) == told(match)
    assert verify(RULESET, record).ok


def test_an_agreed_draw_can_be_taken_back_until_the_secrets_are_out(match: Match) -> None:
    match.play(0, OfferDraw())
    match.play(1, AnswerDraw(True))
    match.play(1, AskUndo(match.streams.last(1)))
    match.play(0, AnswerUndo(True))
    assert match.outcome() is None
    assert match.owed()
    match.play(0, OfferDraw())
    match.play(1, AnswerDraw(True))
    match.close()
    assert refused(match, 0, AskUndo(match.streams.last(0))) == "UM-6"


def test_a_draw_offer_lapses_when_somebody_acts(match: Match, play: Finish) -> None:
    match.play(1, OfferDraw())
    play(match, 1)
    assert refused(match, 0, AnswerDraw(True)) == "UM-2"


def test_undo_with_consent_goes_back_and_never_rolls_the_same_again(match: Match, play: Finish) -> None:
    play(match, 6)
    before = digest(match.position.notation())
    first = match.streams.last(0) + 1
    rolled = match.dice.opened + match.dice.hidden
    play(match, 12)
    assert match.dice.opened + match.dice.hidden > rolled
    rolled_then = (match.dice.opened, match.dice.hidden)
    match.play(0, AskUndo(first))
    assert digest(match.position.notation()) != before
    assert refused(match, 0, AskUndo(first)) == "UM-3"
    assert refused(match, 0, AnswerUndo(True)) == "UM-2"
    match.play(1, AnswerUndo(True))
    assert digest(match.position.notation()) == before
    assert (match.dice.opened, match.dice.hidden) == rolled_then
    undone = [event for event in match.streams.events[0] if event.type == "undone"]
    assert [event.data()["to"] for event in undone] == [first]
    play(match, TO_THE_END)
    record = Record.read(match.close().text())
    assert told(replay(RULESET, record)) == told(match)
    assert verify(RULESET, record).ok


def test_undo_is_refused_by_one_and_lapses(match: Match, play: Finish) -> None:
    play(match, 8)
    match.play(0, AskUndo(2))
    match.play(1, AnswerUndo(False))
    assert match.offer is None
    match.play(0, AskUndo(2))
    play(match, 1)
    assert refused(match, 1, AnswerUndo(True)) == "UM-2"


def test_undo_names_an_event_of_ones_own(match: Match) -> None:
    assert refused(match, 0, AskUndo(0)) == "UM-4"
    assert refused(match, 0, AskUndo(999)) == "UM-4"
    assert refused(match, 0, AskUndo(1)) == "UM-4"
    assert refused(match, 7, AskUndo(1)) == "UM-1"
    assert refused(match, SPECTATOR, OfferDraw()) == "UM-1"


def test_an_own_unsealed_action_is_taken_back_freely(play: Finish) -> None:
    match = Match.create(RULESET, Setup("bay"), seed="free")
    for _ in range(400):
        seats = {seat for seat, _ in match.owed()}
        if not seats:
            break
        play(match, 1)
        for seat in seats:
            reach = match.taking_back.reach(seat)
            if reach is not None and reach[1]:
                before = match.taking_back.steps[-1].before
                assert before is not None
                match.play(seat, AskUndo(reach[0]))
                assert match.offer is None
                assert digest(match.position.notation()) == digest(before.notation())
                return
    raise AssertionError("no action could be taken back freely")


def test_a_bot_agrees_to_an_undo_and_the_record_shows_it(play: Finish) -> None:
    match = Match.create(RULESET, Setup("bay"), [Player("person"), Player("bot", level="random")], seed="b")
    play(match, 8)
    reach = match.taking_back.reach(0)
    assert reach is not None
    length = len(match.record.entries)
    match.play(0, AskUndo(reach[0]))
    tail = match.record.entries[length:]
    assert [type(entry).__name__ for entry in tail][-1] == "Undo"
    if len(tail) > 2:
        assert isinstance(tail[1], Do)
        assert tail[1].by == "bot"
    assert told(replay(RULESET, Record.read(match.record.text()))) == told(match)


def test_real_dice_are_asked_for_and_go_on(play: Finish) -> None:
    match = real_dice()
    play_on(match, 400)
    entered = [entry for entry in match.record.entries if isinstance(entry, DiceEntered)]
    assert entered
    again = replay(RULESET, Record.read(match.record.text()), match.dice.secrets)
    assert told(again) == told(match)
    if match.outcome() is not None:
        assert verify(RULESET, Record.read(match.close().text())).ok


def test_a_wrong_real_roll_is_refused() -> None:
    match = real_dice()
    while match.bound is None:
        play_on(match, 1)
    seat, need = match.bound.seat, match.bound.need
    before = told(match)
    good = [1] * need.n
    assert refused(match, seat, EnterDice(["other", *good])) == "UM-5"
    assert refused(match, seat, EnterDice([need.name, *good, 1])) == "UM-5"
    assert refused(match, seat, EnterDice([need.name, *([need.sides + 1] * need.n)])) == "UM-5"
    assert refused(match, 1 - seat, EnterDice([need.name, *good])) == "UM-2"
    assert refused(match, 1 - seat, Concede()) == "UM-5"
    assert told(match) == before
    match.play(seat, EnterDice([need.name, *good]))


def test_nobody_enters_dice_that_are_not_asked_for(match: Match) -> None:
    assert refused(match, 0, EnterDice(["x", 1])) == "UM-2"


def test_why_is_the_refusal_that_doing_would_meet(match: Match) -> None:
    seat = match.owed()[0][0]
    wrong, right = EndTurn(), match.position.random_action(seat, dice())
    refusal = match.refusal(seat, wrong)
    assert refusal is not None
    assert match.ask(seat, Why(wrong.data())).data() == {"ok": False, **refusal.data()}
    assert match.ask(seat, Why(right.data())).data() == {"ok": True}
    assert refused(match, seat, wrong) == refusal.rule
    with pytest.raises(BadNotation):
        match.ask(seat, Why({"type": "no_such_thing"}))


def test_a_running_match_is_not_closed(match: Match) -> None:
    with pytest.raises(BadNotation, match="running"):
        match.close()


def test_the_header_holds_no_secret(match: Match) -> None:
    text = match.record.text()
    assert isinstance(match.record.header, Header)
    assert isinstance(match.record.entries[0], Start)
    assert all(secret not in text for secret in match.dice.secrets.values())


def test_step_names_the_entry_and_the_last_event(match: Match, play: Finish) -> None:
    seat = match.owed()[0][0]
    step = match.play(seat, match.position.random_action(seat, dice()))
    assert dataclasses.astuple(step) == (len(match.record.entries) - 1, match.streams.last(seat))


def test_who_owes_a_real_roll_may_give_up_instead() -> None:
    match = real_dice()
    while match.bound is None or not match.started:
        play_on(match, 1)
    seat = match.bound.seat
    match.play(seat, Concede())
    assert all(kind != "dice" for _, kind in match.owed())
    again = replay(RULESET, Record.read(match.record.text()), match.dice.secrets)
    assert told(again) == told(match)


def test_a_bot_does_not_take_back_the_end_which_has_shown_all() -> None:
    match = Match.create(RULESET, Setup("bay"), [Player("person"), Player("bot", level="random")], seed="b")
    while match.outcome() is None:
        seat = match.owed()[0][0]
        match.play(seat, Concede() if seat == 0 else match.position.random_action(seat, dice()))
    before = told(match)
    match.play(0, AskUndo(match.streams.last(0)))
    assert match.outcome() is not None
    assert match.offer is None
    assert told(match) != before
