### Quello che dice il comando su Alhambra.

alhambra-terminal-next = Prossimo conteggio: { $scoring }
alhambra-terminal-left = (restano: { $pictures } carte edificio, { $money } carte denaro)
alhambra-terminal-cards = denaro
alhambra-terminal-points = punti
alhambra-terminal-prizes = Conteggio { $scoring }:
alhambra-terminal-yard = Il cantiere
alhambra-terminal-money = Denaro scoperto
alhambra-terminal-none = niente
alhambra-terminal-known = { $player } ha:
alhambra-terminal-discard = Scartato:
alhambra-terminal-totals = In tutto:
alhambra-terminal-group-exact = comprare con la somma esatta
alhambra-terminal-group-take = prendere denaro
alhambra-terminal-group-over = comprare pagando di più
alhambra-terminal-group-exact-dirk = comprare con la somma esatta, per Dirk
alhambra-terminal-group-over-dirk = comprare pagando di più, per Dirk
alhambra-terminal-group-pass = passare
alhambra-terminal-exact = esatto: giochi ancora
alhambra-terminal-too-much = { $count } di troppo
alhambra-terminal-now = Tocca a te: compra una carta edificio, o prendi denaro.
    .how =
        buy blue with 5 4 :: comprare la carta al posto blu con i tuoi blu 5 e 4; paga esatto e giochi ancora
        buy blue with 5 4 for Dirk :: in due: la carta va a Dirk
        take b3 y2 :: prendere denaro scoperto: una carta, o più carte che fanno al massimo 5
        pass :: solo se nient’altro è possibile
        2★ :: nella tabella: il maggior numero di questi edifici, da soli o a pari merito
alhambra-terminal-now-again = Pagato esatto: giochi ancora. Compra una carta edificio, o prendi denaro.
    .how =
        buy blue with 5 4 :: comprare la carta al posto blu con i tuoi blu 5 e 4; paga esatto e giochi ancora
        buy blue with 5 4 for Dirk :: in due: la carta va a Dirk
        take b3 y2 :: prendere denaro scoperto: una carta, o più carte che fanno al massimo 5
        pass :: solo se nient’altro è possibile
        2★ :: nella tabella: il maggior numero di questi edifici, da soli o a pari merito
