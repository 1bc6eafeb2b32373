### Wpisy arbitra, które podają miejsce numerem: tutaj numer zmienił się w nazwę strony.

um-answered = Odpowiedź dana: { $seat }.
um-conceded = Poddana partia: { $seat }.
um-draw-offered = Propozycja remisu: { $seat }.
um-draw-answered = { $seat }: { $accept ->
    [yes] zgoda na remis.
   *[no] odmowa remisu.
}
um-undo-asked = Prośba o cofnięcie: { $seat }.
um-undo-answered = { $seat }: { $accept ->
    [yes] zgoda na cofnięcie.
   *[no] odmowa cofnięcia.
}
um-undone = Cofnięto na życzenie: { $seat }.
um-seat-taken = { $seat }: odtąd gra { $player ->
    [person] człowiek
    [random] bot (losowy)
    [recruit] bot (rekrut)
    [regular] bot (żołnierz)
    [veteran] bot (weteran)
   *[other] bot ({ $player })
}.
