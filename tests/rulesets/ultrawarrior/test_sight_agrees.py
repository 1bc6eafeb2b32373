"""Lines of Fire: the umpire, the cover layer and the bots tell them alike, and alike from both ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.rulesets.ultrawarrior import RULESET
from grognard.rulesets.ultrawarrior.presentation.facts import Facts
from grognard.rulesets.ultrawarrior.questions import LineAnswer
from grognard.rulesets.ultrawarrior.script.odds import in_line
from grognard.rulesets.ultrawarrior.state import State
from grognard.rulesets.ultrawarrior.tables import GRID
from grognard.umpire.notation import read_question
from grognard.umpire.words import Data
from tests.rulesets.ultrawarrior.shown import position, warriors

MIDDLE = [f"{column:02}{row:02}" for column in range(8, 15) for row in range(8, 15)]
HEX = st.sampled_from(MIDDLE)
GROUND = st.dictionaries(HEX, st.sampled_from(["forest", "clear"]), max_size=30)
EDGES = [(a, b) for a in MIDDLE for b in MIDDLE if GRID.line(GRID.cell(a), GRID.cell(b)).left]
PAIR = st.one_of(st.tuples(HEX, HEX), st.sampled_from(EDGES))
"""Any two hexes, or two whose line runs along edges (UW-R22)."""


def ground(terrain: Data, smoke: set[str], edge_line: str) -> State:
    read = position(
        terrain=terrain,
        smoke=sorted(smoke),
        warriors=warriors({"hex": "0101"}, {"hex": "2828"}),
        options={"edge_line": edge_line},
    )
    assert isinstance(read, State)
    return read


def line(p: State, a: str, b: str) -> LineAnswer:
    question = read_question(RULESET.Question, {"type": "line", "from": a, "to": b})
    answer = p.ask(0, question)
    assert isinstance(answer, LineAnswer)
    return answer


@pytest.mark.parametrize("edge_line", ["shooter", "target"])
@given(terrain=GROUND, smoke=st.sets(HEX, max_size=6), ends=PAIR)
def test_one_line_for_all(edge_line: str, terrain: Data, smoke: set[str], ends: tuple[str, str]) -> None:
    """A kind of bug met by others: the tool said one thing of a line and the rules did another."""
    p, (a, b) = ground(terrain, smoke, edge_line), ends
    there = line(p, a, b)
    assert Facts(p.view(0)).in_line(a, b) == (there.rule is None)
    assert in_line(p, GRID.cell(a), GRID.cell(b)) == (there.rule is None)


@pytest.mark.parametrize("edge_line", ["shooter", "target"])
@given(terrain=GROUND, smoke=st.sets(HEX, max_size=6), ends=PAIR)
def test_a_line_is_the_same_from_both_ends(
    edge_line: str, terrain: Data, smoke: set[str], ends: tuple[str, str]
) -> None:
    """Only the cover of the hex aimed at tells the ends apart (UW-8.1.4)."""
    p, (a, b) = ground(terrain, smoke, edge_line), ends
    there, back = line(p, a, b), line(p, b, a)
    assert (there.clear, there.range, there.crossed) == (back.clear, back.range, back.crossed[::-1])
    assert {*there.left, *there.right} == {*back.left, *back.right}
