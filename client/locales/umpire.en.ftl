### The umpire's lines that name a seat by its number: here the number has become the side's name.

um-answered = Answer given: { $seat }.
um-conceded = Conceded: { $seat }.
um-draw-offered = Draw offered by { $seat }.
um-draw-answered = { $seat }: { $accept ->
    [yes] draw accepted.
   *[no] draw declined.
}
um-undo-asked = Undo requested by { $seat }.
um-undo-answered = { $seat }: { $accept ->
    [yes] undo agreed.
   *[no] undo refused.
}
um-undone = Undone by { $seat }.
um-seat-taken = { $seat }: now played by { $player ->
    [person] a person
    [random] a bot (random)
    [recruit] a bot (recruit)
    [regular] a bot (regular)
    [veteran] a bot (veteran)
   *[other] a bot ({ $player })
}.
