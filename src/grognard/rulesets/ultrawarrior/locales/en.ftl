### Ultra-Warrior. Ids begin with `uw-`; a refusal is `uw-refused-<slug>`, its facts are the arguments named here.
### Warriors are given by their names, hexes by their ids.

uw-credit = Ultra-Warrior, designed by Thomas Zarbock, Task Force Games, 1981. grognard is not theirs.

## Refusals

uw-refused-over = The match is over.
uw-refused-not-owed = { $phase ->
    [impulse] It is not your Impulse.
    [shields] You have nothing to decide now: your Shields are set.
    [species] You have nothing to decide now: your species is chosen.
   *[arrival] You have nothing to decide now.
}
uw-refused-wrong-step = This is not possible in this step of the turn.
uw-refused-species-unknown = Choose one of the five species.
# $warrior: whom he must keep away from; $needed: least distance; $range: the distance asked for (null off the map)
uw-refused-arrival-place = He must appear at least { $needed } hexes from { $warrior }, on ground he can enter.
uw-refused-shields-warriors = Set a Shield for each of your living warriors.
uw-refused-shields-whole = Shields take whole numbers from 0 up.
uw-refused-shields-no-suit = Without a suit there is no Shield to power.
# $energy: what he has
uw-refused-shields-energy = You have only { $energy } Energy to put into this Shield.
uw-refused-not-your-warrior = Not your warrior.
uw-refused-acted-already = This warrior has already acted in this Impulse.
uw-refused-no-points = He has no Action Point for this Impulse.
uw-refused-dart-loaded = A loaded dart must be fired or unloaded.
uw-refused-off-map = The map ends here.
# $hex
uw-refused-not-adjacent = Moves go to a neighbouring hex.
# $terrain: its word
uw-refused-terrain-forbidden = { $terrain ->
    [water] Water cannot be entered.
    [fire] Fire cannot be entered.
    [lava] Lava cannot be entered.
   *[other] That terrain cannot be entered.
}
uw-refused-forest-still = Forest needs a completely still Impulse first.
uw-refused-no-darts = No darts left.
uw-refused-no-dart-loaded = No dart is loaded.
uw-refused-no-prepare = In this match nothing is announced: a still Impulse prepares it.
uw-refused-unknown-preparation = Only a Barrier, Smoke or a teleport is prepared.
uw-refused-not-jajoz = Only a Jajoz teleports.
uw-refused-no-suit = The suit is gone; only darts still work.
# $needed: the cost; $energy: what he has
uw-refused-no-energy = Not enough Energy: { $needed } needed, { $energy } left.
uw-refused-not-prepared-barrier = Prepare the Barrier in the Impulse before.
uw-refused-not-prepared-smoke = Prepare the Smoke in the Impulse before.
uw-refused-barrier-here = His Barrier stands here already.
uw-refused-smoke-here = There is Smoke here already.
uw-refused-teleport-not-prepared = Prepare the teleport in the Impulse before.
# $range: asked for; $most: 5
uw-refused-teleport-range = Teleports reach 1 to { $most } hexes ({ $range } asked for).
uw-refused-teleport-clear = Teleports reach Clear hexes only.
uw-refused-no-energizer = The Energizer is not here.
uw-refused-not-carrier = He does not carry the Energizer.
uw-refused-exit-none = Nobody leaves the map here.
uw-refused-exit-rim = Only the carrier may leave, from the map's edge.
uw-refused-unknown-weapon = No such weapon.
uw-refused-dart-first = Load a dart first.
uw-refused-no-target = Name one target: a warrior, a Barrier or a hex.
uw-refused-target-unknown = That target is not on the board.
uw-refused-friend = Choose an enemy or a hex.
uw-refused-disruptor-only-barriers = The Disruptor works on Barriers only.
uw-refused-only-disruptor = Only a Disruptor harms a Barrier.
# $range: counted; $most: the weapon's maximum
uw-refused-out-of-range = Out of range: { $range } hexes, maximum { $most }.
# $hex: the first blocking hex
uw-refused-line-blocked = The Line of Fire is blocked at { $hex }.
# $hex: the first blocking hex
uw-refused-edges-blocked = The line runs along hex edges and is blocked on both sides, first at { $hex }.
# $hex: of the target; $cover: forest or smoke
uw-refused-cover = { $cover ->
    [smoke] The target is in Smoke; fire at the hex instead.
   *[forest] The target is in Forest; fire at the hex instead.
}
uw-refused-smoke-shelters = Nobody in Smoke can be hit.
uw-refused-barrier-protects = A Barrier protects him; use a Disruptor on it.
uw-refused-no-change = That weapon would change nothing there.
uw-refused-own-hex = In this match nobody fires at his own hex.
uw-refused-tower-hex = The building does not change.

