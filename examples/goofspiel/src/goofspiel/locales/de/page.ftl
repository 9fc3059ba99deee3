### Goofspiel auf der Seite, auf Deutsch: wie der schlichte Tisch seine Felder nennt, und was auf den Knöpfen steht.

goofspiel-do-bid = { $card } bieten
goofspiel-field-round = Runde
goofspiel-field-rounds = Runden
goofspiel-field-prize = Preis
goofspiel-field-stake = Es geht um
goofspiel-field-ties = Gleichstand
goofspiel-field-bid = Dein Gebot
goofspiel-field-gone = Preise bisher
goofspiel-field-score = Punkte
goofspiel-field-cards = Karten
goofspiel-field-has-bid = Hat geboten
goofspiel-field-shown = Letztes Gebot
goofspiel-field-left = Hat noch
goofspiel-value-carry = bleibt liegen
goofspiel-value-split = wird geteilt
goofspiel-value-discard = verfällt
