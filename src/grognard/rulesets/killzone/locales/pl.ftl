### Kill Zone. Identyfikatory zaczynają się od `kz-`; odmowa to `kz-refused-<zasada>`, jej fakty to wymienione argumenty.

kz-credit = Future Warriors: Kill Zone, autor Nick Lund, Grenadier, 1991. grognard nie jest ich.

## Odmowy

kz-refused-0-1 = Tego punktu nie ma na stole.
kz-refused-0-2 = Podstawka nie stałaby w całości na stole.
kz-refused-0-10 = Droga ma co najwyżej 12 odcinków.
kz-refused-0-18 = Nie można przejść przez wroga.
kz-refused-0-19 = Nie ma tam miejsca, by stanąć.
kz-refused-1-4 = Partia jest skończona.
kz-refused-2-1 = Cyborg jest sam w swojej grupie.
kz-refused-2-3 = Rebelianci mają co najwyżej jednego zastępcę, a muszą go mieć, gdy żądają tego opcje.
kz-refused-2-4 = Banda nie ma zastępcy.
kz-refused-3-0-1 = Każda grupa ma dokładnie jeden rozkaz.
kz-refused-3-1-2 = Ogień szybki dopuszcza tylko rozkaz Ogień.
kz-refused-3-5-1 = Snajper: ruch albo jeden celny strzał, nie oba naraz.
kz-refused-3-6-1 = Rozkaz Bieg dopuszcza tylko ruch.
kz-refused-4-0-1 = Daj rozkaz każdej ze swoich grup.
kz-refused-4-1-5 = Wybierz wolny numer i swoją grupę, która go nie ma.
kz-refused-4-1-6 = To nie jest kolej tej grupy.
kz-refused-4-2-1 = W tym kroku tury nie jest to możliwe.
kz-refused-4-2-2 = Najpierw zakończ działanie aktywnej figurki.
kz-refused-4-2-5 = Najpierw dokończ albo przerwij ogień.
kz-refused-4-2-8 = Przygwożdżona figurka może tylko pełznąć na 3" i próbować się pozbierać.
kz-refused-4-2-9 = Tylko jeden test zebrania się na turę i tylko dla przygwożdżonych.
kz-refused-4-2-10 = Ta figurka już to w tej turze zrobiła.
kz-refused-4-2-11 = Ta figurka skończyła działać w tej turze.
kz-refused-4-21-2 = Po zebraniu się zostaje tylko jedno działanie i jest już wykorzystane.
kz-refused-4-21-11 = Ten wróg nie jest na twojej łasce.
kz-refused-4-22-1 = Ta figurka nie może przejść tak daleko.
kz-refused-4-22-3 = Trudny teren kosztuje więcej, niż tej figurce zostało.
kz-refused-4-22-4 = Droga jest zagrodzona.
kz-refused-4-23-1 = Ta figurka nie może strzelać z tej broni do tego celu.
kz-refused-4-23-2 = Nie ma linii wzroku do tego celu.
kz-refused-4-23-5 = Poza zasięgiem.
kz-refused-4-23-12 = W salwie tylko jeden pocisk z wyrzutnika, a obok niego dwa strzały z karabinu.
kz-refused-4-24-1 = Walkę wręcz zaczyna tylko figurka nieprzygwożdżona, z rozkazem Szturm.
kz-refused-4-24-2 = Ta figurka walczyła wręcz i skończyła działać.
kz-refused-4-24-3 = Walka wręcz jest pierwszym działaniem, z nieprzygwożdżonym wrogiem w kontakcie.
kz-refused-4-3-1 = Wskaż własne grupy, każdą raz.
kz-refused-4-3-4 = Grupa jest zbyt rozproszona: bez słuchawek każde dwie figurki stoją najwyżej 8" od siebie.
kz-refused-5-1-2 = Bohater jest sam w swojej grupie.
kz-refused-5-1-3 = Bohater zbiera się sam, bez rzutu.
kz-refused-5-1-6 = Najwyżej jeden Bohater na każde rozpoczęte trzy grupy.
kz-refused-5-1-12 = Tego rozkazu nie ma w jego programie.
kz-refused-5-1-13 = Cyborg nosi tylko pistolety, strzelby i pistolety maszynowe.
kz-refused-5-2-1 = Drużyna żołnierzy liczy od 3 do 5 figurek.
kz-refused-5-2-2 = Drużyna żołnierzy ma jednego dowódcę i jednego zastępcę.
kz-refused-5-2-3 = Każdy żołnierz ma słuchawki.
kz-refused-5-2-6 = Drużyna stróżów prawa liczy dokładnie 5 figurek.
kz-refused-5-2-7 = Drużyna stróżów prawa ma jednego dowódcę i jednego zastępcę.
kz-refused-5-2-8 = Słuchawki: wszyscy stróże prawa z drużyny albo żaden.
kz-refused-5-2-11 = Drużyna rebeliantów ma dokładnie jednego dowódcę.
kz-refused-5-2-12 = Słuchawki: wszyscy rebelianci z drużyny albo żaden.
kz-refused-5-2-14 = Rozkaz Z doskoku mają tylko rebelianci.
kz-refused-5-2-15 = Rozkazu Z doskoku nie ma, póki ktoś z grupy jest przygwożdżony.
kz-refused-5-2-16 = Rozkaz Z doskoku wymaga dowódcy i słuchawek u wszystkich.
kz-refused-5-3-1 = Banda szabrowników ma dokładnie jednego herszta.
kz-refused-5-3-5 = Banda dzikusów ma dokładnie jednego herszta.
kz-refused-5-4-2 = Ekwipunek figurki nie pasuje do rodzaju jej grupy albo do jej rangi.
kz-refused-5-4-3 = Oddział ma grupy, każda własną nazwę i figurki; nikt nie nosi trzech sztuk tej samej broni białej.
kz-refused-6-1-1 = Ciemność: dalej niż na 12" nie da się celować.
kz-refused-6-2-1 = Jeden granat na turę, zamiast innego ognia.
kz-refused-6-2-3 = Granaty sięgają na 6".
kz-refused-6-2-4 = Za dużo granatów jak na tę figurkę.
kz-refused-6-2-6 = Wskaż jeden cel: figurkę albo punkt.
kz-refused-6-2-8 = Nie ma już granatów.
kz-refused-6-2-9 = Miotacz ognia sięga na 5".
kz-refused-6-2-11 = Brak miotacza ognia albo paliwa.
kz-refused-6-2-12 = Wyrzutnia rakiet wymaga rozkazu Snajper.
kz-refused-6-2-13 = Rakieta leci do 48", do wroga w zasięgu wzroku.
kz-refused-6-2-14 = Brak wyrzutni albo rakiet; nikt nie nosi więcej niż 5.
kz-refused-6-2-15 = Banda ma najwyżej jedną wyrzutnię i trzy rakiety.
kz-refused-6-2-16 = Stróże prawa nie używają wyrzutni.
kz-refused-6-3-2 = Każdy krok wiedzie do sąsiedniej strefy: idź przez środek.
kz-refused-6-3-3 = Do budynku wchodzi się i wychodzi przez strefy brzegowe parteru.
kz-refused-6-3-4 = Ze środka strzela się tylko na tym samym piętrze budynku.
kz-refused-6-3-6 = Jedna strefa brzegowa nie widzi drugiej w tym samym budynku.
kz-refused-6-3-8 = Dach i pokoje nie mogą strzelać do siebie.
kz-refused-6-3-9 = Kontakt wymaga wroga w tej samej strefie.
kz-refused-6-3-10 = Po tej stronie nie ma drzwi.
kz-refused-6-3-11 = Po tej stronie nie ma okna.
kz-refused-6-3-14 = W budynku strzela się tylko na jednym piętrze.
kz-refused-6-3-15 = Zakończ drogę przy ścianie po tej stronie.
kz-refused-6-3-16 = Wyjdź tuż przy ścianie z drzwiami.
kz-refused-6-3-18 = Na tym dachu nie ma miejsca na podstawkę.
kz-refused-6-3-20 = Przesuwać się można tylko wzdłuż własnej ściany.
kz-refused-7-0-1 = Nie masz teraz nic do decydowania: oddział wybrany.
kz-refused-7-1-1 = Oddział kosztuje więcej, niż wynosi limit punktów.
kz-refused-7-2-1 = Nie ma takiego stołu.
kz-refused-7-4-2 = Wybór nie należy teraz do ciebie.
kz-refused-7-4-3 = Rozstaw dokładnie własne figurki, gdy przyjdzie twoja kolej.
kz-refused-7-4-6 = W Starciu nie bierze się jeńców.
kz-refused-7-4-10 = Napastnicy schodzą tylko przez własną krawędź.
kz-refused-7-4-13 = Obrońcy muszą utrzymać stół.
kz-refused-7-4-17 = Zamachowcy schodzą przez krawędź ochrony, ochrona przez przeciwległą.
kz-refused-7-5-3 = Jeniec nie może się pozbierać.
kz-refused-7-5-4 = Jeniec nie może nic zrobić sam.
kz-refused-7-5-7 = Cyborga nie można pojmać.
kz-refused-7-5-8 = Powiedz za swoje atakowane figurki: na śmierć czy bez zabijania.
kz-refused-r10 = Grupa ma już ten rozkaz.
kz-refused-r15 = Przed strzałem niczego się nie mierzy.
kz-refused-r24 = Tylko rozkaz Szturm pozwala zbliżyć się do tego wroga.
kz-refused-r25 = Przed strzałem przerwij kontakt.
kz-refused-r28 = Wyrzutnia musi namierzyć wroga.
kz-refused-r30 = Do budynku celuje się w figurkę w strefie brzegowej albo w pokój własnego piętra.
kz-refused-r33 = Przy ścianie stoi się co najmniej 0,5" od narożników; środek nie ma punktów.
kz-refused-r34 = O figurce w budynku wiadomo tylko, w której jest strefie: sięgnąć jej można jedynie z pomieszczenia na tym samym piętrze.
kz-refused-r36 = Bez zabijania walczy figurka, która nikogo nie trzyma, tam gdzie bierze się jeńców.
kz-refused-r37 = Jeden jeniec na figurkę, która prowadzi go w kontakcie.
kz-refused-r38 = Ten wróg został już w tej aktywacji oszczędzony.
kz-refused-r43 = Opcje nie pozwalają tak uzupełnić tego ekwipunku.
kz-refused-r47 = W tym scenariuszu nikt nie schodzi ze stołu.
kz-refused-r50 = Żeby zejść, podstawka musi dotykać krawędzi.
kz-refused-r53 = W tej grupie nikt nie może próbować.
kz-refused-r55 = Cel zamachu nie bierze jeńców.
# $cost, $allowance: setne części cala
kz-refused-path-cost = Ta droga kosztuje { $cost } setnych cala; ta figurka może przejść { $allowance }.
# $figure: jej identyfikator
kz-refused-6-3-1 = Wskaż punkt albo strefę dla { $figure }.
kz-refused-7-4-4 = { $figure } musi stać najwyżej 4" od własnej krawędzi.
kz-refused-7-4-5 = { $figure } musi stać najwyżej 6" od dowódcy.
kz-refused-7-4-8 = { $figure } musi stać najwyżej 6" od dowódcy.
kz-refused-7-4-9 = { $figure } musi stać przy krawędzi napastników, ponad 18" od każdego obrońcy i najwyżej 6" od dowódcy.
kz-refused-7-4-15 = { $figure } musi stać ponad 12" od każdej krawędzi i najwyżej 8" od dowódcy.
kz-refused-7-4-16 = { $figure } musi stać najwyżej 4" od krawędzi ochrony i najwyżej 6" od celu zamachu.
kz-refused-r67 = { $figure } stałaby w kontakcie z wrogiem.

