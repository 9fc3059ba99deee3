### Ce que la commande dit de Goofspiel.

goofspiel-terminal-bid = mise
goofspiel-terminal-shown = avant
goofspiel-terminal-points = points
goofspiel-terminal-prize = { $more ->
    [0] Le prix : { $prize }
   *[other] Le prix : { $prize }, plus { $more } de reporté ; enjeu : { $stake }
  }
goofspiel-terminal-left = Il reste à { $player } : { $cards }
goofspiel-terminal-gone = Prix passés : { $cards }
goofspiel-terminal-now = Quelle carte mises-tu ?
    .how =
        bid 7 :: poser ton 7 face cachée
