### Ultra-Warrior po polsku. Wojownicy podani są imionami (w mianowniku), heksy numerami.
### Przypadki: .gen dopełniacz, .acc biernik, .ins narzędnik, .where miejsce z przyimkiem.

uw-credit = Ultra-Warrior, autor Thomas Zarbock, wydawca Task Force Games, 1981. grognard nie jest ich dziełem.

## Odmowy

uw-refused-over = Partia jest zakończona.
uw-refused-not-owed = { $phase ->
    [impulse] To nie jest twój Impuls.
    [shields] Nie masz teraz nic do decyzji: twoje Tarcze są ustawione.
    [species] Nie masz teraz nic do decyzji: twój gatunek jest wybrany.
   *[arrival] Nie masz teraz nic do decyzji.
}
uw-refused-wrong-step = W tym kroku tury nie można tego zrobić.
uw-refused-species-unknown = Wybierz jeden z pięciu gatunków.
uw-refused-arrival-place = Musi się pojawić co najmniej { $needed ->
    [one] { $needed } heks
    [few] { $needed } heksy
    [many] { $needed } heksów
   *[other] { $needed } heksu
} od: { $warrior }, na terenie, na który może wejść.
uw-refused-shields-warriors = Ustaw Tarczę każdemu ze swoich żywych wojowników.
uw-refused-shields-whole = Tarcza to liczba całkowita od 0 w górę.
uw-refused-shields-no-suit = Bez skafandra nie ma Tarczy, którą można zasilić.
uw-refused-shields-energy = Na tę Tarczę masz tylko tyle Energii: { $energy }.
uw-refused-not-your-warrior = To nie twój wojownik.
uw-refused-acted-already = Ten wojownik działał już w tym Impulsie.
uw-refused-no-points = Nie ma Punktu Akcji na ten Impuls.
uw-refused-dart-loaded = Załadowaną strzałkę trzeba wystrzelić albo rozładować.
uw-refused-off-map = Tu kończy się plansza.
uw-refused-not-adjacent = Ruch prowadzi na sąsiedni heks.
uw-refused-terrain-forbidden = { $terrain ->
    [water] Do Wody nie można wejść.
    [fire] W Ogień nie można wejść.
    [lava] W Lawę nie można wejść.
   *[other] Na ten teren nie można wejść.
}
uw-refused-forest-still = Przed wejściem do Lasu trzeba spędzić cały Impuls w bezruchu.
uw-refused-no-darts = Nie ma już strzałek.
uw-refused-no-dart-loaded = Żadna strzałka nie jest załadowana.
uw-refused-no-prepare = W tej partii niczego się nie zapowiada: wystarczy Impuls w bezruchu.
uw-refused-unknown-preparation = Przygotować można tylko Barierę, Dym albo teleport.
uw-refused-not-jajoz = Teleportuje się tylko Jajoz.
uw-refused-no-suit = Nie ma już skafandra; zostały tylko strzałki.
uw-refused-no-energy = Za mało Energii: potrzeba { $needed }, jest { $energy }.
uw-refused-not-prepared-barrier = Barierę trzeba przygotować Impuls wcześniej.
uw-refused-not-prepared-smoke = Dym trzeba przygotować Impuls wcześniej.
uw-refused-barrier-here = Jego Bariera już tu stoi.
uw-refused-smoke-here = Tu już jest Dym.
uw-refused-teleport-not-prepared = Teleport trzeba przygotować Impuls wcześniej.
uw-refused-teleport-range = Teleport sięga od 1 do { $most } heksów (żądana odległość: { $range }).
uw-refused-teleport-clear = Teleport prowadzi tylko na otwarty teren.
uw-refused-no-energizer = Nie ma tu Energizera.
uw-refused-not-carrier = On nie niesie Energizera.
uw-refused-exit-none = W tym scenariuszu nie opuszcza się planszy.
uw-refused-exit-rim = Planszę może opuścić tylko niosący Energizer, z jej skraju.
uw-refused-unknown-weapon = Nie ma takiej broni.
uw-refused-dart-first = Najpierw załaduj strzałkę.
uw-refused-no-target = Wskaż jeden cel: wojownika, Barierę albo heks.
uw-refused-target-unknown = Tego celu nie ma na planszy.
uw-refused-friend = Wybierz wroga albo heks.
uw-refused-disruptor-only-barriers = Dysruptor działa tylko na Bariery.
uw-refused-only-disruptor = Barierę narusza tylko Dysruptor.
uw-refused-out-of-range = Poza zasięgiem: odległość { $range }, zasięg { $most }.
uw-refused-line-blocked = Linię ognia zasłania { $hex }.
uw-refused-edges-blocked = Linia biegnie krawędziami heksów i jest zasłonięta z obu stron, najpierw przez { $hex }.
uw-refused-cover = { $cover ->
    [smoke] Cel jest w Dymie; strzelaj do heksu.
   *[forest] Cel jest w Lesie; strzelaj do heksu.
}
uw-refused-smoke-shelters = W Dymie nikogo nie można trafić.
uw-refused-barrier-protects = Chroni go Bariera; użyj na nią Dysruptora.
uw-refused-no-change = Ta broń niczego tam nie zmieni.
uw-refused-own-hex = W tej partii nikt nie strzela do własnego heksu.
uw-refused-tower-hex = Budynek się nie zmienia.