## Jednostki

kz-unit = { $n ->
    [one] cal
    [few] cale
    [many] cali
   *[other] cala
}

## Rozkazy

kz-order-shoot = Ogień
kz-order-stay_sharp = Czujność
kz-order-keep_down = Kryj się
kz-order-assault = Szturm
kz-order-snipe = Snajper
kz-order-run = Bieg
kz-order-hit_and_run = Z doskoku

## Rodzaje grup

kz-type-trooper = Żołnierze
kz-type-enforcer = Stróże prawa
kz-type-rebel = Rebelianci
kz-type-scavenger = Szabrownicy
kz-type-savage = Dzikusi
kz-type-cyborg = Cyborg S

## Rangi

kz-rank-leader = dowódca
kz-rank-sub = zastępca
kz-rank-member = członek
kz-rank-hero = Bohater
kz-rank-target = cel zamachu

## Broń palna

kz-gun-heavy_handgun = Ciężki pistolet
kz-gun-handgun = Pistolet
kz-gun-machine_pistol = Pistolet maszynowy
kz-gun-auto_shotgun = Strzelba automatyczna
kz-gun-shotgun = Strzelba
kz-gun-assault_rifle = Karabin szturmowy
kz-gun-mil_assault_rifle = Wojskowy karabin szturmowy
kz-gun-round_launcher = Wyrzutnik pocisków wybuchowych
kz-gun-light_cannon = Lekkie działko szturmowe
kz-gun-light_laser = Lekki laser
kz-gun-scatter_gun = Garłacz

