### The lesson of Alhambra, in English: what each step asks for, what is said of a move that isn’t meant, and what came of it.

alhambra-lesson-exact = The tower costs 7, in blue. Pay exactly: tap the tower, choose your 4 and your 3, and buy it.
    .title = Pay exactly
    .nudge = You may, but then your turn would be over. Pay exactly 7: with the 4 and the 3.
    .done = Paid exactly, so you act again. That is the heart of the game.
alhambra-lesson-take = Nothing else can be paid now. So take open money: one card of any value, or several worth 5 at most together.
    .title = Take money
    .nudge = Take money this time: any open card will do.
    .done = Taking money ends your turn. Small cards make it easier to pay exactly later.
alhambra-lesson-most = Later in the match. You and { $one } have two towers each. Buy the third one with your green 5 and 4.
    .title = The majority
    .nudge = You may. But look at the tower: 5 and 4 pay for it exactly.
    .done = Three towers: nobody has more. And since you paid exactly, you act again.
alhambra-lesson-scored = Take money once more. While it is refilled, a scoring card turns up, and we count.
    .title = The scoring
    .nudge = Take money this time: any open card will do.
    .done = Whoever has the most of a kind gets its points: towers bring the most. There are three scorings, and each is worth more than the last.
