"""Heavy questions, answered in a worker process: on a world drawn from what the asker has received."""

import msgspec
from msgspec import Struct

from grognard.bots.player import Player
from grognard.umpire.notation import read_question
from grognard.umpire.refusal import BadNotation, Refusal
from grognard.umpire.words import Data


class Query(Struct, frozen=True, tag="query"):
    """A question with all that its asker knows. `mind` names the audience of the match, for its memory."""

    mind: str
    ruleset: str
    seat: int
    first: Data
    view: Data
    events: list[msgspec.Raw]
    """The audience's whole stream."""
    question: Data
    level: str = ""
    seed: str = "question"


def answered(player: Player, query: Query) -> bytes:
    """`{answer, sketch}`, `{refused}` or `{malformed}`: any world of the view gives the same."""
    ruleset = player.ruleset
    question = read_question(ruleset.Question, query.question)
    try:
        answer = player.world(query.view, 0).ask(query.seat, question)
    except BadNotation as error:
        return msgspec.json.encode({"malformed": [error.field, error.message]})
    if isinstance(answer, Refusal):
        return msgspec.json.encode({"refused": answer})
    sketch = ruleset.sketch(query.view, question, answer)
    return msgspec.json.encode({"answer": answer.data(), "sketch": sketch})