## Broń obszarowa

kz-area-grenade = Granat
kz-area-flamer = Miotacz ognia
kz-area-missile = Rakieta

## Broń biała

kz-hand-razor_claws = Ostre pazury
kz-hand-sword = Miecz
kz-hand-chain = Łańcuch
kz-hand-dagger = Sztylet

## Wyposażenie

kz-item-sighting_aid = Celownik
kz-item-night_sight = Noktowizor
kz-item-headset = Słuchawki
kz-item-flamer = Miotacz ognia
kz-item-launcher = Wyrzutnia rakiet

## Pancerz

kz-armour-none = bez pancerza
kz-armour-light = lekki pancerz

## Ekwipunek

kz-kit-tr_leader = Dowódca żołnierzy
kz-kit-tr_sub = Zastępca dowódcy żołnierzy
kz-kit-tr_mar = Żołnierz z karabinem wojskowym
kz-kit-tr_mar_sight = Żołnierz z karabinem wojskowym i celownikiem
kz-kit-tr_cannon = Żołnierz z lekkim działkiem
kz-kit-tr_laser = Żołnierz z lekkim laserem
kz-kit-le_leader = Dowódca stróżów prawa z lekkim działkiem
kz-kit-le_sub = Zastępca stróżów prawa z pistoletem maszynowym
kz-kit-le_mp = Stróż prawa z pistoletem maszynowym
kz-kit-le_as = Stróż prawa ze strzelbą automatyczną
kz-kit-rebel_mp = Rebeliant z pistoletem maszynowym
kz-kit-rebel_as = Rebeliant ze strzelbą automatyczną
kz-kit-rebel_ar = Rebeliant z karabinem szturmowym
kz-kit-scav_hgsg = Szabrownik z pistoletem i strzelbą
kz-kit-scav_mp = Szabrownik z pistoletem maszynowym
kz-kit-scav_as = Szabrownik ze strzelbą automatyczną
kz-kit-scav_sgsw = Szabrownik ze strzelbą i mieczem
kz-kit-scav_ar = Szabrownik z karabinem szturmowym
kz-kit-sav_dc = Dzikus ze sztyletem i łańcuchem
kz-kit-sav_rcsw = Dzikus z pazurami i mieczem
kz-kit-sav_sgsw = Dzikus z garłaczem i mieczem
kz-kit-sav_sd = Dzikus z mieczem i sztyletem
kz-kit-cyborg = Cyborg S
kz-kit-custom = Figurka własna
kz-kit-target = Cel zamachu

