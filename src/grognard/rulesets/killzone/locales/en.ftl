### Kill Zone. Ids begin with `kz-`; a refusal is `kz-refused-<rule>`, its facts are the arguments named here.

kz-credit = Future Warriors: Kill Zone, by Nick Lund, Grenadier, 1991. grognard is not theirs.

## Refusals

kz-refused-0-1 = That point is not on the table.
kz-refused-0-2 = The base would not stand wholly on the table.
kz-refused-0-10 = A way has at most 12 parts.
kz-refused-0-18 = You cannot pass through an enemy.
kz-refused-0-19 = There is no room to stand there.
kz-refused-1-4 = The match is over.
kz-refused-2-1 = A Cyborg is alone in its group.
kz-refused-2-3 = Rebels have one sub-leader at most, and must have one where the options ask for it.
kz-refused-2-4 = A gang has no sub-leader.
kz-refused-3-0-1 = Every group has exactly one order.
kz-refused-3-1-2 = Only Shoot orders allow rapid fire.
kz-refused-3-5-1 = Snipe: move or one aimed shot, not both.
kz-refused-3-6-1 = Run orders allow movement only.
kz-refused-4-0-1 = Give an order to each of your groups.
kz-refused-4-1-5 = Choose a free number and a group of yours without one.
kz-refused-4-1-6 = It is not this group's turn.
kz-refused-4-2-1 = This is not possible in this step of the turn.
kz-refused-4-2-2 = Finish the active figure first.
kz-refused-4-2-5 = Finish or cease fire first.
kz-refused-4-2-8 = A suppressed figure can only crawl 3" and try to rally.
kz-refused-4-2-9 = Only one rally test each turn, and only for the suppressed.
kz-refused-4-2-10 = This figure has already done that in this turn.
kz-refused-4-2-11 = This figure is done for this turn.
kz-refused-4-21-2 = After a rally only one further action is left, and it is used.
kz-refused-4-21-11 = That enemy is not at your mercy.
kz-refused-4-22-1 = This figure cannot move that far.
kz-refused-4-22-3 = Difficult ground costs more than this figure has left.
kz-refused-4-22-4 = The way is blocked.
kz-refused-4-23-1 = This figure cannot fire that weapon at that target.
kz-refused-4-23-2 = No line of sight to that target.
kz-refused-4-23-5 = Out of range.
kz-refused-4-23-12 = Only one launcher round in a volley, and two rifle shots beside it.
kz-refused-4-24-1 = Only an unsuppressed figure on Assault may start a fight.
kz-refused-4-24-2 = This figure has fought and is done.
kz-refused-4-24-3 = A fight comes first, and against an unsuppressed enemy in contact.
kz-refused-4-3-1 = Name your own groups, each once.
kz-refused-4-3-4 = The group is too spread out: without headsets every two figures stand within 8".
kz-refused-5-1-2 = A Hero is alone in the group.
kz-refused-5-1-3 = A Hero recovers by himself, without a roll.
kz-refused-5-1-6 = At most one Hero for every three groups or part of three.
kz-refused-5-1-12 = That order is not in its programme.
kz-refused-5-1-13 = A Cyborg carries only handguns, shotguns and machine pistols.
kz-refused-5-2-1 = A Trooper squad has 3 to 5 figures.
kz-refused-5-2-2 = A Trooper squad has one leader and one sub-leader.
kz-refused-5-2-3 = Every Trooper has a headset.
kz-refused-5-2-6 = A Law Enforcer squad has exactly 5 figures.
kz-refused-5-2-7 = A Law Enforcer squad has one leader and one sub-leader.
kz-refused-5-2-8 = Headsets: all Law Enforcers of a squad or none.
kz-refused-5-2-11 = A Rebel squad has exactly one leader.
kz-refused-5-2-12 = Headsets: all Rebels of a squad or none.
kz-refused-5-2-14 = Hit and Run is open to Rebels only.
kz-refused-5-2-15 = Hit and Run is not open while a member of the group is suppressed.
kz-refused-5-2-16 = Hit and Run needs a leader and headsets on all.
kz-refused-5-3-1 = A Scavenger gang has exactly one leader.
kz-refused-5-3-5 = A Savage gang has exactly one leader.
kz-refused-5-4-2 = A figure's kit does not belong to its group's type or to its rank.
kz-refused-5-4-3 = A force has groups, each with a name of its own and figures; nobody carries three of one hand weapon.
kz-refused-6-1-1 = Darkness: beyond 12" nothing can be aimed at.
kz-refused-6-2-1 = One grenade a turn, in place of other fire.
kz-refused-6-2-3 = Grenades reach 6".
kz-refused-6-2-4 = Too many grenades for a figure of this type.
kz-refused-6-2-6 = Name one target: a figure or a point.
kz-refused-6-2-8 = No grenade left.
kz-refused-6-2-9 = The flame thrower reaches 5".
kz-refused-6-2-11 = No flame thrower, or no fuel left.
kz-refused-6-2-12 = The launcher needs Snipe orders.
kz-refused-6-2-13 = A missile flies up to 48", at an enemy in sight.
kz-refused-6-2-14 = No launcher, or no missile; nobody carries more than 5.
kz-refused-6-2-15 = A gang has at most one launcher and three missiles.
kz-refused-6-2-16 = Law Enforcers use no launcher.
kz-refused-6-3-2 = Every step leads to the next zone: go through the centre.
kz-refused-6-3-3 = A building is entered and left by its edge zones on the ground floor.
kz-refused-6-3-4 = From the centre one shoots only at the same floor of the building.
kz-refused-6-3-6 = One edge zone does not see into another of the same building.
kz-refused-6-3-8 = Roof and rooms cannot shoot at each other.
kz-refused-6-3-9 = Contact needs an enemy in the same zone.
kz-refused-6-3-10 = No door on that side.
kz-refused-6-3-11 = No window on that side.
kz-refused-6-3-14 = Fire inside a building stays on one floor.
kz-refused-6-3-15 = End the way at the wall of that side.
kz-refused-6-3-16 = Come out right beside the door's wall.
kz-refused-6-3-18 = There is no room for the base on that roof.
kz-refused-6-3-20 = One slides only along one's own wall.
kz-refused-7-0-1 = You have nothing to decide now: your force is chosen.
kz-refused-7-1-1 = The force costs more than its limit of points.
kz-refused-7-2-1 = There is no such table.
kz-refused-7-4-2 = The choice is not yours now.
kz-refused-7-4-3 = Set up exactly your own figures, when it is your turn.
kz-refused-7-4-6 = No prisoners in an Encounter.
kz-refused-7-4-10 = Raiders leave only over their own edge.
kz-refused-7-4-13 = Defenders must hold the table.
kz-refused-7-4-17 = Assassins leave over the guards' edge, guards over the opposite one.
kz-refused-7-5-3 = A captive cannot rally.
kz-refused-7-5-4 = A captive can do nothing by itself.
kz-refused-7-5-7 = Cyborgs cannot be captured.
kz-refused-7-5-8 = Say lethal or non-lethal for those of your figures that are attacked.
kz-refused-r10 = The group already has that order.
kz-refused-r15 = Nothing is measured before the shot.
kz-refused-r24 = Only Assault orders let you close with that enemy.
kz-refused-r25 = Break contact before shooting.
kz-refused-r28 = The launcher must lock on to an enemy.
kz-refused-r30 = Into a building one aims at a figure in an edge zone, or at a room of one's own floor.
kz-refused-r33 = At a wall one stands 0.5" from the corners at least; a centre has no points.
kz-refused-r34 = Of a figure inside one knows the zone, not the place: only from a room of its own floor is it in reach.
kz-refused-r36 = A figure that holds nobody may fight to capture, where captives are taken.
kz-refused-r37 = One captive for each captor, who takes him along in contact.
kz-refused-r38 = That enemy has been spared already in this activation.
kz-refused-r43 = The options do not let this kit be added to in that way.
kz-refused-r47 = Nobody may leave the table in this scenario.
kz-refused-r50 = To leave, the base must touch the edge.
kz-refused-r53 = This group has nobody who could try.
kz-refused-r55 = The target holds no captives.
# $cost, $allowance: hundredths of an inch
kz-refused-path-cost = That path costs { $cost } hundredths of an inch; this figure may move { $allowance }.
# $figure: its id
kz-refused-6-3-1 = Name a point or a zone for { $figure }.
kz-refused-7-4-4 = { $figure } must stand within 4" of its own edge.
kz-refused-7-4-5 = { $figure } must stand within 6" of its leader.
kz-refused-7-4-8 = { $figure } must stand within 6" of its leader.
kz-refused-7-4-9 = { $figure } must stand at the raiders' edge, more than 18" from every defender and within 6" of its leader.
kz-refused-7-4-15 = { $figure } must stand more than 12" from every edge and within 8" of its leader.
kz-refused-7-4-16 = { $figure } must stand within 4" of the guards' edge and within 6" of the target.
kz-refused-r67 = { $figure } would stand in contact with an enemy.