## Words of the game

uw-unit = { $n ->
    [one] hex
   *[other] hexes
}
uw-terrain-clear = Clear
uw-terrain-forest = Forest
uw-terrain-ice = Ice
uw-terrain-water = Water
uw-terrain-fire = Fire
uw-terrain-lava = Lava
uw-terrain-inverted-water = Low Water
uw-cover-forest = Forest
uw-cover-smoke = Smoke

uw-species-human = Human
uw-species-ceptel = Ceptel
uw-species-velthron = Velthron
uw-species-mophek = Mophek
uw-species-jajoz = Jajoz
uw-species-wahn = Wahn
uw-species-undecided = not yet chosen

uw-ability-human = Human: no special ability.
uw-ability-ceptel = Ceptel: 12 Life Levels; loses an Action Point for each two of them lost.
uw-ability-velthron = Velthron: counts every range three hexes less when he fires.
uw-ability-mophek = Mophek: 8 Action Points; one Impulse before all others, one after them.
uw-ability-jajoz = Jajoz: teleports up to five hexes to Clear ground, for two Impulses and no Energy.
uw-ability-wahn = Wahn: 25 reserve Energy when his own is used up.

uw-weapon-heat-blast = Heat Blast
uw-weapon-frost-bolt = Frost Bolt
uw-weapon-electron-bolt = Electron Bolt
uw-weapon-implosion-dart = Implosion Dart
uw-weapon-energy-disk = Energy Disk
uw-weapon-disruptor = Disruptor
uw-weapon-laser-tower = Laser Tower

uw-prep-none = nothing prepared
uw-prep-idle = still
uw-prep-dart = dart loaded
uw-prep-barrier = Barrier coming
uw-prep-smoke = Smoke coming
uw-prep-teleport = teleport coming


uw-roll-attack = Shot
uw-roll-initiative = Initiative
uw-roll-life = Life die
uw-roll-tower = Laser Tower

uw-name = { $name }
uw-warrior-first = First
uw-warrior-second = Second
uw-warrior-1 = Warrior 1
uw-warrior-2 = Warrior 2
uw-warrior-3 = Warrior 3
uw-warrior-4 = Warrior 4
uw-tower = Laser Tower
uw-energizer = Energizer
uw-barrier-of = Barrier of { $name }
uw-side = Side { $side }
uw-side-pair = { $one } and { $other }
uw-side-2-b = Xorco's men
uw-side-3-b = Xorco
uw-side-5-a = Lance and Riunité
uw-side-5-b = Xorco and Gran

## Board and counters

uw-board = Battleground
uw-scene-says = Turn { $turn }, { $step }. Your warriors: { $own }. Alive: { $alive }.
uw-cell-says = { $hex }: { $terrain }{ $smoke ->
    [yes] , Smoke
   *[no] { "" }
}{ $barriers ->
    [0] { "" }
    [one] , a Barrier
   *[other] , { $barriers } Barriers
}
uw-piece-says = { $name }, { $species }, in { $hex } on { $terrain }: { $impulses ->
    [one] 1 Impulse
   *[other] { $impulses } Impulses
} left, { $darts ->
    [one] 1 dart
   *[other] { $darts } darts
}, { $prep }
uw-piece-fallen-says = { $name } fell in { $hex }
uw-barrier-says = Barrier of { $name } in { $hex }
uw-tower-says = Laser Tower in { $hex }: { $left } of { $points } points left
uw-energizer-says = The Energizer lies in { $hex }
uw-energizer-carried-says = The Energizer, carried by { $name }

