### The umpire's own words. Seats are given by number; the client knows their names.

um-not-in-match = This seat has no part in the match any more.
um-nothing-open = There is nothing open to answer.
um-open-already = An offer or request is open already.
um-nothing-to-undo = There is nothing to undo.
um-wrong-dice = That is not the roll asked for: { $number ->
    [one] one die
   *[other] { $number } dice
} with faces 1 to { $faces }.
um-over = The match is over.
um-result-comes = The result comes from the match that is being played.
um-bad-scenario = This scenario cannot be played.

um-rolled = { $name }: { $faces }
um-asked = Asked: { $seats }
um-answered = Seat { $seat } has answered.
um-conceded = Seat { $seat } concedes.
um-draw-offered = Seat { $seat } offers a draw.
um-draw-answered = Seat { $seat } { $accept ->
    [yes] accepts the draw.
   *[no] declines the draw.
}
um-undo-asked = Seat { $seat } asks to undo.
um-undo-answered = Seat { $seat } { $accept ->
    [yes] agrees to the undo.
   *[no] refuses the undo.
}
um-undone = Seat { $seat } has undone.
um-rebased = The rules have changed (now version { $version }): the match goes on from the last position that was kept.
um-earlier = Told under earlier rules.
um-dice-asked = { $name }: roll { $number ->
    [one] one die
   *[other] { $number } dice
} with faces 1 to { $faces }.
um-seat-taken = Seat { $seat } is now played by { $player ->
    [person] a person
   *[other] a bot ({ $player })
}.

um-undo-free = Back to before this action
um-undo-ask = Ask to undo: dice fell or another seat has acted

um-dice-title = Roll the dice: { $name }
um-dice-form = Enter what you rolled
um-dice-slot = { $number ->
    [one] One die
   *[other] { $number } dice
} with faces 1 to { $faces }