## Units

kz-unit = { $n ->
    [one] inch
   *[other] inches
}

## Orders

kz-order-shoot = Shoot
kz-order-stay_sharp = Stay Sharp
kz-order-keep_down = Keep Down
kz-order-assault = Assault
kz-order-snipe = Snipe
kz-order-run = Run
kz-order-hit_and_run = Hit and Run

## Kinds of group

kz-type-trooper = Troopers
kz-type-enforcer = Law Enforcers
kz-type-rebel = Rebels
kz-type-scavenger = Scavengers
kz-type-savage = Savages
kz-type-cyborg = Cyborg S

## Ranks

kz-rank-leader = leader
kz-rank-sub = sub-leader
kz-rank-member = member
kz-rank-hero = Hero
kz-rank-target = target

## Guns

kz-gun-heavy_handgun = Heavy Handgun
kz-gun-handgun = Handgun
kz-gun-machine_pistol = Machine Pistol
kz-gun-auto_shotgun = Auto Shotgun
kz-gun-shotgun = Shotgun
kz-gun-assault_rifle = Assault Rifle
kz-gun-mil_assault_rifle = Military Assault Rifle
kz-gun-round_launcher = Explosive Round Launcher
kz-gun-light_cannon = Light Assault Cannon
kz-gun-light_laser = Light Laser
kz-gun-scatter_gun = Scatter Gun