## Słowa gry

uw-unit = { $n ->
    [one] heks
    [few] heksy
    [many] heksów
   *[other] heksu
}
uw-terrain-clear = Otwarty teren
    .acc = Otwarty teren
    .gen = Otwartego terenu
    .where = na Otwartym terenie
uw-terrain-forest = Las
    .acc = Las
    .gen = Lasu
    .where = w Lesie
uw-terrain-ice = Lód
    .acc = Lód
    .gen = Lodu
    .where = na Lodzie
uw-terrain-water = Woda
    .acc = Wodę
    .gen = Wody
    .where = w Wodzie
uw-terrain-fire = Ogień
    .acc = Ogień
    .gen = Ognia
    .where = w Ogniu
uw-terrain-lava = Lawa
    .acc = Lawę
    .gen = Lawy
    .where = w Lawie
uw-terrain-inverted-water = Płycizna
    .acc = Płyciznę
    .gen = Płycizny
    .where = na Płyciźnie
uw-cover-forest = Las
uw-cover-smoke = Dym

uw-species-human = Człowiek
uw-species-ceptel = Ceptel
uw-species-velthron = Velthron
uw-species-mophek = Mophek
uw-species-jajoz = Jajoz
uw-species-wahn = Wahn
uw-species-undecided = jeszcze nie wybrany

uw-ability-human = Człowiek: bez szczególnych zdolności.
uw-ability-ceptel = Ceptel: 12 Poziomów Życia; traci Punkt Akcji za każde dwa utracone.
uw-ability-velthron = Velthron: strzelając, liczy każdą odległość o trzy heksy mniejszą.
uw-ability-mophek = Mophek: 8 Punktów Akcji; jeden Impuls przed wszystkimi, jeden po wszystkich.
uw-ability-jajoz = Jajoz: teleportuje się do pięciu heksów na otwarty teren, za dwa Impulsy i bez Energii.
uw-ability-wahn = Wahn: 25 Energii rezerwy, gdy własna się wyczerpie.

uw-weapon-heat-blast = Fala Żaru
    .gen = Fali Żaru
    .ins = Falą Żaru
uw-weapon-frost-bolt = Pocisk Mrozu
    .gen = Pocisku Mrozu
    .ins = Pociskiem Mrozu
uw-weapon-electron-bolt = Pocisk Elektronów
    .gen = Pocisku Elektronów
    .ins = Pociskiem Elektronów
uw-weapon-implosion-dart = Strzałka Implozji
    .gen = Strzałki Implozji
    .ins = Strzałką Implozji
uw-weapon-energy-disk = Dysk Energii
    .gen = Dysku Energii
    .ins = Dyskiem Energii
uw-weapon-disruptor = Dysruptor
    .gen = Dysruptora
    .ins = Dysruptorem
uw-weapon-laser-tower = Wieża Laserowa
    .gen = Wieży Laserowej
    .ins = Wieżą Laserową

uw-prep-none = nic nie przygotowano
uw-prep-idle = w bezruchu
uw-prep-dart = strzałka załadowana
uw-prep-barrier = przygotowana Bariera
uw-prep-smoke = przygotowany Dym
uw-prep-teleport = przygotowany teleport


