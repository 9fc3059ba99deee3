### Bots: ihre Stufen, solche, die versagen, und solche, die eigene Programme sind.

level-newcomer = Neuling
level-guest = Gast
level-regular = Stammgast
level-veteran = Veteran
level-master = Meister


bot-failed = Der Bot ist gescheitert: { $reason }
bot-illegal = Der Bot will etwas, das nicht geht: { $reason }

program-none = Nach „program:“ kommt eine Befehlszeile.
program-command = „{ $program }“ ist keine Befehlszeile: { $reason }.
program-start = Das Programm „{ $program }“ lässt sich nicht starten: { $reason }.
program-ended = Das Programm „{ $program }“ hat sich beendet, mit dem Rückgabewert { $code }.
program-ended-saying = Das Programm „{ $program }“ hat sich beendet, mit dem Rückgabewert { $code }. Seine letzten Worte: { $line }
program-closed = Das Programm „{ $program }“ hat seine Ausgabe geschlossen, läuft aber weiter.
program-silent = { $seconds ->
    [one] Das Programm „{ $program }“ hat eine Sekunde lang nichts gesagt.
   *[other] Das Programm „{ $program }“ hat { $seconds } Sekunden lang nichts gesagt.
  }
program-cancelled = Das Programm „{ $program }“ wurde beim Nachdenken angehalten.
program-too-long = Das Programm „{ $program }“ hat eine Zeile von mehr als { $limit } Bytes geschickt.
program-no-json = Das Programm „{ $program }“ sagte „{ $line }“. Das ist kein JSON; erwartet war { $expected } in einer Zeile.
program-fields = Das Programm „{ $program }“ sagte „{ $line }“; erwartet war { $expected }.
program-unasked = Das Programm „{ $program }“ sprach ungefragt: „{ $line }“. Bitte eine Antwort auf jede Zeile.
