### Fog Bay. Ids begin with `fb-`.

fb-credit = Made up for grognard's tests and its page on how a game is built.

fb-unit = { $n ->
    [one] cell
   *[other] cells
}
fb-scenario-bay = The bay
fb-scenario-bay-story = No moon, a falling tide, and lanterns where no lantern should be. Bring two cargoes into the cove before the others do.
fb-scenario-narrows = The narrows
fb-scenario-narrows-story = Three crews, one cove, and hardly water enough to turn a boat.
fb-scenario-season = A season
fb-scenario-season-story = Two nights, two purses. Stake on each before you know how dark it will be.

## Options
fb-option-turn_limit = Nights
fb-option-target = Points to win
fb-option-crew = Crews
fb-option-crew-secret = secret
fb-option-crew-open = shown when they have boarded

## Refusals
fb-refused-not-asked = You are not asked anything now.
fb-refused-other-decision = That does not answer what you are asked.
fb-refused-not-your-boat = That is not a boat of yours.
fb-refused-crew-of-boat = { $boat } takes 0 to { $most } crew.
fb-refused-crew-total = You have { $most } crew, not { $crew }.
fb-refused-sailed = { $boat } has sailed this turn.
fb-refused-not-next = { $cell } is not next to { $from }.
fb-refused-no-step = A path has at least one step.
fb-refused-ground = This boat cannot enter { $cell } ({ $ground ->
    [shoal] shoal
    [cove] cove
    [home] home
   *[water] open water
}).
fb-refused-crew-short = This path takes { $cost } crew; the boat has { $crew }.
fb-refused-not-in-cove = { $boat } is not in the cove.
fb-refused-no-cargo = { $boat } carries no cargo.
fb-refused-flared = You have fired your flare this turn.
fb-refused-no-powder = You have no powder left.
fb-refused-range = { $cell } is not within { $range } of your cutter, or is a home.
fb-refused-powder = Load 1 to { $most } charges.
fb-refused-no-bribe = You have no bribe to pay.
fb-refused-stake = Stake 0 to { $most } coins.
fb-refused-battle = Match { $battle } is being played.
fb-refused-winners = One of the two seats has won, or nobody.
fb-refused-no-bay = A season has no bay of its own: ask in its match.

## Names
fb-side = { $seat ->
    [0] Gulls
    [1] Herons
   *[other] Cormorants
}
fb-board = The bay
fb-boat-cutter = Cutter { $boat }
fb-boat-light = Light { $boat }
fb-boat-runner = Runner { $boat }
fb-boat-dummy = Dummy { $boat }
fb-boat-gone = Boat { $boat }
fb-ground-water = open water
fb-ground-shoal = shoal
fb-ground-cove = cove
fb-ground-home = home
fb-wind-north = The wind blows north
fb-wind-east = The wind blows east
fb-wind-south = The wind blows south
fb-wind-west = The wind blows west
fb-roll-wind = Wind
fb-roll-order = Coin for the order
fb-roll-hail = Coin for the hail
fb-roll-flare = Flare

## The table
fb-scene-says = Turn { $turn }. { $wind }.
fb-boat-says = { $boat } of the { $side } at { $cell }
fb-seat-says = { $side }: points { $score }, luck { $luck }, powder { $powder }
fb-crew-left = Crew left
fb-pip-hailed = has hailed this turn
fb-mark-way = The way of { $boat }
fb-mark-flare = Where the flare burns
fb-row-crew = Crew
fb-row-spent = Crew spent
fb-row-score = Points
fb-row-luck = Luck
fb-row-powder = Powder
fb-row-bribes = Bribes
fb-turn = Turn { $turn }
fb-limit = of { $limit }
fb-goal = { $target ->
    [one] { $target } point wins
   *[other] { $target } points win
}
fb-battle = Match { $battle }
fb-purses = Purses
fb-purse = { $side }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
fb-stake-shown = { $side }: stake { $coins }
fb-each = { $side } { $coins }
fb-list = { $first }, { $rest }
fb-step-allocate = Crews
fb-step-act = Sailing
fb-step-hail = Hail
fb-step-bribe = Bribes
fb-step-luck = Luck
fb-step-stake = Stakes
fb-step-match = Match