uw-number-impulses = Impulses left
uw-number-darts = Darts
uw-number-shield = Shield
uw-number-tower = Points it still takes
uw-number-tower-damage = Damage to the Tower
uw-number-points = Action Points
uw-number-energy = Energy
uw-number-needed = Number to hit
uw-number-chance = Chance to hit
uw-number-expected = Expected damage

uw-pip-fire = in Fire
uw-pip-lava = in Lava
uw-pip-water = in Water
uw-pip-ice = on Ice
uw-pip-inverted-water = on Low Water
uw-pip-carries = carries the Energizer
uw-pip-barrier = behind his Barrier
uw-pip-smoke = in Smoke

uw-layer-reach = Steps
uw-layer-ranges = Ranges of { $name }
uw-layer-danger = Danger
uw-layer-refill = Refill
uw-layer-threat = Fire of { $name }
uw-layer-cover = Cover near { $name }
uw-mark-now = { $name } can step here now
uw-mark-still = { $name } can step here after a still Impulse
uw-mark-range = Range { $range }
uw-mark-danger = { $name } stands in { $terrain }: leave or change it this Impulse
uw-mark-thin = { $name } stands on { $terrain }, which may become Water under him
uw-mark-refill = Water again in turn { $turn }
uw-mark-threat = { $name } could fire the { $weapon } here
uw-mark-cover = No enemy in range has a clear line here
uw-mark-block = Blocked at { $hex }
uw-mark-edge = Along the edge
uw-mark-reach = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} within { $impulses ->
    [one] 1 Impulse
   *[other] { $impulses } Impulses
}

## Control sheets

uw-sheet-title = { $name }, { $species }
uw-row-energy = Energy
uw-row-reserve = Reserve
uw-row-shield = Shield
uw-row-suit = Suit
uw-row-life = Life
uw-row-impulses = Impulses left
uw-row-darts = Darts
uw-row-prep = Last Impulse
uw-row-carries = Carries
uw-row-harm = Damage last turn
uw-span = { $low }–{ $high }
uw-summary = Energy { $energy }, suit { $suit }, Life { $life }; { $impulses ->
    [one] 1 Impulse
   *[other] { $impulses } Impulses
} left, { $darts ->
    [one] 1 dart
   *[other] { $darts } darts
}, { $prep }
uw-summary-fallen = Fallen

## Track

uw-turn = Turn { $turn }
uw-limit = of { $turn }
uw-step-species = Species
uw-step-arrival = Arrival
uw-step-shields = Shields
uw-step-cleanup = Removal
uw-step-impulse = Impulse { $slot }
uw-step-over = The end

## Scenarios

uw-scenario-free = A position of your own
uw-scenario-free-story = A bare field.
uw-goal-free = The last side with a living warrior wins.
uw-special-free = No special rules.
uw-goal-own-eliminate-side = Eliminate the other side.
uw-goal-own-suit-zero = Bring a suit of the other side to 0.
uw-goal-own-reach = { $name } reaches { $hex }.
uw-goal-own-eliminated = { $name } is eliminated.
uw-goal-own-timeout = Turn { $turn } ends.
uw-goal-own-destroy-and-enter = The Tower is destroyed and { $name } stands in { $hex }.
uw-goal-own-exit-with = Carry the Energizer off the map.
uw-goal-own-last-survivor = Be the last one alive.

uw-scenario-1 = Against the Black Knight
uw-scenario-1-story = The tyrant Metlank holds Lise. Lance has come for her, and calls him out.
uw-goal-1 = Eliminate your opponent.
uw-special-1 = No special rules.

