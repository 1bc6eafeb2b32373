### Ultra-Warrior. Ids begin with `uw-`; a refusal is `uw-refused-<slug>`, its facts are the arguments named here.
### Warriors are given by their names, hexes by their ids.

## Refusals (checks.py)

uw-refused-over = The match is over.
uw-refused-not-owed = { $phase ->
    [impulse] It is not your Impulse.
    [shields] You have nothing to decide now: your Shields are set.
    [species] You have nothing to decide now: your species is chosen.
   *[arrival] You have nothing to decide now.
}
uw-refused-wrong-step = Not in this step of the turn.
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
# $barrier
uw-refused-barrier-protects = A Barrier protects him; use a Disruptor on it.
uw-refused-no-change = That weapon would change nothing there.
uw-refused-own-hex = In this match nobody fires at his own hex.
uw-refused-tower-hex = The building does not change.
