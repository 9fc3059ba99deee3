"""The log of Alhambra in words."""

__all__ = ["money_in_words", "picture_in_words", "tell"]

from collections.abc import Sequence

from ...messages import say
from ..telling import tell_end
from .cards import currency_of, split_picture
from .events import (
    Bought,
    Dealt,
    DirkGot,
    Event,
    MatchEnded,
    MoneyRenewed,
    MoneyTaken,
    Passed,
    Refilled,
    Scored,
    YardGiven,
)
from .view import Points


def tell(event: Event, names: Sequence[str], language: str = "en") -> str:
    """One event as a sentence, the seats being called by `names`."""
    match event:
        case Dealt():
            return _tell_dealt(event, names, language)
        case MoneyTaken(seat, cards):
            return say("alhambra-tell-taken", language, player=names[seat], cards=_money(cards, language))
        case Bought():
            return _tell_bought(event, names, language)
        case Passed(seat):
            return say("alhambra-tell-passed", language, player=names[seat])
        case Refilled(yard, display):
            pictures, money = _pictures(yard, language), _money(display, language)
            what = "both" if pictures and money else "yard" if pictures else "money"
            return say("alhambra-tell-refilled", language, what=what, pictures=pictures, money=money)
        case MoneyRenewed(count):
            return say("alhambra-tell-renewed", language, count=count)
        case Scored():
            return _tell_scored(event, names, language)
        case DirkGot(pictures):
            return say("alhambra-tell-dirk-got", language, pictures=_pictures(pictures, language))
        case YardGiven(picture, currency, owner):
            player = "none" if owner is None else names[owner]
            how = "nobody" if owner is None else "player"
            word, card = say(f"alhambra-currency-{currency}", language), picture_in_words(picture, language)
            return say("alhambra-tell-given", language, how=how, player=player, currency=word, picture=card)
        case MatchEnded(scores, winners, dirk):
            end = tell_end(scores, winners, names, language)
            return end if dirk is None else f"{end} {say('alhambra-tell-dirk-score', language, points=dirk)}"


def money_in_words(card: str, language: str = "en") -> str:
    """A money card as people call it: `blue 7`."""
    return say("alhambra-card", language, word=say(f"alhambra-currency-{currency_of(card)}", language), number=card[1:])


def picture_in_words(card: str, language: str = "en") -> str:
    """A picture card as people call it: `garden 8`."""
    category, price = split_picture(card)
    return say("alhambra-card", language, word=say(f"alhambra-category-{category}", language), number=str(price))


def _money(cards: Sequence[str | None], language: str) -> str:
    return ", ".join(money_in_words(card, language) for card in cards if card)


def _pictures(cards: Sequence[str | None], language: str) -> str:
    return ", ".join(picture_in_words(card, language) for card in cards if card)


def _tell_dealt(event: Dealt, names: Sequence[str], language: str) -> str:
    hands = zip(names, event.hands, strict=False)
    told = say(
        "alhambra-tell-dealt",
        language,
        table="; ".join(f"{name} {_money(hand, language)}" for name, hand in hands),
        yard=_pictures(event.yard, language),
        display=_money(event.display, language),
        starter=names[event.starter],
    )
    if event.dirk is None:
        return told
    return f"{say('alhambra-tell-dirk-got', language, pictures=_pictures(event.dirk, language))} {told}"


def _tell_bought(event: Bought, names: Sequence[str], language: str) -> str:
    return say(
        "alhambra-tell-bought",
        language,
        player=names[event.seat],
        picture=picture_in_words(event.picture, language),
        money=_money(event.paid, language),
        gift="yes" if event.to_dirk else "no",
        exact="yes" if event.exact else "no",
    )


def _tell_scored(event: Scored, names: Sequence[str], language: str) -> str:
    """Everyone's points in this scoring, Dirk's last, each with where they come from."""
    rows = list(zip(names, event.points, strict=False))
    if event.dirk is not None:
        rows.append((say("alhambra-dirk", language), event.dirk))
    table = "; ".join(f"{name} {_sum(points, language)}" for name, points in rows)
    return say("alhambra-tell-scored", language, scoring=event.scoring, table=table)


def _sum(points: Points, language: str) -> str:
    """A sum and its parts: `7 (pavilion 1, tower 6)`."""
    parts = [
        say("alhambra-card", language, word=say(f"alhambra-category-{category}", language), number=str(number))
        for category, number in points.items()
        if number
    ]
    return f"{sum(points.values())} ({', '.join(parts)})" if parts else "0"