## Area weapons

kz-area-grenade = Grenade
kz-area-flamer = Flame Thrower
kz-area-missile = Missile

## Hand weapons

kz-hand-razor_claws = Razor Claws
kz-hand-sword = Sword
kz-hand-chain = Chain
kz-hand-dagger = Dagger

## Gear

kz-item-sighting_aid = Sighting Aid
kz-item-night_sight = Night Sight
kz-item-headset = Headset
kz-item-flamer = Flame Thrower
kz-item-launcher = Missile Launcher

## Armour

kz-armour-none = no armour
kz-armour-light = light armour

## Kits

kz-kit-tr_leader = Trooper leader
kz-kit-tr_sub = Trooper sub-leader
kz-kit-tr_mar = Trooper with military rifle
kz-kit-tr_mar_sight = Trooper with military rifle and sighting aid
kz-kit-tr_cannon = Trooper with light cannon
kz-kit-tr_laser = Trooper with light laser
kz-kit-le_leader = Law Enforcer leader with light cannon
kz-kit-le_sub = Law Enforcer sub-leader with machine pistol
kz-kit-le_mp = Law Enforcer with machine pistol
kz-kit-le_as = Law Enforcer with auto shotgun
kz-kit-rebel_mp = Rebel with machine pistol
kz-kit-rebel_as = Rebel with auto shotgun
kz-kit-rebel_ar = Rebel with assault rifle
kz-kit-scav_hgsg = Scavenger with handgun and shotgun
kz-kit-scav_mp = Scavenger with machine pistol
kz-kit-scav_as = Scavenger with auto shotgun
kz-kit-scav_sgsw = Scavenger with shotgun and sword
kz-kit-scav_ar = Scavenger with assault rifle
kz-kit-sav_dc = Savage with dagger and chain
kz-kit-sav_rcsw = Savage with razor claws and sword
kz-kit-sav_sgsw = Savage with scatter gun and sword
kz-kit-sav_sd = Savage with sword and dagger
kz-kit-cyborg = Cyborg S
kz-kit-custom = Figure of your own
kz-kit-target = Target

