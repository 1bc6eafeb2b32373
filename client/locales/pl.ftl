### Słowa samej strony. Co mówi gra, pochodzi z jej zasad.

app-name = Grognard
title-asked = ● Twoja decyzja: Grognard
app-tagline = Arbiter dawnych planszowych gier wojennych
close = Zamknij
seat-number = Miejsce { $number }
you = ty
loading = Chwileczkę.

## Lobby
lobby-game = Gra
lobby-scenario = Scenariusz
lobby-seats = Kto gdzie siada
lobby-seats-count = Liczba miejsc
lobby-options = Opcje zasad
lobby-options-changed = { $count ->
    [0] wszystko jak zwykle
    [one] jedna zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
}
lobby-table = Przy stole
lobby-start = Otwórz partię
lobby-matches = Moje partie
lobby-no-matches = Nie masz jeszcze żadnej partii. Ta, którą otworzysz, zostanie tu, dopóki nie zostanie usunięta, także po zamknięciu strony.
lobby-failed = Nie udało się wczytać gry { $name }:
lobby-no-games = Nie zainstalowano żadnej gry.
lobby-name = Twoje imię
lobby-default = jak zwykle
kind-me = Ja
kind-here = Znajomy przy tym ekranie
kind-link = Znajomy przez link
kind-bot = Bot
level-random = losowy
level-recruit = rekrut
level-regular = żołnierz
level-veteran = weteran
lobby-curtain = Kurtyna między kolejkami: każdy widzi tylko swoje arkusze
lobby-open = Arkusze jawne, bez kurtyny
lobby-curtain-label = Dwoje przy tym ekranie
dice-label = Kostki
dice-sealed = Kostki stołu, zapieczętowane przed grą i sprawdzalne po niej
dice-physical = Prawdziwe kostki, wpisywane ręcznie; ukryte rzuty wykonuje stół
state-waiting = czeka na graczy
state-running = w toku
state-study = otwarta z pliku
state-over = zakończona
on = tak
off = nie
none = brak
about-title = O grognardzie
about-text = Grognard zna zasady dawnych planszowych gier wojennych, pyta kolejnych graczy o decyzje, rzuca kostkami i każdemu mówi tyle, ile mu wolno wiedzieć. Nie stworzyli go ani nie zatwierdzili autorzy i wydawcy tych gier. Gry należą do nich:
about-icons = Sylwetki: zestaw Game Icons, autorzy Lorc, Delapouite i współtwórcy (game-icons.net), licencja CC BY 3.0.
about-fonts = Pismo: Source Sans 3 i Barlow Condensed, licencja SIL Open Font Licence.
about-dice = Kto prowadzi serwer, może znać ukryte kostki. Dowód pokazuje, że ustalono je przed grą, a nie, że nikt nie zajrzał.
appearance = Jasno czy ciemno
rules-version = zasady { $version }

## Waiting
waiting-title = Czekamy na graczy
waiting-text = Partia zacznie się sama, gdy wszyscy przyjdą.
waiting-link = Wyślij ten link temu, kto ma zająć miejsce „{ $seat }”:
waiting-link-lost = Link do miejsca „{ $seat }” pokazano tylko tam, gdzie otwarto partię.
waiting-here = jest
waiting-not = jeszcze nie ma
copy = Kopiuj
copied = Skopiowano

## Messages
msg-unknown-link = Ten link nie otwiera żadnego miejsca: ktoś go już użył albo brakuje jego części.
msg-watch = Oglądaj partię
msg-no-match = Nie ma takiej partii. Mogła zostać usunięta.
msg-gone = Tę partię usunięto albo twoje miejsce oddano komuś innemu.
msg-to-lobby = Na stronę główną
msg-away = Serwer nie odpowiada. Strona ruszy sama, gdy tylko się odezwie.
msg-undrawn = Gra nie zdołała narysować stołu w tej chwili: to błąd gry, opisany w dzienniku serwera. Z partii nic nie przepadło; strona pójdzie dalej, gdy uda się narysować następny krok.
notice-away = Serwer nie przyjął akcji. Spróbuj jeszcze raz.