uw-scenario-2 = Lance's Reputation
uw-scenario-2-story = Araman and Soral, two of Xorco's men, mean to be the ones who brought Lance down.
uw-goal-2 = Eliminate the other side.
uw-special-2 = Lance's suit takes 50 points.

uw-scenario-3 = Escape from Sarmanix
uw-scenario-3-story = Lance has broken out of Xorco's prison. The ship waits, and the guard is awake.
uw-goal-3 = Lance wins when he reaches 1314 by the end of turn 7; Xorco wins otherwise.
uw-special-3 = Lance's suit takes 50 points. If Aramas falls before turn 7, Golbar appears at the start of the next turn, away from Lance.

uw-scenario-4 = Island of Ice
uw-scenario-4-story = Two friends, one planet, and a duel that neither wanted, on ice over deep water.
uw-goal-4 = Eliminate your opponent, or bring his suit to 0.
uw-special-4 = Whoever ends an Impulse of his own in Water has drowned.

uw-scenario-5 = Xorco's Folly
uw-scenario-5-story = Xorco and the Ceptel Gran are cornered on Alcredenza. Lance and Riunité come to end it.
uw-goal-5 = The side with the last living warrior wins.
uw-special-5 = Lance's suit takes 50 points. Gran is a Ceptel with 12 Life Levels.

uw-scenario-6 = Man Against Machine
uw-scenario-6-story = Xorco is dead, but his machines are not. Young Lucas must silence the tower that guards them.
uw-goal-6 = By the end of turn 5 the Laser Tower is destroyed (72 points) and Lucas stands in 1414.
uw-special-6 = The Tower fires at Lucas, at any range, with a Heat Blast's numbers; what blocks the line is hit in his place.

uw-scenario-7 = The Energizer
uw-scenario-7-story = A lost Energizer still glows in the dust. Every warrior in reach has seen it.
uw-goal-7 = Carry the Energizer off the map, or be the last one alive.
uw-special-7 = Picking up and dropping cost an Impulse each. Whoever carries it at the end of a turn gains 5 Energy.

uw-scenario-8 = Aliens
uw-scenario-8-story = Two champions of strange peoples meet. Neither knows what the other can do.
uw-goal-8 = Eliminate your opponent, or bring his suit to 0.
uw-special-8 = Both choose an alien species in secret.

## Cards

uw-card-none = Nothing to decide
uw-card-species = Choose your species
uw-card-arrival = Place the one who arrives
uw-card-shields = Set your Shields for this turn
uw-card-act = Impulse { $slot }: { $count ->
    [one] { $name } acts
   *[other] act with each of your { $count } warriors
}
uw-hint-species = Both choices are shown together.
uw-hint-shields-secret = Nobody else learns what you set while the match runs.
uw-hint-shields-lost = What is left of a Shield at the turn's end is lost.
uw-hint-arrival = He appears at once and sets his Shield with the others.
uw-hint-left = { $name }: { $left ->
    [one] 1 Impulse
   *[other] { $left } Impulses
} left this turn
uw-hint-last = Last turn: Shield { $shield }, { $damage } damage
uw-hint-foe = { $name } has a line at range { $range }: Heat Blasts in every Impulse would do { $damage } on average
uw-hint-foes = All together { $damage }
uw-hint-vanish = Before anyone acts all Smoke ({ $smoke }) and Barriers ({ $barriers }) go.
uw-hint-refill = Before anyone acts { $hexes ->
    [one] one hex becomes
   *[other] { $hexes } hexes become
} Water again.
uw-hint-burning = He stands in { $terrain }: { $damage } damage after each Impulse that ends there

