### Bots: wie man sie schreibt, und was einem Turnier im Weg steht.

bot-unknown = Einen Bot „{ $value }“ gibt es nicht. Es gibt: { $known }; modul:Klasse ist ein eigener, program:BEFEHL einer in jeder Sprache.
bot-character = In diesem Spiel gibt es niemanden namens „{ $value }“. Es gibt: { $known }.
bot-setting = „{ $value }“ ist keine Einstellung einer Stufe. Man schreibt name=zahl, mit einem dieser Namen: { $known }.
bot-figure = { $kind ->
    [whole] Die Einstellung { $setting } ist eine ganze Zahl von { $low } bis { $high }, nicht „{ $value }“.
   *[other] Die Einstellung { $setting } ist eine Zahl von { $low } bis { $high }, nicht „{ $value }“.
  }
bot-unreadable = Lesen lässt sich nur eine Stufe oder heuristic, nicht „{ $value }“.
bot-command = Nach program: kommt die Befehlszeile, die deinen Bot startet.
bot-class = Aus „{ $value }“ wird kein Bot: { $reason }
bot-no-choose = „{ $value }“ ist kein Bot: Es fehlt die Methode choose(seen).
bot-own-file = { $file } lässt sich nicht verwenden: Die Datei ist beschädigt oder aus einer anderen Version. Die Bots spielen mit dem, was sie mitbringen.

arena-bots = { $count ->
    [0] Es spielt niemand mit: Nenn wenigstens einen Bot.
   *[other] { $count } Bots sind zu viele für einen Tisch mit { $players } Plätzen.
  }
arena-deals = Die Zahl der Austeilungen ist eine ganze Zahl ab 1, nicht { $value }.
arena-journal-none = { $file } gibt es schon, und es ist kein Turnierbuch. Nimm einen anderen Namen.
arena-journal-other = { $file } ist das Buch eines anderen Turniers; verschieden ist: { $what }. Nimm für dieses einen anderen Namen.
arena-journal-broken = Zeile { $line } des Turnierbuchs { $file } lässt sich nicht lesen.

worker-died = Einer der Prozesse ist weg: Vielleicht hat ein Bot ihn mitgerissen, oder das System hat ihn beendet. --jobs 1 zeigt mehr.
worker-died-there = Ray hat einen Teil der Arbeit aufgegeben: Die Prozesse, die ihn hatten, sind immer wieder verschwunden. { $reason }
worker-other-state = { $machine } hat eine andere Version von Stammtisch, NumPy oder Numba als dieser Rechner; dort käme anderes heraus.
worker-address = „{ $value }“ ist kein Ort, an dem gerechnet werden kann. Schreib ray für diesen Rechner, HOST:PORT oder ray://HOST:PORT für einen Cluster, der schon läuft.
worker-unreachable = Bei { $address } antwortet kein Ray-Cluster: { $reason }
