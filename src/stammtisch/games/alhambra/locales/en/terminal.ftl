### What the command says of Alhambra.

alhambra-terminal-next = Next scoring: { $scoring }
alhambra-terminal-left = (left: { $pictures } picture cards, { $money } money cards)
alhambra-terminal-cards = money
alhambra-terminal-points = points
alhambra-terminal-prizes = Scoring { $scoring }:
alhambra-terminal-yard = The yard
alhambra-terminal-money = Open money
alhambra-terminal-none = none
alhambra-terminal-known = { $player } has:
alhambra-terminal-discard = Discarded:
alhambra-terminal-totals = Together:
alhambra-terminal-group-exact = buy exactly
alhambra-terminal-group-take = take money
alhambra-terminal-group-over = buy and overpay
alhambra-terminal-group-exact-dirk = buy exactly, for Dirk
alhambra-terminal-group-over-dirk = buy and overpay, for Dirk
alhambra-terminal-group-pass = pass
alhambra-terminal-exact = exact: you act again
alhambra-terminal-too-much = { $count } too much
alhambra-terminal-now = Your turn: buy a picture card, or take money.
    .how =
        buy blue with 5 4 :: buy the card at the blue place with your blue 5 and 4; pay exactly and you act again
        buy blue with 5 4 for Dirk :: with two players: the card goes to Dirk
        take b3 y2 :: take open money: one card, or several that total at most 5
        pass :: only if nothing else is possible
        2★ :: in the table: most of this kind of building, alone or tied
alhambra-terminal-now-again = Paid exactly: you act again. Buy a picture card, or take money.
    .how =
        buy blue with 5 4 :: buy the card at the blue place with your blue 5 and 4; pay exactly and you act again
        buy blue with 5 4 for Dirk :: with two players: the card goes to Dirk
        take b3 y2 :: take open money: one card, or several that total at most 5
        pass :: only if nothing else is possible
        2★ :: in the table: most of this kind of building, alone or tied
