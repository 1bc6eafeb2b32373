"""Secret simultaneous decisions, alike in all games: who owes, who has answered, what (own only)."""

from grognard.umpire.words import Action, Data, Seat


class SealedAnswers:
    """The answers so far to the simultaneous decision on top: final when given, applied when all are in."""

    def __init__(self) -> None:
        self.given: dict[int, Action] = {}

    def clone(self) -> "SealedAnswers":
        """An independent copy (actions are frozen and shared)."""
        copy = SealedAnswers()
        copy.given = dict(self.given)
        return copy

    def give(self, seat: Seat, action: Action) -> None:
        """Keep the seat's answer. The caller has checked that it is still owed."""
        self.given[seat] = action

    def has(self, seat: Seat) -> bool:
        """Whether the seat has answered: public."""
        return seat in self.given

    def answered(self) -> list[int]:
        """Seats that have answered, ascending: public."""
        return sorted(self.given)

    def take(self) -> list[tuple[Seat, Action]]:
        """All answers by seat, whatever the order of answering; none are left."""
        answers = sorted(self.given.items())
        self.given = {}
        return answers

    def drop(self, seat: Seat) -> None:
        """Forget the answer of a seat that has gone out."""
        self.given.pop(seat, None)

    def notation(self, seat: Seat | None = None) -> Data:
        """`answers` of the notation: all (None), or only the seat's own."""
        return {str(key): self.given[key].data() for key in self.answered() if seat is None or seat == key}