uw-roll-attack = Strzał
uw-roll-initiative = Inicjatywa
uw-roll-life = Kostka Życia
uw-roll-tower = Wieża Laserowa

uw-name = { $name }
uw-warrior-first = Pierwszy
uw-warrior-second = Drugi
uw-warrior-1 = Wojownik 1
uw-warrior-2 = Wojownik 2
uw-warrior-3 = Wojownik 3
uw-warrior-4 = Wojownik 4
uw-tower = Wieża Laserowa
uw-energizer = Energizer
uw-barrier-of = Bariera ({ $name })
uw-side = Strona { $side }
uw-side-pair = { $one } i { $other }
uw-side-2-b = Ludzie Xorco
uw-side-3-b = Xorco
uw-side-5-a = Lance i Riunité
uw-side-5-b = Xorco i Gran

## Plansza i żetony

uw-board = Pole bitwy
uw-scene-says = Tura { $turn }, { $step }. Twoi wojownicy: { $own }. Żywi: { $alive }.
uw-cell-says = { $hex }: { $terrain }{ $smoke ->
    [yes] , Dym
   *[no] { "" }
}{ $barriers ->
    [0] { "" }
    [one] , Bariera
    [few] , { $barriers } Bariery
    [many] , { $barriers } Barier
   *[other] , { $barriers } Bariery
}
uw-piece-says = { $name }, { $species }, { $hex }, { $terrain-where }: { $impulses ->
    [one] został 1 Impuls
    [few] zostały { $impulses } Impulsy
    [many] zostało { $impulses } Impulsów
   *[other] Impulsy: { $impulses }
}, { $darts ->
    [one] 1 strzałka
    [few] { $darts } strzałki
    [many] { $darts } strzałek
   *[other] { $darts } strzałki
}, { $prep }
uw-piece-fallen-says = { $name }: poległ na { $hex }
uw-barrier-says = Bariera ({ $name }) na { $hex }
uw-tower-says = Wieża Laserowa na { $hex }: wytrzyma jeszcze { $left } z { $points } punktów
uw-energizer-says = Energizer leży na { $hex }
uw-energizer-carried-says = Energizer, niesie go { $name }

uw-number-impulses = Pozostałe Impulsy
uw-number-darts = Strzałki
uw-number-shield = Tarcza
uw-number-tower = Ile punktów jeszcze wytrzyma
uw-number-tower-damage = Obrażenia Wieży
uw-number-points = Punkty Akcji
uw-number-energy = Energia
uw-number-needed = Próg trafienia
uw-number-chance = Szansa trafienia
uw-number-expected = Średnie obrażenia

uw-pip-fire = w Ogniu
uw-pip-lava = w Lawie
uw-pip-water = w Wodzie
uw-pip-ice = na Lodzie
uw-pip-inverted-water = na Płyciźnie
uw-pip-carries = niesie Energizer
uw-pip-barrier = za swoją Barierą
uw-pip-smoke = w Dymie

uw-layer-reach = Kroki
uw-layer-ranges = Zasięgi: { $name }
uw-layer-danger = Zagrożenia
uw-layer-refill = Powrót Wody
uw-layer-threat = Ostrzał: { $name }
uw-layer-cover = Osłony: { $name }
uw-mark-now = { $name } może tu wejść od razu
uw-mark-still = { $name } może tu wejść po Impulsie w bezruchu
uw-mark-range = Odległość { $range }
uw-mark-danger = { $name } stoi { $terrain-where }: zejdź albo zmień teren w tym Impulsie
uw-mark-thin = { $name } stoi { $terrain-where }: pod nim może się zrobić Woda
uw-mark-refill = Znowu Woda w turze { $turn }
uw-mark-threat = Tu może strzelać: { $name } ({ $weapon })
uw-mark-cover = Żaden wróg w zasięgu nie ma tu czystej linii
uw-mark-block = Zasłania { $hex }
uw-mark-edge = Wzdłuż krawędzi
uw-mark-reach = { $count ->
    [one] 1 heks
    [few] { $count } heksy
    [many] { $count } heksów
   *[other] { $count } heksu
}, najwyżej { $impulses ->
    [one] 1 Impuls
    [few] { $impulses } Impulsy
    [many] { $impulses } Impulsów
   *[other] { $impulses } Impulsu
}

