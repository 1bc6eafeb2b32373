"""What a strength is: a table of numbers. All worth is counted in hundredths of a point of damage."""


class Strength:
    """How a scripted opponent weighs things.

    `energy_price`: what an Energy point is worth. `forced`: percent of a foe's best shot that it is
    worth to drive him off his hex. `threat`: percent by which own danger counts. `horizon`: for how
    many tenths of an Impulse a better hex pays. `cover`: percent of danger that is left under cover.
    `shield_percent`: share of the damage expected this turn that the Shield shall take, at most
    `shield_limit` percent of the Energy left. `noise`: up to so much is added to each choice at random.
    `tricks`: whether it knows Smoke, Barriers and shots at hexes.
    """

    def __init__(
        self,
        energy_price: int,
        forced: int,
        threat: int,
        horizon: int,
        cover: int,
        shield_percent: int,
        shield_limit: int,
        noise: int,
        tricks: bool,
    ) -> None:
        self.energy_price = energy_price
        self.forced = forced
        self.threat = threat
        self.horizon = horizon
        self.cover = cover
        self.shield_percent = shield_percent
        self.shield_limit = shield_limit
        self.noise = noise
        self.tricks = tricks


STRENGTHS: dict[str, Strength] = {
    "recruit": Strength(20, 0, 0, 15, 60, 25, 10, 250, False),
    "regular": Strength(30, 60, 70, 20, 25, 60, 20, 20, True),
}