## Teren

kz-terrain-fence = Płot
kz-terrain-hedge = Żywopłot
kz-terrain-low_wall = Murek
kz-terrain-sandbags = Worki z piaskiem
kz-terrain-car = Wrak
kz-terrain-container = Kontener
kz-terrain-high_wall = Mur
kz-terrain-tank = Zbiornik
kz-terrain-boulder = Głaz
kz-terrain-rubble = Gruzy
kz-terrain-crater = Lej
kz-terrain-ditch = Rów
kz-terrain-wood = Las
kz-terrain-scrub = Zarośla
kz-terrain-stream = Strumień
kz-terrain-deep_water = Głęboka woda
kz-terrain-building = Budynek

## Osłona

kz-cover-none = bez osłony
kz-cover-soft = słaba osłona
kz-cover-medium = średnia osłona
kz-cover-hard = mocna osłona

## Krawędzie stołu

kz-edge-N = krawędź północna
kz-edge-E = krawędź wschodnia
kz-edge-S = krawędź południowa
kz-edge-W = krawędź zachodnia

## Rodzaje starć i strony

kz-engagement-encounter = Starcie
kz-engagement-raid = Rajd po jeńca
kz-engagement-assassination = Zamach

## Strony

kz-side-A = Strona A
kz-side-B = Strona B
kz-side-defenders = Obrońcy
kz-side-raiders = Napastnicy
kz-side-assassins = Zamachowcy
kz-side-guards = Ochrona

