### Les bots : leurs niveaux, ceux qui échouent, et ceux qui sont des programmes à part.

level-newcomer = Novice
level-guest = Invité
level-regular = Habitué
level-veteran = Vétéran
level-master = Maître


bot-failed = Le bot a échoué : { $reason }
bot-illegal = Le bot veut faire quelque chose d’impossible : { $reason }

program-none = Après « program: » vient une ligne de commande.
program-command = « { $program } » n’est pas une ligne de commande : { $reason }.
program-start = Impossible de lancer le programme « { $program } » : { $reason }.
program-ended = Le programme « { $program } » s’est arrêté, avec le code de sortie { $code }.
program-ended-saying = Le programme « { $program } » s’est arrêté, avec le code de sortie { $code }. Ses derniers mots : { $line }
program-closed = Le programme « { $program } » a fermé sa sortie mais continue.
program-silent = { $seconds ->
    [one] Le programme « { $program } » n’a rien dit pendant { $seconds } seconde.
   *[other] Le programme « { $program } » n’a rien dit pendant { $seconds } secondes.
  }
program-cancelled = Le programme « { $program } » a été interrompu pendant sa réflexion.
program-too-long = Le programme « { $program } » a envoyé une ligne de plus de { $limit } octets.
program-no-json = Le programme « { $program } » a dit « { $line } ». Ce n’est pas du JSON ; il fallait { $expected } sur une ligne.
program-fields = Le programme « { $program } » a dit « { $line } » ; il fallait { $expected }.
program-unasked = Le programme « { $program } » a parlé sans qu’on lui demande : « { $line } ». Une réponse par ligne, s’il te plaît.