## Arkusze

uw-sheet-title = { $name }, { $species }
uw-row-energy = Energia
uw-row-reserve = Rezerwa
uw-row-shield = Tarcza
uw-row-suit = Skafander
uw-row-life = Życie
uw-row-impulses = Pozostałe Impulsy
uw-row-darts = Strzałki
uw-row-prep = Ostatni Impuls
uw-row-carries = Niesie
uw-row-harm = Obrażenia w zeszłej turze
uw-span = { $low }–{ $high }
uw-summary = Energia { $energy }, skafander { $suit }, Życie { $life }; { $impulses ->
    [one] został 1 Impuls
    [few] zostały { $impulses } Impulsy
    [many] zostało { $impulses } Impulsów
   *[other] Impulsy: { $impulses }
}, { $darts ->
    [one] 1 strzałka
    [few] { $darts } strzałki
    [many] { $darts } strzałek
   *[other] { $darts } strzałki
}, { $prep }
uw-summary-fallen = Poległ

## Tor tury

uw-turn = Tura { $turn }
uw-limit = z { $turn }
uw-step-species = Gatunki
uw-step-arrival = Przybycie
uw-step-shields = Tarcze
uw-step-cleanup = Porządki
uw-step-impulse = Impuls { $slot }
uw-step-over = Koniec

## Scenariusze

uw-scenario-free = Własna pozycja
uw-scenario-free-story = Puste pole.
uw-goal-free = Wygrywa ostatnia strona z żywym wojownikiem.
uw-special-free = Bez zasad specjalnych.
uw-goal-own-eliminate-side = Wyeliminuj drugą stronę.
uw-goal-own-suit-zero = Sprowadź skafander drugiej strony do 0.
uw-goal-own-reach = { $name } dociera na { $hex }.
uw-goal-own-eliminated = { $name } zostaje wyeliminowany.
uw-goal-own-timeout = Kończy się tura { $turn }.
uw-goal-own-destroy-and-enter = Wieża jest zniszczona, a { $name } stoi na { $hex }.
uw-goal-own-exit-with = Wynieś Energizer poza planszę.
uw-goal-own-last-survivor = Przeżyj jako ostatni.

uw-scenario-1 = Przeciw Czarnemu Rycerzowi
uw-scenario-1-story = Tyran Metlank więzi Lise. Lance przybył po nią i wyzywa go na pojedynek.
uw-goal-1 = Wyeliminuj przeciwnika.
uw-special-1 = Bez zasad specjalnych.

uw-scenario-2 = Sława Lance’a
uw-scenario-2-story = Araman i Soral, dwaj ludzie Xorco, chcą być tymi, którzy powalili Lance’a.
uw-goal-2 = Wyeliminuj drugą stronę.
uw-special-2 = Skafander Lance’a wytrzymuje 50 punktów.

uw-scenario-3 = Ucieczka z Sarmanix
uw-scenario-3-story = Lance wyrwał się z więzienia Xorco. Statek czeka, a straż nie śpi.
uw-goal-3 = Lance wygrywa, jeśli dotrze na 1314 do końca tury 7; w przeciwnym razie wygrywa Xorco.
uw-special-3 = Skafander Lance’a wytrzymuje 50 punktów. Jeśli Aramas polegnie przed turą 7, na początku następnej tury z dala od Lance’a pojawi się Golbar.

uw-scenario-4 = Lodowa wyspa
uw-scenario-4-story = Dwaj przyjaciele, jedna planeta i pojedynek, którego żaden nie chciał, na lodzie nad głęboką wodą.
uw-goal-4 = Wyeliminuj przeciwnika albo sprowadź jego skafander do 0.
uw-special-4 = Kto skończy własny Impuls w Wodzie, ten utonął.

uw-scenario-5 = Szaleństwo Xorco
uw-scenario-5-story = Xorco i Ceptel Gran zostali osaczeni na Alcredenzie. Lance i Riunité przybyli to zakończyć.
uw-goal-5 = Wygrywa strona ostatniego żywego wojownika.
uw-special-5 = Skafander Lance’a wytrzymuje 50 punktów. Gran jest Ceptelem i ma 12 Poziomów Życia.

