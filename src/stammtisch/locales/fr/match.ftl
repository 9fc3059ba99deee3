### Ce que dit la bibliothèque quand une partie, une position ou un fichier ne tient pas debout.

unknown-game = Aucun jeu ne s’appelle « { $value } ». À cette table : { $games }.

notation-not-text = Une position s’écrit comme un texte, mais ceci est un { $value }.
notation-other-rules = Cette position de { $game } a été gardée par une autre version des règles. Sa notation reste lisible.
notation-too-long = C’est trop long : { $limit } caractères au plus.
notation-no-colon = Il manque un deux-points dans « { $part } ». Chaque champ s’écrit « nom: valeur ».
notation-twice = Le champ « { $field } » apparaît deux fois.
notation-missing = Il manque le champ « { $field } ».
notation-unknown = Il n’y a pas de champ « { $field } » dans ce jeu.
notation-number = Champ « { $field } » : on attend un nombre entier de { $low } à { $high }, mais on trouve « { $value } ».
notation-count = Champ « { $field } » : on attend { $count } nombres, mais il y en a { $found }.
notation-too-many = Champ « { $field } » : { $limit } au plus, mais il y en a { $found }.
notation-choice = Champ « { $field } » : on attend l’un de { $choices }, mais on trouve « { $value } ».
notation-key = Champ « { $field } » : on attend 64 chiffres hexadécimaux en minuscules.
notation-card-twice = Champ « { $field } » : la carte { $value } est déjà ailleurs.
notation-action = « { $value } » n’est pas une action de ce jeu.

option-players = { $game } se joue de { $low } à { $high }, pas à { $value }.
option-seat = Il n’y a pas de place { $value } ici : les places vont de 0 à { $last }.
option-seed = Une graine ou une contribution est un texte de 1000 caractères au plus.
option-contributions = Les contributions sont une liste de 64 textes au plus.
option-source = { $value } n’est pas une source de hasard : stammtisch.generator(seed) en crée une.
option-unknown = Ce jeu n’a pas d’option « { $option } ». On connaît ici : { $known }.
option-wrong = L’option « { $option } » ne peut pas être { $value }. Si tu ne la donnes pas, c’est { $default }.
option-games = Le nombre de parties est un entier à partir de 1, pas { $value }.
option-endless = Sans valeur pour « { $option } », des joueurs au hasard n’en finiraient jamais.
option-undo = Il n’y a pas de coup { $value } où revenir : les coups vont de 0 (la donne) à { $last }.

file-too-large = Ce fichier est trop grand pour une partie : { $limit } octets au plus.
file-broken = Ce n’est pas un fichier de partie : { $reason }.
file-format = Le fichier dit être « { $value } » ; on attend « { $expected } ».
file-version = Le fichier a été fait avec la version { $value } des règles de { $game } ; ici c’est la version { $expected }.
file-start = La partie ne peut pas être mise en place : { $reason }
file-commitment = La graine ne correspond pas à l’engagement : ce qui a été promis avant la donne n’est pas ce qui a été donné.
file-move = Le coup { $number } (place { $seat }) est impossible : { $reason }
file-result = Le résultat dans le fichier n’est pas celui auquel mènent ses coups.
file-unfinished = La partie n’est pas finie : { $moves } coups jusqu’ici. On ne peut vérifier qu’une partie terminée.
file-too-long = Cette partie compte { $moves } coups ; on en lit { $limit } au plus.
match-must-settle = Cette partie compte déjà { $limit } coups, et chacun voudra bien rentrer un jour : désormais, seul « { $move } » est possible.
match-too-long = Cette partie compte { $limit } coups. Elle s’arrête ici, sans résultat : ferme la table et ouvres-en une autre.

tell-row = { $who } { $what }
tell-row-with = { $who } { $what } ({ $parts })
tell-both = { $first } { $second }
tell-match-ended = { $count ->
    [one] Victoire pour { $winners } ! Points : { $table }.
   *[other] Victoire partagée pour { $winners } ! Points : { $table }.
  }
    .winners = Victoire pour toi ! Points : { $table }.

compiling = Compilation des règles de { $game }, une seule fois : { $done } sur { $total }
compiling-bots = Compilation des bots de { $game }, une seule fois : { $done } sur { $total }
compiling-once = Compilation des règles de { $game }, une fois pour cette version. Il y en a pour une demi-minute au plus ; « stammtisch warm » le fait d’avance.
compiling-bots-once = Compilation des bots de { $game }, une fois pour cette version. Il y en a pour une minute au plus ; « stammtisch warm » le fait d’avance.
compiling-simulation = Compilation des parties au hasard de { $game }, une seule fois : { $done } sur { $total }
compiling-simulation-once = Compilation des parties au hasard de { $game }, une fois pour cette version. Quelques secondes suffisent.

rulebook-examples = Exemples
rulebook-public = Ce qui est public
game-file-missing = Il manque au jeu { $game } le fichier { $file }.
game-name-missing = Il manque au jeu { $game } { $name } dans { $file }.
game-not-loaded = Impossible de charger le jeu { $game } : { $reason }
game-prefix-taken = Le jeu { $game } numérote ses règles avec { $prefix }, comme { $other } ; il lui faut ses propres lettres.
package-missing = Il faut pour cela le paquet { $package } : pip install 'stammtisch[{ $extra }]'
