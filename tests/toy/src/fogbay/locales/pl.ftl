### Fog Bay po polsku. Łodzie znane są z liter i numerów, strony z ptaków.

fb-credit = Gra wymyślona dla testów grognarda i dla strony o tym, jak buduje się grę.

fb-unit = { $n ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}
fb-scenario-bay = Zatoka
fb-scenario-bay-story = Bezksiężycowa noc, odpływ i latarnie tam, gdzie nie powinno ich być. Wprowadź do zatoczki dwa ładunki, zanim zrobią to inni.
fb-scenario-narrows = Przesmyk
fb-scenario-narrows-story = Trzy załogi, jedna zatoczka i ledwie tyle wody, żeby zawrócić łódź.
fb-scenario-season = Sezon
fb-scenario-season-story = Dwie noce, dwie sakiewki. Postaw na każdą, zanim wiesz, jak będzie ciemna.

## Opcje
fb-option-turn_limit = Noce
fb-option-target = Punkty do zwycięstwa
fb-option-crew = Załogi
fb-option-crew-secret = tajne
fb-option-crew-open = ujawniane po zaokrętowaniu

## Odmowy
fb-refused-not-asked = Nikt cię teraz o nic nie pyta.
fb-refused-other-decision = To nie jest odpowiedź na zadane pytanie.
fb-refused-not-your-boat = To nie twoja łódź.
fb-refused-crew-of-boat = { $boat }: załoga od 0 do { $most }.
fb-refused-crew-total = Masz tylu ludzi: { $most }, a nie { $crew }.
fb-refused-sailed = { $boat } płynie tylko raz na turę.
fb-refused-not-next = { $cell } nie sąsiaduje z { $from }.
fb-refused-no-step = Trasa ma co najmniej jeden krok.
fb-refused-ground = Ta łódź nie może wpłynąć na { $cell } ({ $ground ->
    [shoal] mielizna
    [cove] zatoczka
    [home] port
   *[water] otwarta woda
}).
fb-refused-crew-short = Ta trasa wymaga załogi { $cost }; łódź ma { $crew }.
fb-refused-not-in-cove = { $boat } nie jest w zatoczce.
fb-refused-no-cargo = { $boat } nie wiezie ładunku.
fb-refused-flared = W tej turze raca już poszła.
fb-refused-no-powder = Nie masz już prochu.
fb-refused-range = { $cell } jest dalej niż { $range } od twojego kutra albo to port.
fb-refused-powder = Ładuj od 1 do { $most } ładunków prochu.
fb-refused-no-bribe = Nie masz czym zapłacić.
fb-refused-stake = Postaw od 0 do { $most } monet.
fb-refused-battle = Partia { $battle } właśnie trwa.
fb-refused-winners = Wygrało jedno z dwóch miejsc albo nikt.
fb-refused-no-bay = Sezon nie ma własnej zatoki: pytaj w jego partii.

## Nazwy
fb-side = { $seat ->
    [0] Mewy
    [1] Czaple
   *[other] Kormorany
}
    .gen = { $seat ->
        [0] Mew
        [1] Czapli
       *[other] Kormoranów
    }
fb-board = Zatoka
fb-boat-cutter = Kuter { $boat }
    .gen = kutra { $boat }
    .acc = kuter { $boat }
    .ins = kutrem { $boat }
fb-boat-light = Światło { $boat }
    .gen = światła { $boat }
    .acc = światło { $boat }
    .ins = światłem { $boat }
fb-boat-runner = Łódź z ładunkiem { $boat }
    .gen = łodzi z ładunkiem { $boat }
    .acc = łódź z ładunkiem { $boat }
    .ins = łodzią z ładunkiem { $boat }
fb-boat-dummy = Pusta łódź { $boat }
    .gen = pustej łodzi { $boat }
    .acc = pustą łódź { $boat }
    .ins = pustą łodzią { $boat }
fb-boat-gone = Łódź { $boat }
    .gen = łodzi { $boat }
    .acc = łódź { $boat }
    .ins = łodzią { $boat }
fb-ground-water = otwarta woda
fb-ground-shoal = mielizna
fb-ground-cove = zatoczka
fb-ground-home = port
fb-wind-north = Wiatr wieje na północ
fb-wind-east = Wiatr wieje na wschód
fb-wind-south = Wiatr wieje na południe
fb-wind-west = Wiatr wieje na zachód
fb-roll-wind = Wiatr
fb-roll-order = Moneta o kolejność
fb-roll-hail = Moneta o wezwanie
fb-roll-flare = Raca

## Stół
fb-scene-says = Tura { $turn }. { $wind }.
fb-boat-says = { $boat }, załoga { $side-gen }, { $cell }
fb-seat-says = { $side }: punkty { $score }, szczęście { $luck }, proch { $powder }
fb-crew-left = Pozostała załoga
fb-pip-hailed = w tej turze już wzywał
fb-mark-way = Trasa { $boat-gen }
fb-mark-flare = Gdzie płonie raca
fb-row-crew = Załoga
fb-row-spent = Zużyta załoga
fb-row-score = Punkty
fb-row-luck = Szczęście
fb-row-powder = Proch
fb-row-bribes = Łapówki
fb-turn = Tura { $turn }
fb-limit = z { $limit }
fb-goal = Zwycięstwo za { $target ->
    [one] { $target } punkt
    [few] { $target } punkty
    [many] { $target } punktów
   *[other] { $target } punktu
}
fb-battle = Partia { $battle }
fb-purses = Sakiewki
fb-purse = { $side }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
fb-stake-shown = { $side }: stawka { $coins }
fb-each = { $side } { $coins }
fb-list = { $first }, { $rest }
fb-step-allocate = Załogi
fb-step-act = Żegluga
fb-step-hail = Wezwanie
fb-step-bribe = Łapówki
fb-step-luck = Szczęście
fb-step-stake = Stawki
fb-step-match = Partia