## Terrain

kz-terrain-fence = Fence
kz-terrain-hedge = Hedge
kz-terrain-low_wall = Low wall
kz-terrain-sandbags = Sandbags
kz-terrain-car = Wreck
kz-terrain-container = Container
kz-terrain-high_wall = High wall
kz-terrain-tank = Storage tank
kz-terrain-boulder = Boulder
kz-terrain-rubble = Rubble
kz-terrain-crater = Crater
kz-terrain-ditch = Ditch
kz-terrain-wood = Wood
kz-terrain-scrub = Scrub
kz-terrain-stream = Stream
kz-terrain-deep_water = Deep water
kz-terrain-building = Building

## Cover

kz-cover-none = no cover
kz-cover-soft = soft cover
kz-cover-medium = medium cover
kz-cover-hard = hard cover

## Edges of the table

kz-edge-N = north edge
kz-edge-E = east edge
kz-edge-S = south edge
kz-edge-W = west edge

## Engagements and sides

kz-engagement-encounter = Encounter
kz-engagement-raid = Raid and Capture
kz-engagement-assassination = Assassination

## Sides

kz-side-A = Side A
kz-side-B = Side B
kz-side-defenders = Defenders
kz-side-raiders = Raiders
kz-side-assassins = Assassins
kz-side-guards = Guards

## Tables

kz-table-rubble_city = Rubble City at Dawn
kz-table-refinery = Refinery Nine
kz-table-scrubland = Scrubland Crossing
kz-table-downtown = Downtown Block
kz-table-outpost = Outpost Kilo
kz-table-highway = Highway Ambush

## Ready forces

kz-force-f100_rebels = Rebels, 100 points
kz-force-f100_scavengers = Scavengers, 100 points
kz-force-f100_enforcers = Law Enforcers, 100 points
kz-force-f150_troopers = Troopers, 150 points
kz-force-f150_savages = Savages, 150 points
kz-force-f150_chrome = Cyborg and Scavengers, 150 points
kz-force-f150_marshal = A Law Enforcer Hero, 150 points
kz-force-f300_troopers = Troopers, 300 points
kz-force-f300_alliance = Rebels and Scavengers, 300 points
kz-force-f300_precinct = Law Enforcers, 300 points
kz-force-f300_warlord = Scavengers with a Hero, 300 points
kz-force-f225_strike = Rebel strike team, 225 points

## Scenarios

kz-scenario-free = A match of your own
kz-scenario-free-story = Any table, two forces that you build, and what they fight about.
kz-scenario-enc_dawn = Encounter at dawn
kz-scenario-enc_dawn-story = Two bands want the same ruins. One will leave them.
kz-scenario-enc_block = Encounter in the block
kz-scenario-enc_block-story = Street by street, floor by floor, until the other side is gone.
kz-scenario-enc_refinery = Encounter at the refinery
kz-scenario-enc_refinery-story = Tanks, pipes and long lanes of fire. Keep your heads down.
kz-scenario-enc_night = Encounter by night
kz-scenario-enc_night-story = Nobody sees farther than twelve inches, and something is out there.
kz-scenario-raid_outpost = Raid on the outpost
kz-scenario-raid_outpost-story = Get in, take one of them alive, and be gone.
kz-scenario-raid_snatch = The snatch
kz-scenario-raid_snatch-story = One man knows the way. The raiders want him to tell them.
kz-scenario-raid_block = Raid on the block
kz-scenario-raid_block-story = The defenders know every room. The raiders need only one of them.
kz-scenario-ass_highway = Death on the highway
kz-scenario-ass_highway-story = A column on foot, one man who must get through, and those who wait for him.
kz-scenario-ass_refinery = Death at the refinery
kz-scenario-ass_refinery-story = The inspection was announced. So was the price on the inspector.

