### The umpire's lines that name a seat by its number: here the number has become the side's name.

um-answered = { $seat } has answered.
um-conceded = { $seat } concedes.
um-draw-offered = { $seat } offers a draw.
um-draw-answered = { $seat } { $accept ->
    [yes] accepts the draw.
   *[no] declines the draw.
}
um-undo-asked = { $seat } asks to take back.
um-undo-answered = { $seat } { $accept ->
    [yes] agrees to the taking back.
   *[no] refuses the taking back.
}
um-undone = { $seat } has taken back.
um-seat-taken = { $seat } is now played by { $player }.
