### Goofspiel sulla pagina, in italiano: come il tavolo semplice chiama i suoi campi, e che cosa dicono i pulsanti.

goofspiel-do-bid = Punta { $card }
goofspiel-field-round = Turno
goofspiel-field-rounds = Turni
goofspiel-field-prize = Premio
goofspiel-field-stake = In palio
goofspiel-field-ties = Parità
goofspiel-field-bid = La tua puntata
goofspiel-field-gone = Premi finora
goofspiel-field-score = Punti
goofspiel-field-cards = Carte
goofspiel-field-has-bid = Ha puntato
goofspiel-field-shown = Ultima puntata
goofspiel-field-left = Ha ancora
goofspiel-value-carry = restano sul tavolo
goofspiel-value-split = si dividono
goofspiel-value-discard = si perdono