## Why a match ended

kz-reason-elimination = the other side is wiped out
kz-reason-mutual_elimination = nobody is left
kz-reason-turn_limit = time has run out
kz-reason-points = more of the enemy's points were destroyed
kz-reason-raid_won = the raiders are away with a captive
kz-reason-raid_thin = the captive is off, but too few raiders with him
kz-reason-raid_lost = the raid has failed
kz-reason-target_killed = the target is dead and an assassin is away
kz-reason-target_escaped = the target has escaped
kz-reason-assassins_lost = no assassin is left who could strike
kz-reason-nobody_escaped = the target is dead, but no assassin is away
kz-reason-concession = the other side has conceded
kz-reason-agreement = it was agreed
kz-reason-campaign = the campaign is over

## Options

kz-option-low_obstacles = Waist-high obstacles
kz-option-low_obstacles-see_over = are seen over
kz-option-low_obstacles-contact = are seen over in contact only
kz-option-aimed_bonus = Aimed shot
kz-option-aimed_bonus-3 = +3
kz-option-aimed_bonus-2 = +2
kz-option-keep_down_target = Targeting a figure that keeps down
kz-option-keep_down_target-1 = -1
kz-option-keep_down_target-2 = -2
kz-option-suppressed_low_profile = The suppressed keep down
kz-option-suppressed_low_profile-true = yes
kz-option-suppressed_low_profile-false = no
kz-option-cover_scale = Cover
kz-option-cover_scale-steep = 2, 4, 6
kz-option-cover_scale-flat = 2, 3, 4
kz-option-natural_rolls = A natural 6 hits, a 1 misses
kz-option-natural_rolls-true = yes
kz-option-natural_rolls-false = no
kz-option-individual_is_leader = A lone Hero or Cyborg leads himself
kz-option-individual_is_leader-true = yes
kz-option-individual_is_leader-false = no
kz-option-command_bonus = Bonuses of leader and sub-leader
kz-option-command_bonus-best = the best counts
kz-option-command_bonus-sum = are added
kz-option-premeasure = Measuring before the shot
kz-option-premeasure-open = allowed
kz-option-premeasure-blind = not allowed
kz-option-cyborg_volley = A Cyborg's extra fire
kz-option-cyborg_volley-extra_shot = one shot more
kz-option-cyborg_volley-double = twice the shots
kz-option-start_inside = Starting in difficult ground
kz-option-start_inside-charge = costs
kz-option-start_inside-free = is free
kz-option-interior_fog = Who is inside a building
kz-option-interior_fog-open = is public
kz-option-interior_fog-counters = is hidden by counters
kz-option-rebel_subleader = A Rebel sub-leader
kz-option-rebel_subleader-optional = may be
kz-option-rebel_subleader-required = must be
kz-option-prices = Prices of kits
kz-option-prices-printed = as printed
kz-option-prices-built = built from parts
kz-option-kit_policy = Kits
kz-option-kit_policy-printed_plus = printed, with additions
kz-option-kit_policy-printed = printed
kz-option-kit_policy-open = free
kz-option-limit_result = At the turn limit
kz-option-limit_result-draw = a draw
kz-option-limit_result-points = points decide
kz-option-light = Light
kz-option-light-roll = by a roll
kz-option-light-day = day
kz-option-light-dark = darkness
kz-option-turn_limit = Turns (0: no limit)
kz-option-machine_pistol_melee = Machine pistol hand to hand
kz-option-machine_pistol_melee-0 = no bonus
kz-option-machine_pistol_melee-1 = +1
kz-option-doors = Doors
kz-option-doors-as_depicted = where drawn
kz-option-doors-all_sides = on every side
kz-option-windows = Windows
kz-option-windows-as_depicted = where drawn
kz-option-windows-all_sides = on every side
kz-option-setup = Setting up
kz-option-setup-preset = as the scenario has it
kz-option-setup-free = by hand
kz-option-setup-auto = automatically
kz-option-points = Points
kz-option-points-scenario = as the scenario has it
kz-option-points-free = not checked