uw-tool-move = Move
uw-tool-teleport = Teleport
uw-tool-heat-blast = Heat Blast
uw-tool-frost-bolt = Frost Bolt
uw-tool-electron-bolt = Electron Bolt
uw-tool-implosion-dart = Implosion Dart
uw-tool-energy-disk = Energy Disk
uw-tool-disruptor = Disruptor
uw-tool-idle = Stay still
uw-tool-load-dart = Load a dart
uw-tool-unload-dart = Unload the dart
uw-tool-prepare-barrier = Prepare a Barrier
uw-tool-place-barrier = Raise the Barrier
uw-tool-prepare-smoke = Prepare Smoke
uw-tool-place-smoke = Release Smoke
uw-tool-prepare-teleport = Prepare a teleport
uw-tool-pick-up = Pick up the Energizer
uw-tool-drop = Drop the Energizer
uw-tool-exit = Leave the map

uw-do-move = Move to { $hex } ({ $terrain })
uw-do-teleport = Teleport to { $hex } ({ $terrain })
uw-do-fire-target = { $weapon } at { $name }
uw-do-fire-barrier = { $weapon } at { $name }'s Barrier in { $hex }
uw-do-fire-hex = { $weapon } at { $hex }
uw-do-idle = Stay still
uw-do-load-dart = Load a dart
uw-do-unload-dart = Unload the dart
uw-do-prepare-barrier = Prepare a Barrier
uw-do-prepare-smoke = Prepare Smoke
uw-do-prepare-teleport = Prepare a teleport
uw-do-place-barrier = Raise the Barrier here
uw-do-place-smoke = Release Smoke here
uw-do-pick-up = Pick up the Energizer
uw-do-drop = Drop the Energizer here
uw-do-exit = Leave the map with the Energizer

uw-form-shields = Shields
uw-form-fire = { $weapon } at a hex
uw-form-teleport = Teleport
uw-form-arrival = { $name } appears
uw-slot-shields = Energy into each Shield
uw-slot-hex = Which hex
uw-slot-arrival = Where { $name } appears
uw-shield-of = { $name } (has { $energy } Energy)
uw-preset-shield = leaves { $left } Energy
uw-preset-same = same as last turn, leaves { $left }

uw-warn-drowns = { $name } drowns if he still stands in Water when this Impulse ends.
uw-warn-burns = { $terrain } does { $damage } damage if { $name } still stands in it when this Impulse ends.
uw-warn-drops = This drops what was prepared: { $what }.
uw-warn-company = A miss turns the hex into { $terrain }, and { $name } stands there too.
uw-warn-refills = { $hex } is Water again from step 2 of the next turn.
uw-warn-ice = { $name } has a line to { $hex }: a Heat Blast turns the Ice into Water.

## Lines of the log