uw-scenario-6 = Człowiek przeciw maszynie
uw-scenario-6-story = Xorco nie żyje, ale jego maszyny tak. Młody Lucas musi uciszyć wieżę, która ich strzeże.
uw-goal-6 = Do końca tury 5 Wieża Laserowa jest zniszczona (72 punkty), a Lucas stoi na 1414.
uw-special-6 = Wieża strzela do Lucasa z każdej odległości, z progami Fali Żaru; co zasłania linię, obrywa zamiast niego.

uw-scenario-7 = Energizer
uw-scenario-7-story = W pyle wciąż jarzy się zgubiony Energizer. Zobaczył go każdy wojownik w okolicy.
uw-goal-7 = Wynieś Energizer poza planszę albo przeżyj jako ostatni.
uw-special-7 = Podniesienie i upuszczenie kosztują po jednym Impulsie. Kto niesie go na końcu tury, zyskuje 5 Energii.

uw-scenario-8 = Obcy
uw-scenario-8-story = Spotykają się dwaj szampierze obcych ludów. Żaden nie wie, co potrafi drugi.
uw-goal-8 = Wyeliminuj przeciwnika albo sprowadź jego skafander do 0.
uw-special-8 = Obaj potajemnie wybierają gatunek obcych.

## Karty

uw-card-none = Nie ma nic do decyzji
uw-card-species = Wybierz swój gatunek
uw-card-arrival = Umieść przybysza
uw-card-shields = Ustaw Tarcze na tę turę
uw-card-act = Impuls { $slot }: { $count ->
    [one] działa { $name }
    [few] działaj każdym ze swoich { $count } wojowników
    [many] działaj każdym ze swoich { $count } wojowników
   *[other] działaj każdym ze swoich { $count } wojowników
}
uw-hint-species = Oba wybory zostaną ujawnione jednocześnie.
uw-hint-shields-secret = Dopóki trwa partia, nikt inny nie dowie się, co ustawisz.
uw-hint-shields-lost = Co z Tarczy zostanie na koniec tury, przepada.
uw-hint-arrival = Pojawia się od razu i ustawia Tarczę razem z innymi.
uw-hint-left = { $name }: w tej turze { $left ->
    [one] został 1 Impuls
    [few] zostały { $left } Impulsy
    [many] zostało { $left } Impulsów
   *[other] Impulsy: { $left }
}
uw-hint-last = Zeszła tura: Tarcza { $shield }, obrażenia { $damage }
uw-hint-foe = { $name } ma linię, odległość { $range }: Fale Żaru w każdym Impulsie zadałyby średnio { $damage }
uw-hint-foes = Wszyscy razem { $damage }
uw-hint-vanish = Zanim ktokolwiek zacznie, znikną cały Dym ({ $smoke }) i Bariery ({ $barriers }).
uw-hint-refill = Zanim ktokolwiek zacznie, { $hexes ->
    [one] jeden heks stanie
    [few] { $hexes } heksy staną
    [many] { $hexes } heksów stanie
   *[other] { $hexes } heksu stanie
} się znowu Wodą.
uw-hint-burning = Stoi { $terrain-where }: { $damage } obrażeń po każdym Impulsie, który się tam kończy

uw-tool-move = Ruch
uw-tool-teleport = Teleport
uw-tool-heat-blast = Fala Żaru
uw-tool-frost-bolt = Pocisk Mrozu
uw-tool-electron-bolt = Pocisk Elektronów
uw-tool-implosion-dart = Strzałka Implozji
uw-tool-energy-disk = Dysk Energii
uw-tool-disruptor = Dysruptor
uw-tool-idle = Bezruch
uw-tool-load-dart = Załaduj strzałkę
uw-tool-unload-dart = Rozładuj strzałkę
uw-tool-prepare-barrier = Przygotuj Barierę
uw-tool-place-barrier = Postaw Barierę
uw-tool-prepare-smoke = Przygotuj Dym
uw-tool-place-smoke = Wypuść Dym
uw-tool-prepare-teleport = Przygotuj teleport
uw-tool-pick-up = Podnieś Energizer
uw-tool-drop = Upuść Energizer
uw-tool-exit = Opuść planszę

