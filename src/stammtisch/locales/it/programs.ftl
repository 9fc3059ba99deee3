### I bot: i loro livelli, quelli che falliscono, e quelli che sono programmi a sé.

level-newcomer = Novellino
level-guest = Ospite
level-regular = Habitué
level-veteran = Veterano
level-master = Maestro


bot-failed = Il bot ha fallito: { $reason }
bot-illegal = Il bot vuole qualcosa che non si può fare: { $reason }

program-none = Dopo «program:» viene una riga di comando.
program-command = «{ $program }» non è una riga di comando: { $reason }.
program-start = Il programma «{ $program }» non si avvia: { $reason }.
program-ended = Il programma «{ $program }» è terminato, con il codice di uscita { $code }.
program-ended-saying = Il programma «{ $program }» è terminato, con il codice di uscita { $code }. Le sue ultime parole: { $line }
program-closed = Il programma «{ $program }» ha chiuso la sua uscita, eppure continua.
program-silent = { $seconds ->
    [one] Il programma «{ $program }» non ha detto niente per un secondo.
   *[other] Il programma «{ $program }» non ha detto niente per { $seconds } secondi.
  }
program-cancelled = Il programma «{ $program }» è stato fermato mentre pensava.
program-too-long = Il programma «{ $program }» ha mandato una riga di più di { $limit } byte.
program-no-json = Il programma «{ $program }» ha detto «{ $line }». Non è JSON; ci si aspettava { $expected } su una riga.
program-fields = Il programma «{ $program }» ha detto «{ $line }»; ci si aspettava { $expected }.
program-unasked = Il programma «{ $program }» ha parlato senza che gli si chiedesse: «{ $line }». Una risposta per riga, per favore.