uw-line-turn-started = Turn { $turn }
uw-line-turn-ended = Turn { $turn } is over; Shields fade.
uw-line-species = { $name } is a { $species }.
uw-line-bonus = The Energizer gives { $name } { $energy } Energy.
uw-line-arrival-due = { $name } comes at the start of the next turn.
uw-line-arrived = { $name } appears in { $hex }.
uw-line-shield-set = { $name }'s Shield is { $shield }.
uw-line-cleanup = Removed: Smoke { $smoke }, Barriers { $barriers }. Water again: { $refilled }.
uw-line-initiative-1 = Initiative: { $side0 } { $roll0 }.
uw-line-initiative-2 = Initiative: { $side0 } { $roll0 }, { $side1 } { $roll1 }.
uw-line-initiative-3 = Initiative: { $side0 } { $roll0 }, { $side1 } { $roll1 }, { $side2 } { $roll2 }.
uw-line-initiative-4 = Initiative: { $side0 } { $roll0 }, { $side1 } { $roll1 }, { $side2 } { $roll2 }, { $side3 } { $roll3 }.
uw-line-turn-order = First to act this turn: { $side }.
uw-line-moved = { $name } moves to { $hex } ({ $terrain }).
uw-line-teleported = { $name } teleports to { $hex } ({ $terrain }).
uw-line-idled = { $name } stays still.
uw-line-loaded = { $name } loads a dart.
uw-line-unloaded = { $name } unloads the dart.
uw-line-prepared-barrier = { $name } prepares a Barrier.
uw-line-prepared-smoke = { $name } prepares Smoke.
uw-line-prepared-teleport = { $name } prepares a teleport.
uw-line-barrier-placed = { $name } raises a Barrier in { $hex }.
uw-line-smoke-placed = { $name } releases Smoke in { $hex }.
uw-line-picked-up = { $name } picks up the Energizer.
uw-line-dropped = { $name } drops the Energizer in { $hex }.
uw-line-exited = { $name } leaves the map at { $hex } with the Energizer.
uw-line-fired-target = { $name } fires the { $weapon } at { $target }, range { $range }.
uw-line-fired-barrier = { $name } fires the { $weapon } at { $target }'s Barrier, range { $range }.
uw-line-fired-hex = { $name } fires the { $weapon } at { $hex }, range { $range }.
uw-line-tower-target = The Tower fires at { $target }, range { $range }.
uw-line-tower-hex = The Tower's shot strikes { $hex } on the way.
uw-line-tower-barrier = { $target }'s Barrier stops the Tower's shot.
uw-line-tower-destroyed = The Laser Tower is destroyed.
uw-line-hit = A hit on { $target }: { $damage ->
    [one] 1 point
   *[other] { $damage } points
}.
uw-line-missed = A miss at { $hex }.
uw-line-absorbed = { $name } loses { $shield } from the Shield, { $suit } from the suit.
uw-line-suit-destroyed = { $name }'s suit is destroyed, and all Energy is gone.
uw-line-life-lost = { $name } loses { $levels ->
    [one] 1 Life Level
   *[other] { $levels } Life Levels
}.
uw-line-terrain = { $hex }: { $old } becomes { $new }.
uw-line-smoke-removed = The Smoke in { $hex } is blown away.
uw-line-barrier-destroyed = { $name }'s Barrier in { $hex } is destroyed.
uw-line-burned = { $name } takes { $damage } from { $terrain }.
uw-line-drowned = { $name } drowns in { $hex }.
uw-line-eliminated-damage = { $name } falls.
uw-line-eliminated-drowned = { $name } is lost to the water.
uw-line-eliminated-concession = { $name } gives up.
uw-over-won = Victory for { $side }: { $why }.
uw-over-drawn = A draw: { $why }.
uw-over-lost = The match is lost: { $why }.
uw-lost-fallen = he has fallen
uw-reason-elimination = the other side is eliminated
uw-reason-suit_zero = a suit is at 0
uw-reason-reached = the goal is reached
uw-reason-tower = the Tower is taken
uw-reason-exit = the Energizer is carried off
uw-reason-last_survivor = the last survivor
uw-reason-mutual_elimination = nobody is left
uw-reason-exhaustion = nobody can harm anybody any more
uw-reason-turn_limit = time has run out
uw-reason-concession = the other side has conceded
uw-reason-agreement = it was agreed

## Sketches

uw-verdict-no = Not possible
uw-verdict-odds = { $chance } to hit ({ $fraction })
uw-verdict-hex-shot = Hits without a roll
uw-verdict-clear = The line is clear
uw-verdict-blocked = The line is blocked
uw-verdict-harm = Staying does harm
uw-verdict-safe = Safe ground
uw-verdict-schedule = The rest of the turn
uw-verdict-hex = { $hex }
uw-verdict-terrain = Changed ground
uw-row-refused = Forbidden
uw-row-range = Range
uw-row-counted = Counted as
uw-row-cost = Energy
uw-row-number = Number to hit
uw-row-chance = Chance to hit
uw-row-damage = Damage of a hit ({ $mean } expected)
uw-row-changes = { $hex } becomes { $terrain }
uw-row-on-miss = On a miss { $hex } becomes { $terrain }
uw-row-endangers = { $name } stands there
uw-row-leaves = Energy left after it
uw-row-crossed = Hexes crossed
uw-row-edges = Along edges: { $left } hexes left, { $right } right
uw-row-cover = Under cover: { $terrain }
uw-row-first-block = First blocking hex
uw-row-target-warriors = Warriors and Tower
uw-row-target-barriers = Barriers
uw-row-target-hexes = Hexes it would change
uw-row-reach = Hexes within reach
uw-row-ground = Ground: { $terrain }
uw-row-stay = { $effect ->
    [damage] Staying costs { $damage } points
    [drowns] Staying drowns him
   *[none] Staying is safe
}
uw-row-exits = Hexes to step to
uw-row-slot = Impulse { $slot }: { $name }
uw-row-smoke = Smoke: nobody here can be hit
uw-row-barrier = Barrier of { $name }
uw-row-stands = { $name }
uw-row-changed = Hexes that differ from the set-up