## The card
fb-choices = Choices
fb-ask-allocate = Spread your crew
fb-ask-act = Your turn
fb-ask-hail = { $boat } sails past { $cutter }
fb-ask-bribe = { $cutter } holds { $boat }: does anybody pay?
fb-ask-luck = The flare over { $cell } rolled { $face }; it burns on { $needed } or less
fb-ask-stake = Your stake on this match
fb-hint-allocate = Nobody sees how you spread your four hands.
fb-hint-act = Each boat sails once; one flare a turn. A first step down the wind is free.
fb-hint-hail = A coin decides. A cutter hails once a turn.
fb-hint-bribe = Everybody is asked; nobody learns who could pay.
fb-hint-luck = One re-roll is the last word.
fb-hint-stake = Nobody sees it before both have staked.
fb-do-allocate = Spread crew
fb-do-stake = Stake
fb-do-flare = Fire a flare
fb-do-sail = Sail { $boat }
fb-do-land = Land the cargo of { $boat }
fb-do-end_turn = End the turn
fb-do-hail = Hail
fb-do-let_pass = Let pass
fb-do-keep = Let it stand
fb-do-reroll = Roll again
fb-do-pay = Pay a bribe
fb-do-pay-not = Pay nothing
fb-slot-crew = Crew
fb-slot-coins = Coins
fb-slot-at = Over
fb-slot-powder = Charges
fb-slot-path = Path

## What happened
fb-told-turn-started = Turn { $turn }
fb-told-turn-ended = Turn { $turn } ends.
fb-told-wind = { $wind }.
fb-told-turn-order = Order: { $order }
fb-told-bribes-dealt = { $bribes ->
    [one] You have one bribe to pay with.
   *[other] You have { $bribes } bribes to pay with.
}
fb-told-launched = The { $side } launch { $boats }.
fb-told-runner-launched = You launch { $boats }; { $runner } is the runner.
fb-told-allocated = All crews are aboard.
fb-told-crew-shown = Crews: { $crew }
fb-told-sailed = { $boat } sails to { $cell }.
fb-told-cargo-landed = The { $side } land the cargo of { $boat }.
fb-told-flare-fired = The { $side } fire a flare over { $at }; charges: { $powder }.
fb-told-flare-burned = { $bright ->
    [yes] It burns.
   *[no] It fizzles.
}
fb-told-luck-spent = The { $side } trust their luck.
fb-told-lit = { $boat } stands in the light: { $runner ->
    [yes] the runner!
   *[no] a dummy.
}
fb-told-hailed = { $cutter } hails { $boat }.
fb-told-passed = { $cutter } lets { $boat } pass.
fb-told-grappled = { $boat } is held.
fb-told-slipped = { $boat } slips by.
fb-told-bribed = { $number ->
    [one] A bribe is paid, and { $boat } goes on.
   *[other] { $number } bribes are paid, and { $boat } goes on.
}
fb-told-bribe-paid = Bribes left: { $left }.
fb-told-boarded = { $cutter } boards { $boat }: { $runner ->
    [yes] the cargo is taken.
   *[no] an empty boat; it sinks.
}
fb-told-staked = Stakes: { $coins }
fb-told-battle-ended = Match { $battle } is over. Purses: { $purses }
fb-told-won = The { $side } win: { $reason }.
fb-told-drawn = Nobody wins: { $reason }.
fb-reason-cargo = enough cargo
fb-reason-turn_limit = the last turn is over
fb-reason-storm = the storm
fb-reason-concession = all others have conceded
fb-reason-agreement = a draw is agreed
fb-reason-purse = the purses

## Answers
fb-sketch-cost = Crew so far
fb-sketch-reach = Cells in reach: { $cells }
fb-sketch-way = Steps: { $cells }
fb-sketch-range = Cells in range
fb-sketch-hit = Chance
fb-sketch-again = With a re-roll
fb-sketch-impossible = Not now ({ $rule })

fb-warning-homes_in_one_column = All homes lie in one column.
fb-layer-flares = Flares