## Stoły

kz-table-rubble_city = Miasto w gruzach o świcie
kz-table-refinery = Rafineria numer dziewięć
kz-table-scrubland = Bród w zaroślach
kz-table-downtown = Kwartał w śródmieściu
kz-table-outpost = Posterunek Kilo
kz-table-highway = Zasadzka na autostradzie

## Gotowe oddziały

kz-force-f100_rebels = Rebelianci, 100 punktów
kz-force-f100_scavengers = Szabrownicy, 100 punktów
kz-force-f100_enforcers = Stróże prawa, 100 punktów
kz-force-f150_troopers = Żołnierze, 150 punktów
kz-force-f150_savages = Dzikusi, 150 punktów
kz-force-f150_chrome = Cyborg i szabrownicy, 150 punktów
kz-force-f150_marshal = Bohater stróżów prawa, 150 punktów
kz-force-f300_troopers = Żołnierze, 300 punktów
kz-force-f300_alliance = Rebelianci i szabrownicy, 300 punktów
kz-force-f300_precinct = Stróże prawa, 300 punktów
kz-force-f300_warlord = Szabrownicy z Bohaterem, 300 punktów
kz-force-f225_strike = Grupa uderzeniowa rebeliantów, 225 punktów

## Scenariusze

kz-scenario-free = Własna partia
kz-scenario-free-story = Dowolny stół, dwa zbudowane oddziały i to, o co walczą.
kz-scenario-enc_dawn = Starcie o świcie
kz-scenario-enc_dawn-story = Dwie bandy chcą tych samych ruin. Jedna z nich wyjdzie.
kz-scenario-enc_block = Starcie w śródmieściu
kz-scenario-enc_block-story = Ulica po ulicy, piętro po piętrze, aż drugiej strony nie będzie.
kz-scenario-enc_refinery = Starcie w rafinerii
kz-scenario-enc_refinery-story = Zbiorniki, rury i długie linie ognia. Głowy nisko.
kz-scenario-enc_night = Starcie nocą
kz-scenario-enc_night-story = Nikt nie widzi dalej niż na dwanaście cali, a coś tam jest.
kz-scenario-raid_outpost = Rajd na posterunek
kz-scenario-raid_outpost-story = Wejść, wziąć jednego żywcem i zniknąć.
kz-scenario-raid_snatch = Porwanie
kz-scenario-raid_snatch-story = Jeden człowiek zna drogę. Napastnicy chcą, by im ją zdradził.
kz-scenario-raid_block = Rajd na kwartał
kz-scenario-raid_block-story = Obrońcy znają każdy pokój. Napastnikom trzeba tylko jednego z nich.
kz-scenario-ass_highway = Śmierć na autostradzie
kz-scenario-ass_highway-story = Kolumna pieszo, jeden człowiek, który musi przejść, i ci, którzy na niego czekają.
kz-scenario-ass_refinery = Śmierć w rafinerii
kz-scenario-ass_refinery-story = Inspekcję zapowiedziano. Cenę za głowę inspektora też.

## Dlaczego partia się skończyła

