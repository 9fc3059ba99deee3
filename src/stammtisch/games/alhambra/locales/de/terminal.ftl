### Was der Befehl zu Alhambra sagt.

alhambra-terminal-next = Nächste Wertung: { $scoring }
alhambra-terminal-left = (übrig: { $pictures } Bildkarten, { $money } Geldkarten)
alhambra-terminal-cards = Geld
alhambra-terminal-points = Punkte
alhambra-terminal-prizes = Wertung { $scoring }:
alhambra-terminal-yard = Der Bauhof
alhambra-terminal-money = Offenes Geld
alhambra-terminal-none = keins
alhambra-terminal-known = { $player } hat:
alhambra-terminal-discard = Abgelegt:
alhambra-terminal-totals = Zusammen:
alhambra-terminal-group-exact = passend kaufen
alhambra-terminal-group-take = Geld nehmen
alhambra-terminal-group-over = kaufen und überzahlen
alhambra-terminal-group-exact-dirk = passend kaufen, für Dirk
alhambra-terminal-group-over-dirk = kaufen und überzahlen, für Dirk
alhambra-terminal-group-pass = passen
alhambra-terminal-exact = passend: du bist noch einmal dran
alhambra-terminal-too-much = { $count } zu viel
alhambra-terminal-now = Du bist dran: Kauf eine Bildkarte, oder nimm Geld.
    .how =
        buy blue with 5 4 :: die Karte am blauen Platz mit deiner blauen 5 und 4 kaufen; zahlst du passend, bist du noch einmal dran
        buy blue with 5 4 for Dirk :: zu zweit: Die Karte geht an Dirk
        take b3 y2 :: offenes Geld nehmen: eine Karte, oder mehrere mit zusammen höchstens 5
        pass :: nur, wenn sonst nichts geht
        2★ :: in der Tabelle: die meisten dieser Gebäude, allein oder im Gleichstand
alhambra-terminal-now-again = Passend gezahlt: Du bist noch einmal dran. Kauf eine Bildkarte, oder nimm Geld.
    .how =
        buy blue with 5 4 :: die Karte am blauen Platz mit deiner blauen 5 und 4 kaufen; zahlst du passend, bist du noch einmal dran
        buy blue with 5 4 for Dirk :: zu zweit: Die Karte geht an Dirk
        take b3 y2 :: offenes Geld nehmen: eine Karte, oder mehrere mit zusammen höchstens 5
        pass :: nur, wenn sonst nichts geht
        2★ :: in der Tabelle: die meisten dieser Gebäude, allein oder im Gleichstand