## Options of the lobby: a name, and each value in words

uw-option-hb_13_15 = Heat Blast at range 13 to 15
uw-option-hb_13_15-6 = number 6
uw-option-hb_13_15-5 = number 5
uw-option-preparation = Barrier, Smoke, teleport
uw-option-preparation-announced = announced one Impulse before
uw-option-preparation-idle = after any still Impulse
uw-option-terrain_vs_bare = Fire and Lava without a suit
uw-option-terrain_vs_bare-die = a Life die
uw-option-terrain_vs_bare-none = nothing
uw-option-edge_line = Lines along hex edges
uw-option-edge_line-shooter = blocked from both sides only
uw-option-edge_line-target = blocked from either side
uw-option-velthron_range = A Velthron's three hexes
uw-option-velthron_range-extended = count for number and reach
uw-option-velthron_range-column_only = count for the number only
uw-option-own_hex_fire = Fire at one's own hex
uw-option-own_hex_fire-allowed = allowed
uw-option-own_hex_fire-forbidden = forbidden
uw-option-allies_share_sheets = Allies see each other's sheets
uw-option-allies_share_sheets-false = no
uw-option-allies_share_sheets-true = yes
uw-option-life_dice = Life dice
uw-option-life_dice-open = rolled openly
uw-option-life_dice-owner = seen by their owner only
uw-option-henchmen_energy = Energy of Araman and Soral
uw-option-henchmen_energy-75 = 75 each
uw-option-henchmen_energy-50 = 50 each
uw-option-henchmen_energy-100 = 100 each
uw-option-henchmen_energy-150 = 150 each
uw-option-golbar_distance = Golbar appears
uw-option-golbar_distance-6 = six hexes from Lance or more
uw-option-golbar_distance-5 = five hexes from Lance or more
uw-option-layout = Who plays whom
uw-option-layout-2 = a side each
uw-option-layout-3a = Lance and Riunité apart
uw-option-layout-3b = Xorco and Gran apart
uw-option-layout-4 = a warrior each
uw-option-last_survivor = The last one alive
uw-option-last_survivor-wins = wins at once
uw-option-last_survivor-must_exit = must carry the Energizer off
uw-option-tower_phase = The Tower fires first
uw-option-tower_phase-even = in Impulse 2
uw-option-tower_phase-odd = in Impulse 1
uw-option-tower_rate = The Tower fires
uw-option-tower_rate-every_other = every other Impulse
uw-option-tower_rate-every = every Impulse
uw-option-tower_laser = The Tower's laser
uw-option-tower_laser-heat_blast = changes the ground as a Heat Blast does
uw-option-tower_laser-damage_only = does damage only
uw-option-turn_limit = Last turn
uw-option-allow_human = Humans among the species
uw-option-allow_human-false = no
uw-option-allow_human-true = yes

## Warnings of the builder
uw-warning-start_in_line = Two enemies start within range and in sight of each other.
uw-warning-unequal_energy = The sides have unequal Energy.
uw-warning-unequal_suits = The sides have unequal suits.
uw-warning-walled_in = A warrior starts where no neighbouring hex can be entered.