uw-do-move = Ruch na { $hex } ({ $terrain })
uw-do-teleport = Teleport na { $hex } ({ $terrain })
uw-do-fire-target = { $weapon }: { $name }
uw-do-fire-barrier = { $weapon } w Barierę ({ $name }) na { $hex }
uw-do-fire-hex = { $weapon } w { $hex }
uw-do-idle = Pozostań w bezruchu
uw-do-load-dart = Załaduj strzałkę
uw-do-unload-dart = Rozładuj strzałkę
uw-do-prepare-barrier = Przygotuj Barierę
uw-do-prepare-smoke = Przygotuj Dym
uw-do-prepare-teleport = Przygotuj teleport
uw-do-place-barrier = Postaw tu Barierę
uw-do-place-smoke = Wypuść tu Dym
uw-do-pick-up = Podnieś Energizer
uw-do-drop = Upuść tu Energizer
uw-do-exit = Opuść planszę z Energizerem

uw-form-shields = Tarcze
uw-form-fire = { $weapon } w heks
uw-form-teleport = Teleport
uw-form-arrival = { $name } się pojawia
uw-slot-shields = Energia na każdą Tarczę
uw-slot-hex = Który heks
uw-slot-arrival = Gdzie pojawi się { $name }
uw-shield-of = { $name } (Energia: { $energy })
uw-preset-shield = zostaje { $left } Energii
uw-preset-same = jak w zeszłej turze, zostaje { $left } Energii

uw-warn-drowns = { $name } utonie, jeśli na koniec tego Impulsu nadal będzie w Wodzie.
uw-warn-burns = { $terrain } zada { $damage } obrażeń, jeśli { $name } nadal będzie tam na koniec tego Impulsu.
uw-warn-drops = Przepadnie to, co przygotowano: { $what }.
uw-warn-company = Pudło zmieni heks w { $terrain-acc }, a stoi tam też { $name }.
uw-warn-refills = { $hex } stanie się znowu Wodą w kroku 2 następnej tury.
uw-warn-ice = { $name } ma linię do { $hex }: Fala Żaru zmienia Lód w Wodę.

## Wpisy dziennika