## Board
board-label = Plansza: { $title }
board-help = Strzałki przesuwają po planszy, spacja wskazuje, Enter zatwierdza, Escape odkłada, plus i minus zmieniają powiększenie, 0 pokazuje całość.
board-choice-here = Możesz to wybrać
zoom-in = Bliżej
zoom-out = Dalej
zoom-all = Cała plansza
zoom-follow = Śledź żetony
note-allowed = To byłoby możliwe. Wybierz to na karcie.
note-cannot = Tutaj nie można użyć: { $tool }.
note-nothing = Teraz nic tu nie można zrobić.
note-malformed = W tej grze nie ma takiej akcji.
several-piece = Wybierz: { $piece }
note-choose-piece = Najpierw wybierz jeden ze swoich żetonów.
legend = Co znaczą kolory
layers = Na planszy

## Card
card-yours = Twoja decyzja
card-watch = Oglądasz partię
card-wait = Czekamy na: { $sides }
card-thinks = Myśli: { $sides }
card-then = Oglądasz przeszłość
past-text = Tak wyglądał stół w tamtej chwili. Tu nie można o niczym decydować; partia toczy się w teraźniejszości.
commit = Zatwierdź
commit-key = Enter
next-point = Wskaż miejsce na planszy: { $slot }
next-point-touch = Dotknij miejsca na planszy: { $slot }
next-fill = Do uzupełnienia: { $slot }
next-lit = Wskaż zaznaczone miejsce na planszy albo wybierz wiersz z listy.
next-lit-touch = Dotknij zaznaczonego miejsca na planszy albo wiersza listy.
undo = Cofnij
undo-none = Nie ma czego cofnąć
undo-sure = Od tamtej chwili padły kości, coś ujawniono albo działało inne miejsce. Wszyscy pozostali muszą się zgodzić, a kości padną nowe. Cofnąć?
undo-yes = Tak, cofnij
undo-no = Nie
undo-done = Cofnięto. Stół wygląda tak jak przedtem.
undo-closed = Zapis jest zamknięty: niczego już nie można cofnąć
choose-piece = Kto ma działać: wybierz żeton
warning = Uwaga
concede = Poddaj partię
concede-sure = Na pewno poddajesz partię?
concede-yes = Tak, poddaję
concede-no = Nie
offer-draw = Zaproponuj remis
offer-open-draw = Propozycja remisu: { $side }.
offer-open-undo = Prośba o cofnięcie: { $side }.
offer-own-draw = Proponujesz remis.
offer-own-undo = Prosisz o cofnięcie.
offer-waiting = Czekamy na pozostałych.
offer-beside = { $side }, przy tym ekranie:
accept = Zgoda
decline = Odmowa
withdraw = Wycofaj
key-of = klawisz { $key }
form-point = Wskaż na planszy
form-left = pozostało { $left } z { $total }
form-left-out = pominięto
form-add = Dodaj
form-remove = Usuń
form-up = Wcześniej
form-down = Później
form-cannot = Ta strona nie umie wypełnić pola „{ $slot }” ({ $kind }).
bound-buys = Zostaje { $left }, co wystarcza na: { $list }
form-used = razem { $used }
dice-die = Kostka { $number }

## The sheet of a small screen
tabs = Pod mapą
tab-card = Decyzja
tab-sheets = Arkusze
tab-log = Dziennik
sheet-higher = Podciągnij arkusz wyżej
sheet-lower = Opuść arkusz niżej

