### Słowa samego arbitra. Miejsca podane są numerami; ich nazwy zna strona.

um-not-in-match = To miejsce nie bierze już udziału w partii.
um-nothing-open = Nie ma na co odpowiadać.
um-open-already = Jakaś propozycja lub prośba czeka już na odpowiedź.
um-nothing-to-undo = Nie ma czego cofnąć.
um-wrong-dice = To nie ten rzut. Potrzeba: { $number ->
    [one] jedna kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} o ściankach od 1 do { $faces }.
um-over = Partia jest zakończona.
um-result-comes = Wynik przyjdzie z partii, która się właśnie toczy.
um-bad-scenario = Tego scenariusza nie da się rozegrać.

um-rolled = { $name }: { $faces }
um-asked = Decydują: { $seats }
um-answered = Miejsce { $seat }: odpowiedź dana.
um-conceded = Miejsce { $seat } poddaje partię.
um-draw-offered = Miejsce { $seat } proponuje remis.
um-draw-answered = Miejsce { $seat } { $accept ->
    [yes] zgadza się na remis.
   *[no] odrzuca remis.
}
um-undo-asked = Miejsce { $seat } prosi o cofnięcie.
um-undo-answered = Miejsce { $seat } { $accept ->
    [yes] zgadza się na cofnięcie.
   *[no] odmawia cofnięcia.
}
um-undone = Miejsce { $seat } cofa swoją akcję.
um-rebased = Zmieniły się zasady (teraz wersja { $version }): gra toczy się dalej od ostatniej zachowanej pozycji.
um-earlier = Opowiedziane według wcześniejszych zasad.
um-dice-asked = { $name }: do rzucenia { $number ->
    [one] jedna kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} o ściankach od 1 do { $faces }.
um-seat-taken = Za miejsce { $seat } gra odtąd { $player ->
    [person] człowiek
   *[other] bot ({ $player })
}.

um-undo-free = Z powrotem przed tę akcję
um-undo-ask = Poproś o cofnięcie: padły kostki albo działał ktoś inny

um-dice-title = Rzuć kostkami: { $name }
um-dice-form = Wpisz swój rzut
um-dice-slot = { $number ->
    [one] Jedna kostka
    [few] { $number } kostki
    [many] { $number } kostek
   *[other] { $number } kostki
} o ściankach od 1 do { $faces }