## Karta
fb-choices = Do wyboru
fb-ask-allocate = Rozdziel załogę
fb-ask-act = Twoja tura
fb-ask-hail = { $boat } przepływa obok { $cutter-gen }
fb-ask-bribe = { $cutter } zatrzymuje { $boat-acc }: czy ktoś zapłaci?
fb-ask-luck = Raca nad { $cell } wyrzuciła { $face }; płonie przy { $needed } lub mniej
fb-ask-stake = Twoja stawka na tę partię
fb-hint-allocate = Nikt nie widzi, jak rozdzielasz swoich czterech ludzi.
fb-hint-act = Każda łódź płynie raz; jedna raca na turę. Pierwszy krok z wiatrem nic nie kosztuje.
fb-hint-hail = Rozstrzyga moneta. Kuter wzywa raz na turę.
fb-hint-bribe = Pytani są wszyscy; nikt się nie dowie, kto mógłby zapłacić.
fb-hint-luck = Po jednym przerzucie nie ma odwołania.
fb-hint-stake = Nikt jej nie zobaczy, póki nie postawią oboje.
fb-do-allocate = Rozdziel załogę
fb-do-stake = Postaw
fb-do-flare = Wystrzel racę
fb-do-sail = Płyń: { $boat }
fb-do-land = Wyładuj: { $boat }
fb-do-end_turn = Zakończ turę
fb-do-hail = Wezwij
fb-do-let_pass = Przepuść
fb-do-keep = Niech zostanie
fb-do-reroll = Rzuć jeszcze raz
fb-do-pay = Zapłać łapówkę
fb-do-pay-not = Nie płać
fb-slot-crew = Załoga
fb-slot-coins = Monety
fb-slot-at = Nad polem
fb-slot-powder = Ładunki prochu
fb-slot-path = Trasa

## Co się stało
fb-told-turn-started = Tura { $turn }
fb-told-turn-ended = Koniec tury { $turn }.
fb-told-wind = { $wind }.
fb-told-turn-order = Kolejność: { $order }
fb-told-bribes-dealt = { $bribes ->
    [one] Masz { $bribes } łapówkę do wydania.
    [few] Masz { $bribes } łapówki do wydania.
    [many] Masz { $bribes } łapówek do wydania.
   *[other] Łapówki do wydania: { $bribes }.
}
fb-told-launched = { $side } wodują: { $boats }.
fb-told-runner-launched = Wodujesz: { $boats }; ładunek wiezie { $runner }.
fb-told-allocated = Wszystkie załogi są na pokładach.
fb-told-crew-shown = Załogi: { $crew }
fb-told-sailed = { $boat } płynie na { $cell }.
fb-told-cargo-landed = { $side } wyładowują towar: { $boat }.
fb-told-flare-fired = { $side } wystrzeliwują racę nad { $at }; ładunki prochu: { $powder }.
fb-told-flare-burned = { $bright ->
    [yes] Płonie.
   *[no] Gaśnie z sykiem.
}
fb-told-luck-spent = { $side } liczą na szczęście.
fb-told-lit = { $boat } w świetle racy: { $runner ->
    [yes] jest ładunek!
   *[no] pusto.
}
fb-told-hailed = { $cutter } wzywa { $boat-acc }.
fb-told-passed = { $cutter } przepuszcza { $boat-acc }.
fb-told-grappled = { $boat } nie ujdzie.
fb-told-slipped = { $boat } się wymyka.
fb-told-bribed = { $number ->
    [one] Łapówka zapłacona. { $boat } płynie dalej.
    [few] { $number } łapówki zapłacone. { $boat } płynie dalej.
    [many] { $number } łapówek zapłacono. { $boat } płynie dalej.
   *[other] Łapówki zapłacone: { $number }. { $boat } płynie dalej.
}
fb-told-bribe-paid = Pozostałe łapówki: { $left }.
fb-told-boarded = { $cutter } bierze abordażem { $boat-acc }: { $runner ->
    [yes] ładunek zdobyty.
   *[no] nic na pokładzie; łódź tonie.
}
fb-told-staked = Stawki: { $coins }
fb-told-battle-ended = Partia { $battle } zakończona. Sakiewki: { $purses }
fb-told-won = { $side } wygrywają: { $reason }.
fb-told-drawn = Nikt nie wygrywa: { $reason }.
fb-reason-cargo = dość ładunku
fb-reason-turn_limit = minęła ostatnia tura
fb-reason-storm = sztorm
fb-reason-concession = wszyscy inni się poddali
fb-reason-agreement = uzgodniono remis
fb-reason-purse = zawartość sakiewek

## Odpowiedzi
fb-sketch-cost = Dotychczasowa załoga
fb-sketch-reach = Pola w zasięgu: { $cells }
fb-sketch-way = Kroki: { $cells }
fb-sketch-range = Pola w zasięgu
fb-sketch-hit = Szansa
fb-sketch-again = Z przerzutem
fb-sketch-impossible = Nie teraz ({ $rule })

fb-warning-homes_in_one_column = Wszystkie przystanie leżą w jednej kolumnie.
fb-layer-flares = Rakiety