## For screen readers
voice-events = Co się stało
voice-asked = Twoja decyzja: { $title }
voice-several = { $count ->
    [one] Chodzi tu o jedną rzecz. Jest do wyboru obok tego miejsca.
    [few] Może tu chodzić o { $count } rzeczy. Są do wyboru obok tego miejsca.
    [many] Może tu chodzić o { $count } rzeczy. Są do wyboru obok tego miejsca.
   *[other] Może tu chodzić o { $count } rzeczy. Są do wyboru obok tego miejsca.
}
board-words = Mapa słowami
spoken-roll = Kości: { $faces }
spoken-and = { " i " }
spoken-beside = { $wind } { $ground }
spoken-around = Wokół: { $cells }.
spoken-far = { $steps ->
    [one] Jeden krok stąd, { $wind }.
    [few] { $steps } kroki stąd, { $wind }.
    [many] { $steps } kroków stąd, { $wind }.
   *[other] { $steps } kroku stąd, { $wind }.
}
spoken-bearing = Leży { $wind }.
spoken-choices = Na mapie możesz wybrać: { $cells }.
wind-n = na północ
wind-ne = na północny wschód
wind-e = na wschód
wind-se = na południowy wschód
wind-s = na południe
wind-sw = na południowy zachód
wind-w = na zachód
wind-nw = na północny zachód

## Sheets and log
sheets = Arkusze
sheet-history = wcześniej: { $values }
sheet-unknown = nieznane
graph-says = { $row } tura po turze: { $values }
sheet-range = od { $low } do { $high }
log = Dziennik
log-all = wszystko
log-filter = Wpisy o
log-then = Stół po tym wpisie
log-undone = cofnięte
log-replay = Powtórka
log-more = Wyżej
log-less = Niżej
news-title = { $count ->
    [one] Jedno zdarzenie od twojej ostatniej wizyty
    [few] { $count } zdarzenia od twojej ostatniej wizyty
    [many] { $count } zdarzeń od twojej ostatniej wizyty
   *[other] { $count } zdarzenia od twojej ostatniej wizyty
}
news-left = Stół przed tym wszystkim.
news-at = { $at } z { $count }
news-step = Dalej
news-end = Wróć do gry
news-skip = Przejdź do teraz
news-folded = Od twojego ruchu: { $count }
news-seen = Już wiem
needed = trzeba { $number } lub mniej
needed-over = trzeba { $number } lub więcej
passed = trafienie
failed = pudło
rule-title = Zasada { $id }
rule-missing = Nie udało się pobrać treści tej zasady.
rule-english = Zasady są po angielsku.

## Replay, end
then-title = Po wpisie { $event } z { $last }
then-back = Wróć do teraz
then-step-back = Krok wstecz
then-step-on = Krok naprzód
then-play = Odtwarzaj
then-pause = Zatrzymaj
then-slider = Dowolna chwila partii
then-end = Na koniec
over-won = Zwycięstwo: { $sides }
over-nobody = Nikt nie wygrywa
over-by = Powód: { $reason }
over-record = Pobierz zapis partii
over-stream = Pobierz to, co widziało to miejsce
over-check = Sprawdź kostki
over-check-ok = Kostki sprawdzone: { $rolls ->
    [one] { $rolls } rzut wynika
    [few] { $rolls } rzuty wynikają
    [many] { $rolls } rzutów wynika
   *[other] { $rolls } rzutu wynika
} z sekretów zapieczętowanych przed grą.
over-check-bad = Kostki nie zgadzają się z tym, co zapieczętowano:
over-check-physical = W tej partii rzucano prawdziwymi kostkami; nie ma czego sprawdzać.
over-replay = Powtórka
over-again = Zagraj jeszcze raz

battle-open = Otwórz bitwę { $battle }
battle-back = Wróć do kampanii

## Pliki, rozgałęzienia, widzowie
file-title = Otwórz plik
file-text = Zapis (.grog), przypadek (.yaml) albo pozycja (.json): obejrzyj krok po kroku i graj dalej od dowolnej chwili.
file-choose = Wybierz plik
file-big = Plik ma ponad 4 MB.
file-bad = Nie można otworzyć pliku { $name }. { $problem }
file-cases = Przypadki w tym pliku: { $count }. Wybierz jeden:
study-record = Zapis
study-case = Przypadek
study-position = Pozycja
eyes = Widziane oczami
eyes-spectator = widza
branch = Graj dalej od tego miejsca
branch-text = W tym miejscu zaczyna się nowa partia, z nowymi kostkami. Co było wtedy ukryte, znów jest ukryte, ale kto widział ten zapis, ten to wie.
branch-start = Otwórz nową partię
share-watch = Dla widzów, którzy widzą tylko to, co jawne:
forget = Usuń tę partię z listy
forget-short = Usuń z listy
forget-sure = Usunąć?
forget-sure-open = Jeszcze trwa. Porzucić?

