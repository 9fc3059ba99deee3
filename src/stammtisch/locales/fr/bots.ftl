### Les bots : comment on les écrit, et ce qui empêche un tournoi.

bot-unknown = Il n’y a pas de bot « { $value } ». Il y a : { $known } ; module:Classe est un bot à toi, program:COMMANDE un bot en n’importe quel langage.
bot-character = Personne ne s’appelle « { $value } » dans ce jeu. Il y a : { $known }.
bot-setting = « { $value } » n’est pas un réglage de niveau. On écrit nom=nombre, avec un de ces noms : { $known }.
bot-figure = { $kind ->
    [whole] Le réglage { $setting } est un nombre entier de { $low } à { $high }, pas « { $value } ».
   *[other] Le réglage { $setting } est un nombre de { $low } à { $high }, pas « { $value } ».
  }
bot-unreadable = On ne peut lire qu’un niveau ou heuristic, pas « { $value } ».
bot-command = Après program: vient la ligne de commande qui lance ton bot.
bot-class = Impossible de tirer un bot de « { $value } » : { $reason }
bot-no-choose = « { $value } » n’est pas un bot : il lui manque la méthode choose(seen).
bot-own-file = { $file } est inutilisable : le fichier est abîmé ou vient d’une autre version. Les bots jouent avec ce qu’ils savaient à l’origine.

arena-bots = { $count ->
    [0] Il n’y a personne pour jouer : nomme au moins un bot.
   *[other] { $count } bots, c’est trop pour une table de { $players }.
  }
arena-deals = Le nombre de donnes est un nombre entier à partir de 1, pas { $value }.
arena-journal-none = { $file } existe déjà et n’est pas un journal de tournoi. Choisis un autre nom.
arena-journal-other = { $file } est le journal d’un autre tournoi ; ce qui diffère : { $what }. Choisis un autre nom pour celui-ci.
arena-journal-broken = Impossible de lire la ligne { $line } du journal { $file }.

worker-died = Un des processus a disparu : un bot l’a peut-être fait planter, ou le système l’a arrêté. --jobs 1 en montre plus.
worker-died-there = Ray a renoncé à une partie du travail : les processus qui s’en chargeaient disparaissaient les uns après les autres. { $reason }
worker-other-state = { $machine } a une autre version de Stammtisch, de NumPy ou de Numba que cette machine ; ses résultats seraient différents.
worker-address = On ne peut pas faire travailler « { $value } ». Écris ray pour cette machine, HOST:PORT ou ray://HOST:PORT pour un cluster déjà lancé.
worker-unreachable = Aucun cluster Ray ne répond à { $address } : { $reason }
