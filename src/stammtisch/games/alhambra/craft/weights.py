"""The weights of the craft of Alhambra, by name and by place."""

WEIGHTS = (
    "early",  # how much of its points scoring A counts; those of C count in full
    "middle",  # the same for B
    "blur",  # how many cards a lead may change at once
    "fog",  # and by the root of how far A or B is off
    "haze",  # and C
    "rival",  # with two players: how much the other's points count
    "tempo",  # what another action is worth beyond taking money
    "card",  # one money card at the beginning, whatever its value
    "coin",  # one coin
    "glut",  # how fast further coins of a currency lose worth
    "reach",  # being able to pay prices to come exactly
    "aim",  # being able to pay an open picture card exactly
    "threat",  # how likely others buy what they can
    "heir",  # being the richest in a currency at the end
    "fade",  # rounds before the end in which money loses its worth
)
(
    EARLY, MIDDLE, BLUR, FOG, HAZE, RIVAL, TEMPO, CARD, COIN, GLUT, REACH, AIM, THREAT, HEIR, FADE,
) = range(len(WEIGHTS))  # fmt: skip