uw-line-turn-started = Tura { $turn }
uw-line-turn-ended = Koniec tury { $turn }; Tarcze gasną.
uw-line-species = { $name } to { $species }.
uw-line-bonus = Energizer daje { $energy } Energii; zyskuje { $name }.
uw-line-arrival-due = { $name } przybędzie na początku następnej tury.
uw-line-arrived = { $name } pojawia się na { $hex }.
uw-line-shield-set = { $name }: Tarcza { $shield }.
uw-line-cleanup = Usunięto: Dym { $smoke }, Bariery { $barriers }. Znowu Woda: { $refilled }.
uw-line-initiative-1 = Inicjatywa: { $side0 } { $roll0 }.
uw-line-initiative-2 = Inicjatywa: { $side0 } { $roll0 }, { $side1 } { $roll1 }.
uw-line-initiative-3 = Inicjatywa: { $side0 } { $roll0 }, { $side1 } { $roll1 }, { $side2 } { $roll2 }.
uw-line-initiative-4 = Inicjatywa: { $side0 } { $roll0 }, { $side1 } { $roll1 }, { $side2 } { $roll2 }, { $side3 } { $roll3 }.
uw-line-turn-order = W tej turze zaczyna: { $side }.
uw-line-moved = { $name } idzie na { $hex } ({ $terrain }).
uw-line-teleported = { $name } teleportuje się na { $hex } ({ $terrain }).
uw-line-idled = { $name } pozostaje w bezruchu.
uw-line-loaded = { $name } ładuje strzałkę.
uw-line-unloaded = { $name } rozładowuje strzałkę.
uw-line-prepared-barrier = { $name } przygotowuje Barierę.
uw-line-prepared-smoke = { $name } przygotowuje Dym.
uw-line-prepared-teleport = { $name } przygotowuje teleport.
uw-line-barrier-placed = { $name } stawia Barierę na { $hex }.
uw-line-smoke-placed = { $name } wypuszcza Dym na { $hex }.
uw-line-picked-up = { $name } podnosi Energizer.
uw-line-dropped = { $name } upuszcza Energizer na { $hex }.
uw-line-exited = { $name } opuszcza planszę z Energizerem przez { $hex }.
uw-line-fired-target = { $name } strzela { $weapon-ins }. Cel: { $target }, odległość { $range }.
uw-line-fired-barrier = { $name } strzela { $weapon-ins } w Barierę ({ $target }), odległość { $range }.
uw-line-fired-hex = { $name } strzela { $weapon-ins } w { $hex }, odległość { $range }.
uw-line-tower-target = Wieża strzela. Cel: { $target }, odległość { $range }.
uw-line-tower-hex = Strzał Wieży trafia po drodze w { $hex }.
uw-line-tower-barrier = Strzał Wieży zatrzymuje Bariera ({ $target }).
uw-line-tower-destroyed = Wieża Laserowa jest zniszczona.
uw-line-hit = Trafienie, { $target }: { $damage ->
    [one] 1 punkt
    [few] { $damage } punkty
    [many] { $damage } punktów
   *[other] { $damage } punktu
}.
uw-line-missed = Pudło na { $hex }.
uw-line-absorbed = { $name } traci { $shield } z Tarczy, { $suit } ze skafandra.
uw-line-suit-destroyed = { $name }: skafander zniszczony, cała Energia przepadła.
uw-line-life-lost = { $name } traci { $levels ->
    [one] 1 Poziom Życia
    [few] { $levels } Poziomy Życia
    [many] { $levels } Poziomów Życia
   *[other] { $levels } Poziomu Życia
}.
uw-line-terrain = { $hex }: { $old } zmienia się w { $new-acc }.
uw-line-smoke-removed = Dym na { $hex } zostaje rozwiany.
uw-line-barrier-destroyed = Bariera ({ $name }) na { $hex } jest zniszczona.
uw-line-burned = { $name } dostaje { $damage } od { $terrain-gen }.
uw-line-drowned = { $name } tonie na { $hex }.
uw-line-eliminated-damage = { $name } pada.
uw-line-eliminated-drowned = Woda zabrała go na zawsze: { $name }.
uw-line-eliminated-concession = { $name } poddaje się.
uw-over-won = Zwycięstwo: { $side } ({ $why }).
uw-over-drawn = Remis: { $why }.
uw-over-lost = Partia przegrana: { $why }.
uw-lost-fallen = poległ
uw-reason-elimination = druga strona wyeliminowana
uw-reason-suit_zero = skafander spadł do 0
uw-reason-reached = cel osiągnięty
uw-reason-tower = Wieża zdobyta
uw-reason-exit = Energizer wyniesiony
uw-reason-last_survivor = ostatni przy życiu
uw-reason-mutual_elimination = nikt nie przeżył
uw-reason-exhaustion = nikt nikomu nie może już zaszkodzić
uw-reason-turn_limit = czas minął
uw-reason-concession = druga strona się poddała
uw-reason-agreement = tak uzgodniono

## Szkice odpowiedzi

uw-verdict-no = Niemożliwe
uw-verdict-odds = Szansa trafienia { $chance } ({ $fraction })
uw-verdict-hex-shot = Trafia bez rzutu
uw-verdict-clear = Linia jest czysta
uw-verdict-blocked = Linia jest zasłonięta
uw-verdict-harm = Pozostanie tu szkodzi
uw-verdict-safe = Bezpieczny teren
uw-verdict-schedule = Reszta tury
uw-verdict-hex = { $hex }
uw-verdict-terrain = Zmieniony teren
uw-row-refused = Zabronione
uw-row-range = Odległość
uw-row-counted = Liczona jako
uw-row-cost = Energia
uw-row-number = Próg trafienia
uw-row-chance = Szansa trafienia
uw-row-damage = Obrażenia trafienia (średnio { $mean })
uw-row-changes = { $hex } zmieni się w { $terrain-acc }
uw-row-on-miss = Przy pudle { $hex } zmieni się w { $terrain-acc }
uw-row-endangers = { $name } tam stoi
uw-row-leaves = Pozostała Energia
uw-row-crossed = Heksy po drodze
uw-row-edges = Krawędziami: heksy z lewej { $left }, z prawej { $right }
uw-row-cover = Osłona: { $terrain }
uw-row-first-block = Pierwszy zasłaniający heks
uw-row-target-warriors = Wojownicy i Wieża
uw-row-target-barriers = Bariery
uw-row-target-hexes = Heksy, które zmieni
uw-row-reach = Heksy w zasięgu
uw-row-ground = Teren: { $terrain }
uw-row-stay = { $effect ->
    [damage] Pozostanie kosztuje { $damage } punktów
    [drowns] Kto zostanie, utonie
   *[none] Pozostanie jest bezpieczne
}
uw-row-exits = Heksy, na które można zejść
uw-row-slot = Impuls { $slot }: { $name }
uw-row-smoke = Dym: nikogo tu nie można trafić
uw-row-barrier = Bariera ({ $name })
uw-row-stands = { $name }
uw-row-changed = Heksy inne niż na początku