kz-reason-elimination = druga strona jest wybita
kz-reason-mutual_elimination = nikt nie został
kz-reason-turn_limit = czas minął
kz-reason-points = zniszczono więcej punktów wroga
kz-reason-raid_won = napastnicy uszli z jeńcem
kz-reason-raid_thin = jeniec uprowadzony, ale uszło z nim zbyt mało napastników
kz-reason-raid_lost = rajd się nie udał
kz-reason-target_killed = cel zamachu nie żyje, a zamachowiec uszedł
kz-reason-target_escaped = cel zamachu uszedł
kz-reason-assassins_lost = nie ma już zamachowca, który mógłby uderzyć
kz-reason-nobody_escaped = cel zamachu nie żyje, ale żaden zamachowiec nie uszedł
kz-reason-concession = druga strona się poddała
kz-reason-agreement = tak się umówiono
kz-reason-campaign = kampania jest skończona

## Opcje

kz-option-low_obstacles = Przeszkody do pasa
kz-option-low_obstacles-see_over = widać ponad nimi
kz-option-low_obstacles-contact = widać ponad nimi tylko w kontakcie
kz-option-aimed_bonus = Celny strzał
kz-option-aimed_bonus-3 = +3
kz-option-aimed_bonus-2 = +2
kz-option-keep_down_target = Celowanie do kryjącego się
kz-option-keep_down_target-1 = -1
kz-option-keep_down_target-2 = -2
kz-option-suppressed_low_profile = Przygwożdżeni się kryją
kz-option-suppressed_low_profile-true = tak
kz-option-suppressed_low_profile-false = nie
kz-option-cover_scale = Osłona
kz-option-cover_scale-steep = 2, 4, 6
kz-option-cover_scale-flat = 2, 3, 4
kz-option-natural_rolls = Naturalna 6 trafia, 1 chybia
kz-option-natural_rolls-true = tak
kz-option-natural_rolls-false = nie
kz-option-individual_is_leader = Samotny Bohater lub Cyborg sam sobie dowodzi
kz-option-individual_is_leader-true = tak
kz-option-individual_is_leader-false = nie
kz-option-command_bonus = Premie dowódcy i zastępcy
kz-option-command_bonus-best = liczy się najlepsza
kz-option-command_bonus-sum = dodają się
kz-option-premeasure = Mierzenie przed strzałem
kz-option-premeasure-open = wolno
kz-option-premeasure-blind = nie wolno
kz-option-cyborg_volley = Dodatkowy ogień Cyborga
kz-option-cyborg_volley-extra_shot = jeden strzał więcej
kz-option-cyborg_volley-double = dwa razy tyle strzałów
kz-option-start_inside = Początek ruchu w trudnym terenie
kz-option-start_inside-charge = kosztuje
kz-option-start_inside-free = jest darmowy
kz-option-interior_fog = Kto jest w budynku
kz-option-interior_fog-open = jest jawne
kz-option-interior_fog-counters = kryją żetony
kz-option-rebel_subleader = Zastępca u rebeliantów
kz-option-rebel_subleader-optional = może być
kz-option-rebel_subleader-required = musi być
kz-option-prices = Ceny ekwipunku
kz-option-prices-printed = jak w druku
kz-option-prices-built = z sumy części
kz-option-kit_policy = Ekwipunek
kz-option-kit_policy-printed_plus = z druku, z dodatkami
kz-option-kit_policy-printed = z druku
kz-option-kit_policy-open = dowolny
kz-option-limit_result = Po ostatniej turze
kz-option-limit_result-draw = remis
kz-option-limit_result-points = decydują punkty
kz-option-light = Światło
kz-option-light-roll = z rzutu
kz-option-light-day = dzień
kz-option-light-dark = ciemność
kz-option-turn_limit = Tury (0: bez limitu)
kz-option-machine_pistol_melee = Pistolet maszynowy wręcz
kz-option-machine_pistol_melee-0 = bez premii
kz-option-machine_pistol_melee-1 = +1
kz-option-doors = Drzwi
kz-option-doors-as_depicted = gdzie narysowane
kz-option-doors-all_sides = po każdej stronie
kz-option-windows = Okna
kz-option-windows-as_depicted = gdzie narysowane
kz-option-windows-all_sides = po każdej stronie
kz-option-setup = Rozstawienie
kz-option-setup-preset = według scenariusza
kz-option-setup-free = ręcznie
kz-option-setup-auto = samoczynnie
kz-option-points = Punkty
kz-option-points-scenario = według scenariusza
kz-option-points-free = bez sprawdzania
