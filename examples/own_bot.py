"""Your own bot for SCOUT, and how it does against random movers.

At the command line: stammtisch arena scout --bots own_bot:ManyCards,random --deals 50 (in this folder).
"""

from stammtisch.bots.arena.deals import Settings, run
from stammtisch.bots.arena.standing import Standing
from stammtisch.bots.seen import Seen
from stammtisch.games.scout.actions import Action, Show
from stammtisch.games.scout.view import View

DEALS = 3


class ManyCards:
    """Shows as many cards at once as it can; if it can't show, it takes the first card on offer."""

    def choose(self, seen: Seen[View, Action]) -> Action:
        shows = [move for move in seen.moves if isinstance(move, Show)]
        return max(shows, key=lambda show: show.last - show.first, default=seen.moves[0])


def main() -> None:
    standing = Standing()
    settings = Settings.of("scout", 3, [f"{__name__}:ManyCards", "random", "random"])
    for deal in run(settings, DEALS, workers=1):
        standing.add(deal)
    for row in standing.rows():
        print(f"{row.bot}: {row.share:.0%} of the wins ({row.low:.0%}–{row.high:.0%}; fair would be {row.fair:.0%})")


if __name__ == "__main__":
    main()