## Opcje: nazwa, a potem każda wartość

uw-option-hb_13_15 = Fala Żaru na odległość od 13 do 15
uw-option-hb_13_15-6 = próg 6
uw-option-hb_13_15-5 = próg 5
uw-option-preparation = Bariera, Dym, teleport
uw-option-preparation-announced = zapowiadane wcześniej
uw-option-preparation-idle = po każdym Impulsie w bezruchu
uw-option-terrain_vs_bare = Ogień i Lawa bez skafandra
uw-option-terrain_vs_bare-die = kostka Życia
uw-option-terrain_vs_bare-none = nic
uw-option-edge_line = Linie wzdłuż krawędzi heksów
uw-option-edge_line-shooter = zasłonięte tylko z obu stron
uw-option-edge_line-target = zasłonięte z dowolnej strony
uw-option-velthron_range = Trzy heksy Velthrona
uw-option-velthron_range-extended = liczą się do progu i zasięgu
uw-option-velthron_range-column_only = liczą się tylko do progu
uw-option-own_hex_fire = Strzał we własny heks
uw-option-own_hex_fire-allowed = dozwolony
uw-option-own_hex_fire-forbidden = zabroniony
uw-option-allies_share_sheets = Sojusznicy widzą nawzajem swoje arkusze
uw-option-allies_share_sheets-false = nie
uw-option-allies_share_sheets-true = tak
uw-option-life_dice = Kostki Życia
uw-option-life_dice-open = rzucane jawnie
uw-option-life_dice-owner = widzi tylko właściciel
uw-option-henchmen_energy = Energia Aramana i Sorala
uw-option-henchmen_energy-75 = po 75
uw-option-henchmen_energy-50 = po 50
uw-option-henchmen_energy-100 = po 100
uw-option-henchmen_energy-150 = po 150
uw-option-golbar_distance = Golbar pojawia się
uw-option-golbar_distance-6 = sześć heksów od Lance’a lub dalej
uw-option-golbar_distance-5 = pięć heksów od Lance’a lub dalej
uw-option-layout = Kto kim gra
uw-option-layout-2 = każdy jedną stroną
uw-option-layout-3a = Lance i Riunité osobno
uw-option-layout-3b = Xorco i Gran osobno
uw-option-layout-4 = każdy jednym wojownikiem
uw-option-last_survivor = Ostatni przy życiu
uw-option-last_survivor-wins = wygrywa od razu
uw-option-last_survivor-must_exit = musi wynieść Energizer
uw-option-tower_phase = Wieża strzela najpierw
uw-option-tower_phase-even = w Impulsie 2
uw-option-tower_phase-odd = w Impulsie 1
uw-option-tower_rate = Wieża strzela
uw-option-tower_rate-every_other = co drugi Impuls
uw-option-tower_rate-every = w każdym Impulsie
uw-option-tower_laser = Laser Wieży
uw-option-tower_laser-heat_blast = zmienia teren jak Fala Żaru
uw-option-tower_laser-damage_only = tylko zadaje obrażenia
uw-option-turn_limit = Ostatnia tura
uw-option-allow_human = Człowiek wśród gatunków
uw-option-allow_human-false = nie
uw-option-allow_human-true = tak

## Warnings of the builder
uw-warning-start_in_line = Dwaj wrogowie zaczynają w zasięgu i na widoku.
uw-warning-unequal_energy = Strony mają nierówną Energię.
uw-warning-unequal_suits = Strony mają nierówne skafandry.
uw-warning-walled_in = Wojownik zaczyna tam, skąd nie ma wyjścia na żadne sąsiednie pole.
