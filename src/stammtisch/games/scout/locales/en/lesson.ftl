### The lesson of SCOUT, in English: what each step asks for, what is said of a move that isn’t meant, and what came of it.

scout-lesson-show = The table is empty. Tap the two 7s, which stand side by side in your hand, and show them.
    .title = Show
    .nudge = That is allowed, but weak. Both 7s together are harder to beat.
    .done = Equal numbers or a run: both can be shown, as long as the cards stand side by side. For you may never sort your hand.
scout-lesson-beat = { $two } shows 6 · 7. Equal cards beat a run of the same length: beat it with your two 8s.
    .title = Beat a set
    .nudge = That is allowed too, but here you can beat the set: with both 8s.
    .done = You take the two beaten cards: 2 points. More cards beat fewer, equal ones beat a run, and otherwise the higher number wins.
scout-lesson-scout = You can’t beat 7 · 7. So scout: take a 7 from the set and put it between your 6 and your 8.
    .title = Scout
    .nudge = Almost: the 7 belongs between the 6 and the 8, with the 7 on top.
    .done = Now 6 · 7 · 8 stand side by side. { $two } got a chip for it, worth a point. Meanwhile both have played on.
scout-lesson-out = 3 · 3 lie on the table. Show your 6 · 7 · 8: three cards beat two, and your hand is empty.
    .title = Go out
    .nudge = Possible, but your run wins at once: show all three cards.
    .done = An empty hand ends the round. Cards taken and chips count a point each, cards left in hand cost a point each.