## Kostki, szczęście, zasady, własne scenariusze
help-play = Jak grać
help-choose = Karta mówi, o co chodzi. Wybierz żeton, jeśli może działać kilka, a potem to, co ma zrobić.
help-aim = Wskaż zaznaczone miejsce na planszy albo wybierz wiersz z listy. Zanim zdecydujesz, karta powie, co z tego wyniknie.
help-commit = Nic się nie dzieje, dopóki nie zatwierdzisz.
help-back = „Cofnij” cofa to, co jest tylko twoje; dalej trzeba zgody pozostałych.
help-past = Co się stało, stoi w dzienniku razem z kośćmi. Wiersz dziennika pokazuje stół z tamtej chwili.
help-ask = Czego nie można zrobić, to mówi dlaczego, i podaje zasadę. Numer zasady otwiera jej tekst.
help-rules = Zasady
help-match = Partia
help-dice = Kostki
help-luck = Szczęście
match-branch = Ta partia jest dalszym ciągiem innej.
match-branch-open = Otwórz tamtą
rules-search = Szukaj w zasadach
rules-count = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
luck-text = Z rzutów, które widziano: czego należało się spodziewać po szansach podanych przed rzutem i co wypadło.
luck-text-all = Czego należało się spodziewać po szansach podanych przed rzutami i co wypadło.
luck-none = Nie było jeszcze rzutu z podaną szansą.
luck-table = Stół
luck-expected = oczekiwane
luck-came = było
luck-hits = Trafienia, rzutów: { $count }
luck-points = Punkty za nie
luck-rolls = Rzut po rzucie
luck-even = mniej więcej tyle, ile należało
luck-good = szczęśliwie
luck-very-good = bardzo szczęśliwie
luck-bad = pechowo
luck-very-bad = bardzo pechowo
proof-real = W tej partii rzuca się prawdziwymi kostkami: rzucasz i wpisujesz, co wypadło. Stół nie może niczego o nich dowieść. Ukryte rzuty zostają przy stole.
proof-none = Kostki tego pliku niczego nie obiecywały: to przypadek albo pozycja.
proof-sealed = Przed grą stół wylosował dwa sekrety, jeden dla rzutów jawnych, drugi dla ukrytych, i pokazał tylko ich odciski, podane niżej. Z odcisku nikt nie odgadnie sekretu, a żaden inny sekret do niego nie pasuje.
proof-numbers = Potem każde miejsce dodało własną liczbę, której nikt nie znał, gdy losowano sekrety.
proof-rolls = Każdy rzut oblicza się z sekretu, wszystkich liczb i miejsca rzutu w partii. Nikt nie może wybrać rzutu i nic nie jest rzucane dwa razy, także po cofnięciu.
proof-shown = Po zakończeniu sekrety są ujawniane: każdy może obliczyć wszystkie rzuty jeszcze raz i porównać.
proof-not = Czego to nie dowodzi:
proof-open = Odcisk rzutów jawnych
proof-hidden = Odcisk rzutów ukrytych
proof-number = Liczba: { $side }
proof-later = Dowód będzie po zakończeniu partii.
proof-secret-open = Sekret rzutów jawnych
proof-secret-hidden = Sekret rzutów ukrytych
proof-again = To samo na własnym komputerze, z pobranego zapisu:
proof-more = Sekrety i liczby
nonce-title = Twoja własna liczba: { $side }
nonce-text = Stół zapieczętował już swoje sekrety; oto ich odciski. Czegokolwiek teraz dodasz, stół nie mógł tego znać wcześniej. Zanotuj jedno i drugie, jeśli chcesz porównać je po zakończeniu.
nonce-label = Twoja liczba (od 1 do 64 liter, cyfr, - lub _)
nonce-bad = Tylko litery, cyfry, - i _, przynajmniej jeden znak.
nonce-sit = Usiądź
dice-numbers = Pokaż, co zapieczętowano, i niech każdy gracz doda własną liczbę
own-scenario = Własny …
own-text = Plik (YAML lub JSON) z własnym scenariuszem. Gra go sprawdzi i przy każdym błędzie poda zasadę.
own-template = Pobierz wzór
own-good = { $name }: można grać.
own-bad = { $count ->
    [one] { $name }: jeszcze nie można grać, jeden błąd.
    [few] { $name }: jeszcze nie można grać, { $count } błędy.
    [many] { $name }: jeszcze nie można grać, { $count } błędów.
   *[other] { $name }: jeszcze nie można grać, { $count } błędu.
}
own-warnings = Warto sprawdzić jeszcze raz; nic nie jest zabronione

## Curtain
curtain-title = { $side }: twoja kolej
curtain-text = Na tej stronie nie zostało nic z drugiego miejsca. Odsłoń stół, gdy tylko ty go widzisz.
curtain-open = Odsłoń stół

## Top bar
online = przy stole
offline = poza stołem
bot = bot, { $level }
owes = decyduje
answered = już odpowiada
out = poza grą
dice-tray = Ostatnie kostki
help = Pomoc: jak grać, klawisze, zasady, kostki
help-keys = Klawisze
key-space = Spacja
help-arrows = Ruch po planszy i jej żetonach
help-space = Wskazuje to, co pod kursorem
help-enter = Zatwierdza to, co w ręku
help-escape = Odkłada, krok po kroku
help-undo = Cofa
help-letters = Litera przy wyborze bierze go do ręki
help-zoom = Bliżej, dalej, cała plansza, śledzenie żetonów
help-pan = Z Shiftem: przesuwanie planszy
help-tab = Z karty na planszę, do arkuszy i dziennika
help-replay = Spojrzenie wstecz, krok w tył lub w przód
help-pieces = Kursor na następny lub poprzedni żeton
help-choices = Kursor na następne lub poprzednie miejsce do wyboru
help-touch = Palcem
help-tap = Dotknięcie bierze do ręki, drugie w tym samym miejscu zatwierdza.
help-pinch = Dwa palce przybliżają mapę, jeden ją przesuwa.
help-draw = Arkusz pod mapą podciąga się i opuszcza za jego nagłówek.
help-news = Następne z tego, co zdarzyło się od ostatniej wizyty

## Language
language = Język

## Problems
problem-refused = Tego nie wolno.
problem-malformed = Serwer nie zrozumiał tego żądania.
problem-malformed-field = Serwer nie zrozumiał pola „{ $field }”.
problem-foreign_page = To wywołanie przyszło ze strony innej witryny albo serwer pośredniczący ukrywa nazwę hosta (Host).
problem-foreign_seat = Ta przeglądarka nie zajmuje już tego miejsca.
problem-unknown = Tego już tu nie ma.
problem-stale = Sytuacja przy stole zmieniła się, odkąd to pokazano. Decyzja jest znów aktualna; spójrz jeszcze raz.
problem-not_started = Partia jeszcze się nie zaczęła.
problem-running = Partia jeszcze trwa.
problem-unplayable = Tej partii nie da się otworzyć: nie ma tu tej gry albo jej zasady nie pasują do zapisu.
problem-too_slow = Połączenie jest zbyt wolne; żądanie nie dotarło na czas.
problem-too_many = Za dużo naraz. Odczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj jeszcze raz.
problem-no_answer = Arbiter nie znalazł odpowiedzi na czas.
problem-storage = Serwer nie może teraz niczego zapisać ({ $what ->
    [full] brak miejsca na dysku
    [locked] plik jest zablokowany
    [gone] pliku nie ma
    [damaged] plik jest uszkodzony
   *[other] nie da się pisać do pliku
}). Nic się nie zmieniło; spróbuj później.
problem-internal = Na serwerze coś się nie udało. Nic nie przepadło; spróbuj jeszcze raz.
