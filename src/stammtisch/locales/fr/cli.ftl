### Ce que dit la commande `stammtisch`. Dans les lignes avec « :: », la partie gauche est ce qu’on tape.

## Aide

cli-help =
    stammtisch COMMANDE
    { $titles } : y jouer, lire les règles, simuler et revoir des parties.

    games :: les jeux qu’il y a
    rules JEU :: les règles numérotées d’un jeu
    play JEU :: jouer contre des bots
    serve :: un serveur avec des tables pour les gens et les bots
    admin QUOI :: s’occuper de la base de données d’un serveur : chiffres, sauvegardes, gens
    warm [JEU …] :: compiler les jeux maintenant, pour que personne n’ait à attendre plus tard
    simulate JEU :: beaucoup de parties au hasard
    tune JEU :: trouver de meilleurs poids pour les bots en les faisant jouer entre eux
    train JEU :: apprendre aux bots un second regard en les faisant jouer entre eux
    arena JEU :: des bots entre eux
    ladder JEU :: tous les niveaux des bots entre eux
    exploit JEU :: ce que gagne quelqu’un qui sait comment un bot décide
    replay FICHIER :: revoir une partie enregistrée, coup par coup
    verify FICHIER :: vérifier qu’une partie terminée était régulière
    review FICHIER :: ce qui a décidé une partie, la part de la chance, et quoi essayer la prochaine fois

    --lang LANGUE :: en, de, fr ou it ; sinon STAMMTISCH_LANG ou le système décide
    --help :: cette page ; après une commande, la page de celle-ci
    --version :: quelle version c’est
cli-help-games =
    stammtisch games
    La liste des jeux : à combien ils se jouent, comment ils sont, et les options de table.

    --json :: la même chose en JSON
cli-help-rules =
    stammtisch rules JEU [NUMÉRO]
    Les règles numérotées d’un jeu, avec des notes là où c’est nous qui tranchons.

    JEU :: { $games }
    NUMÉRO :: une seule règle, par exemple SC-12
cli-help-play =
    stammtisch play JEU
    Joue contre des bots d’un niveau. Tape un coup ou son numéro dans la liste ; hint aide, ? explique, quit arrête.

    JEU :: { $games }
    --players N :: combien de personnes à la table, toi compris ; 4 si tu ne dis rien
    --seat N :: ta place, comptée à partir de 0
    --seed TEXTE :: le même texte distribue les mêmes cartes
    --name NOM :: comment le journal t’appelle
    --level NOM :: comment jouent les bots : newcomer, guest, regular, veteran ou master ; regular si tu ne dis rien
    --bots A,B,C :: qui occupe les autres places, à tour de rôle : niveaux, random, module:Classe à toi, program:COMMANDE
    { $options }
    --save FICHIER :: écrire la partie dans ce fichier à la fin, ou quand tu pars
    --resume FICHIER :: continuer une partie enregistrée ; elle apporte toutes ses options
    --plain :: une rangée de cartes sur une ligne de texte, pratique pour un lecteur d’écran
cli-help-serve =
    stammtisch serve
    Ouvre des tables pour les gens et les bots. Ce que tu ne donnes pas vient de l’environnement, comme STAMMTISCH_PORT.

    --lan :: laisser jouer les amis sur ton réseau, et leur montrer le chemin
    --host NOM :: où écouter ; seulement cette machine si tu ne dis rien
    --port N :: 8000 si tu ne dis rien ; 0 prend un port libre
    --database URL :: sqlite:///FICHIER ou postgresql://… ; un fichier dans ton dossier de données si tu ne dis rien
    --hosts NOMS :: les autres noms de ce serveur, comme table.example, séparés par des espaces
    --origins ADRESSES :: d’autres pages qui peuvent parler à ce serveur, séparées par des espaces
    --proxies ADRESSES :: les proxys qui peuvent dire d’où vient une requête, séparés par des espaces ; aucun si tu ne dis rien
    --metrics ENDROIT :: PORT ou HÔTE:PORT où Prometheus trouve des chiffres ; nulle part si tu ne dis rien
    --secure :: le serveur est derrière TLS
    --bot-threads N :: combien de bots réfléchissent à la fois
    --bot-beat SECONDES :: à quel rythme les coups des bots sont montrés ; 0.5 si tu ne dis rien
    --bots-rest SECONDES :: quand une partie entre bots se repose si personne ne regarde ; 60 si tu ne dis rien
    --connections N :: combien de connexions il peut y avoir
    --connections-per-address N :: combien d’entre elles depuis une même adresse
    --requests-per-address N :: combien de requêtes par seconde depuis une même adresse
    --request-seconds N :: le temps qu’une requête peut mettre à arriver
    --host-away SECONDES :: quand l’hôte qui a disparu passe la main à quelqu’un de présent ; 60 si tu ne dis rien
    --keep-matches JOURS :: combien de temps garder les parties finies ; 400 si tu ne dis rien
    --keep-tables JOURS :: combien de temps garder les tables calmes ; 100 si tu ne dis rien
    --quota MO :: combien de fichiers de partie chacun peut déposer ; 20 si tu ne dis rien
    --store-limit MO :: jusqu’où la base de données peut grandir ; 20000 si tu ne dis rien
    --review-threads NOMBRE :: fils de priorité minimale qui font une analyse ; autant que de cœurs si tu ne dis rien
    --review-worlds NOMBRE :: donnes imaginées où une analyse essaie un coup ; 0, si tu ne dis rien, pour autant qu’il en faut
    --review-nice NOMBRE :: à quel point une analyse passe après tout le reste ; 19, la priorité minimale, si tu ne dis rien
    --deal-matches NOMBRE :: combien de fois les bots de chaque niveau jouent une donne du jour en arrière-plan ; 40 si tu ne dis rien, 0 pour jamais
    --push-after SECONDES :: combien de temps ce doit être le tour de quelqu’un avant qu’on le lui dise ; 30 si tu ne dis rien
    --push-contact ADRESSE :: à qui les services push des navigateurs peuvent s’adresser, en mailto:… ou https://…
    --push-anywhere :: appeler toute adresse qui se dit service push ; pour les tests
    --open :: ouvrir la page dans le navigateur
cli-help-admin =
    stammtisch admin QUOI
    S’occupe de la base de données d’un serveur, même pendant que des serveurs tournent. Ils le remarquent en quelques secondes.

    figures :: combien il y a de tables, de gens et de parties, et leur taille
    tables, people :: leur liste, les plus anciens ou les plus gros d’abord
    close TABLE :: fermer une table, quel que soit son état
    purge :: effacer ce qui est plus vieux que ce qu’il faut garder
    ban PERSONNE, unban PERSONNE :: ne plus laisser entrer quelqu’un, ou de nouveau
    mute PERSONNE, unmute PERSONNE :: ne plus laisser parler quelqu’un, ou de nouveau
    delete-person PERSONNE :: effacer quelqu’un avec tout ce qui est à lui
    backup FICHIER :: tout écrire dans un fichier
    restore FICHIER :: tout relire d’un fichier dans une base vide
    doctor :: lire chaque journal et chaque partie, et dire ce qui est abîmé

    --database URL :: celle du serveur ; STAMMTISCH_DATABASE si tu ne dis rien
    --by age, --by size :: l’ordre d’une liste : âge ou taille
    --most N :: combien en montrer ; 20 si tu ne dis rien
    --keep-matches JOURS, --keep-tables JOURS :: pour purge ; 400 et 100 si tu ne dis rien
    --json :: chiffres, listes et constats en JSON
cli-help-warm =
    stammtisch warm [JEU …]
    Compile les règles et les bots, une fois par version. Tu peux l’arrêter quand tu veux : la suite reprend de là.

    JEU :: { $games } ; tous si tu ne dis rien
cli-help-simulate =
    stammtisch simulate JEU
    Joue beaucoup de parties au hasard sur tous les cœurs : coups par seconde, points moyens et victoires par place.

    JEU :: { $games }
    --players N :: combien de personnes à la table ; 4 si tu ne dis rien
    --games N :: combien de parties ; 10000 si tu ne dis rien
    --seed TEXTE :: le même texte donne les mêmes parties, quel que soit le nombre de cœurs
    --threads N :: combien de cœurs ; tous si tu ne dis rien
    { $options }
    --json :: le résultat en JSON
cli-help-tune =
    stammtisch tune JEU
    Cherche de meilleurs poids pour l’heuristique d’un jeu : des prétendants affrontent les actuels, et les meilleurs montrent la voie.

    JEU :: { $games }
    --players N :: pour combien de personnes ; 4 si tu ne dis rien
    --generations N :: combien de temps ; 20 si tu ne dis rien
    --challengers N :: à chaque génération ; 24 si tu ne dis rien
    --deals N :: les donnes que joue chaque prétendant, de tous les côtés de la table ; 200 si tu ne dis rien
    --seed TEXTE :: le même texte donne le même résultat
    --file FICHIER :: y garder l’état après chaque génération, et reprendre de là s’il existe
    --threads N :: combien de cœurs ; tous si tu ne dis rien
    --on OÙ :: ray pour un cluster Ray sur cette machine, HOST:PORT ou ray://HOST:PORT pour un cluster déjà lancé
    --keep :: faire jouer les bots de cette installation ainsi, si c’est nettement mieux
cli-help-train =
    stammtisch train JEU
    Apprend à un petit réseau à juger les coups, à force de parties contre lui-même, puis l’oppose aux poids seuls.

    JEU :: { $learnable }
    --players N :: pour combien de personnes ; 4 si tu ne dis rien
    --steps N :: combien de temps ; 30 si tu ne dis rien
    --lessons N :: les décisions dont il apprend à chaque étape ; 20000 si tu ne dis rien
    --deals N :: pour la rencontre à la fin, dans toutes les dispositions des places ; 2000 si tu ne dis rien
    --seed TEXTE :: le même texte donne le même réseau
    --file FICHIER :: y garder l’état après chaque étape, et reprendre de là s’il existe
    --threads N :: combien de cœurs ; tous si tu ne dis rien
    --on OÙ :: ray pour un cluster Ray sur cette machine, HOST:PORT ou ray://HOST:PORT pour un cluster déjà lancé
    --keep :: faire juger les bots de cette installation par le réseau, si c’est nettement mieux
cli-help-arena =
    stammtisch arena JEU --bots A,B,C,D
    Fait jouer des bots entre eux, chaque donne une fois de chaque place : qui gagne combien de fois, et à quel point c’est sûr.

    JEU :: { $games }
    --bots A,B,C,D :: newcomer, guest, regular, veteran, master, heuristic, random, module:Classe, program:COMMANDE ; s’il en manque, ils remplissent la table à tour de rôle
    --players N :: combien de personnes à la table ; 4 si tu ne dis rien
    --deals N :: combien de donnes ; 100 si tu ne dis rien
    --seed TEXTE :: le même texte donne les mêmes donnes, quel que soit le nombre de processus
    --stop-early :: s’arrêter dès que l’ordre est clair (99 %) ; les parts sont alors un peu trop écartées
    --json FICHIER :: écrire réglages, tableau et toutes les parties dans ce fichier
    --plot FICHIER.svg :: dessiner le résultat
    --journal FICHIER :: y noter chaque donne, et continuer de là la prochaine fois
    --jobs N :: combien de processus ; un par cœur si tu ne dis rien
    --on OÙ :: ray pour un cluster Ray sur cette machine, HOST:PORT ou ray://HOST:PORT pour un cluster déjà lancé
    { $options }
cli-help-ladder =
    stammtisch ladder JEU
    Fait jouer chaque niveau contre celui d’en dessous, à tout nombre de personnes, et écrit les chiffres publiés.

    JEU :: { $games }
    --deals N :: combien de donnes par rencontre ; 200 si tu ne dis rien
    --slow N :: à peu près combien de parties là où des bots cherchent longtemps ; 80 si tu ne dis rien
    --players 2,3,4 :: pour ces nombres de personnes ; tous si tu ne dis rien
    --levels master,veteran :: seulement ceux-ci contre celui d’en dessous, les autres chiffres publiés restent ; tous si tu ne dis rien
    --seed TEXTE :: le même texte donne les mêmes donnes
    --folder DOSSIER :: où vont JEU.json et JEU.svg ; docs/ladder si tu ne dis rien
    --journals DOSSIER :: ce qui est déjà joué, pour continuer de là ; dans le cache si tu ne dis rien
    --jobs N :: combien de processus ; un par cœur si tu ne dis rien
    --on OÙ :: ray pour un cluster Ray sur cette machine, HOST:PORT ou ray://HOST:PORT pour un cluster déjà lancé
cli-help-exploit =
    stammtisch exploit JEU
    Assied parmi les bots quelqu’un qui sait comment ils décident, sans voir leurs cartes, et écrit ce qu’il gagne.

    JEU :: { $games }
    --bot BOT :: qui est lu ; master si tu ne dis rien
    --players N :: combien de personnes à table ; 4 si tu ne dis rien
    --deals N :: combien de donnes, chacune de toutes les places ; 12 si tu ne dis rien
    --trial N :: combien de donnes pour chaque façon de lire essayée d’abord ; 3 si tu ne dis rien
    --seed TEXTE :: le même texte donne les mêmes donnes
    --folder DOSSIER :: où va JEU.json ; docs/exploit si tu ne dis rien
    --journals DOSSIER :: ce qui est déjà joué, pour continuer de là ; dans le cache si tu ne dis rien
    --jobs N :: combien de processus ; un par cœur si tu ne dis rien
    --on OÙ :: ray pour un cluster Ray sur cette machine, HOST:PORT ou ray://HOST:PORT pour un cluster déjà lancé
cli-help-replay =
    stammtisch replay FICHIER
    Parcourt une partie : Entrée avance, b recule, un nombre va à ce coup, q arrête.

    FICHIER :: un fichier de partie
    --seat N :: voir ce que voyait cette place ; sinon toutes les mains sont ouvertes
    --step, --no-step :: coup par coup, ou tout le journal d’un trait comme dans un tube
    --plain :: une rangée de cartes sur une ligne de texte
cli-help-review =
    stammtisch review FICHIER [--seat N]
    Juge chaque décision d’une place d’après ce qu’on y savait, et sépare la chance du savoir-faire. Il y en a pour quelques secondes.

    FICHIER :: un fichier de partie
    --seat N :: de qui sont les décisions ; la première place est 0, prise à défaut
    --json :: toute la revue, pour des programmes (docs/review.schema.json)
cli-help-verify =
    stammtisch verify FICHIER
    Vérifie une partie terminée : la graine tient la promesse faite avant la donne, chaque coup est permis, et le résultat est bien celui des coups.

    FICHIER :: un fichier de partie
    --daily :: vérifier aussi que les bots l’ont menée là où commence une donne du jour

## Quand quelque chose ne va pas

cli-unknown-command = Il n’y a pas de commande « { $value } ». Il y a : { $known }.
cli-unknown-command-near = Il n’y a pas de commande « { $value } ». Tu veux dire { $near } ?
cli-unknown-option = Il n’y a pas d’option « { $value } » ici. --help les énumère.
cli-unknown-language = Personne ici ne parle « { $value } ». Il y a : { $known }.
cli-unknown-rule = Il n’y a pas de règle « { $value } ». Elles vont de { $first } à { $last }, avec des trous.
cli-too-many = C’est trop : « { $value } » n’a pas sa place ici.
cli-bad-value = { $option } : « { $value } » ne va pas.
cli-repeated = { $option } apparaît deux fois.
cli-missing = Il manque { $option }. --help montre comment l’écrire.
cli-bad-line = Ça ne va pas : { $reason }
cli-no-such-option = { $game } n’a pas d’option { $option }.
cli-resume-alone = Une partie enregistrée apporte ses joueurs, sa graine et ses options : ne les donne pas avec --resume.
cli-other-game = C’est une partie de { $game }.
cli-character = { $name } : { $sentence }
cli-unknown-level = Il n’y a pas de niveau « { $value } ». Il y a : { $known }.
cli-level-or-bots = Soit --level, soit --bots : --bots accepte aussi les niveaux.
cli-many-bots = Trop de bots : ils sont { $found }, et { $seats ->
    [one] une seule place est libre.
   *[other] { $seats } places sont libres.
  }
cli-cannot-read = Impossible de lire { $file } : { $reason }.
cli-cannot-write = Impossible d’écrire { $file } : { $reason }.
cli-no-folder = Impossible d’écrire { $file } : ce dossier n’existe pas.
cli-file-exists = { $file } existe déjà, et on n’écrase rien. Choisis un autre nom.
cli-defect = Ça ne devrait pas arriver, et c’est notre faute : { $reason }. Avec STAMMTISCH_DEBUG=1, tu vois où.

## Jeux et simulations

cli-games-players = { $low } à { $high } personnes
cli-games-next = Jouer : stammtisch play { $game }. Règles : stammtisch rules { $game }.
cli-option-memory = aide-mémoire : la table montre ce qui a été public
cli-compiling = Compilation des règles de { $game }, juste cette fois
cli-compiling-bots = Les bots apprennent { $game }, juste cette fois
cli-compiling-simulation = Compilation des parties au hasard de { $game }, juste cette fois
cli-warm = { $game } : c’est prêt.
cli-warm-stopped = Arrêté. Ce qui est compilé reste ; la même commande reprend de là.
cli-warm-failed = Impossible de compiler { $game } : { $reason }
cli-postgresql-missing = Pour PostgreSQL, il manque un paquet : pip install 'stammtisch[postgresql]'.
cli-port-busy = Le port { $port } est pris. Choisis-en un autre avec --port.
cli-serving = La table est mise : { $address }
cli-serving-network = Pour les amis sur ton réseau : { $address }
cli-serving-no-network = La porte est ouverte, mais cet ordinateur n’est sur aucun réseau en ce moment.
cli-serving-alone = Des amis à la même table ? Lance-le avec --lan, ou avec : make play LAN=1
cli-serving-stop = Ctrl-C arrête tout. Les tables et les parties restent comme elles sont.
cli-simulate-speed = { $speed } parties/s
cli-simulate-stopped = Arrêté après { $done } parties sur { $games }.
cli-simulated = { $game } à { $players } : { $games } parties, { $moves } coups, { $speed } coups par seconde
cli-simulate-seat = place
cli-simulate-score = points en moyenne
cli-simulate-wins = victoires

## Réglage

cli-tune-resumed = On reprend après la génération { $generation }, depuis { $file }.
cli-tune-share = les meilleurs prennent { $share }
cli-tune-no-file = { $file } n’est pas l’état d’un réglage.
cli-tune-other = { $file } appartient à { $game } avec { $players } personnes.
cli-tuned = Contre les poids du début : { $share } ± { $error } des victoires en { $deals } donnes (50 % est l’égalité)
cli-tune-kept = Gardés : désormais les bots d’ici jouent avec ces poids.
cli-tune-not-kept = Pas gardés : ils ne sont pas nettement meilleurs.

## Entraînement

cli-train-none = Il n’y a encore rien à entraîner pour { $game }, seulement pour { $games }.
cli-train-players = Pour { $players } personnes il n’y a pas de réseau à { $game }, seulement pour { $possible }.
cli-train-resumed = On reprend après l’étape { $step } sur { $steps }, depuis { $file }.
cli-train-gain = { $gain } points par décision
cli-train-no-file = { $file } n’est pas l’état d’un entraînement.
cli-trained = Contre les poids seuls : { $share } ± { $error } des victoires en { $deals } donnes (50 % est l’égalité)
cli-train-kept = Gardé : désormais les bots d’ici jugent avec ce réseau.
cli-train-not-kept = Pas gardé : il n’est pas nettement meilleur.

## Tournois de bots

cli-arena-progress = { $done } donnes sur { $deals }
cli-strength = { $processes } processus sur { $machines ->
    [one] une machine
   *[other] { $machines } machines
  }
cli-arena-stopped = Arrêté après { $done } donnes sur { $deals }. Avec --journal FICHIER, tu pourrais reprendre là.
cli-arena-stopped-kept = Arrêté après { $done } donnes sur { $deals }, notées dans { $file }. La même commande reprend de là.
cli-arena-early = L’ordre était clair après { $done } donnes sur { $deals }. En s’arrêtant tôt, on trouve les bots un peu plus écartés qu’ils ne le sont.
cli-arena-title = { $game } à { $players }, { $deals } donnes
cli-arena-done = { $title } : { $matches } parties
cli-arena-legend = Part des victoires avec intervalle à 95 % ; en pointillé : ce que donnerait le nombre de places
cli-arena-bot = bot
cli-arena-share = gagne
cli-arena-interval = 95 %
cli-arena-fair = juste
cli-arena-points = points
cli-arena-margin = avance
cli-arena-time = par coup
cli-arena-faults = fautes
cli-arena-rating = cote
cli-arena-faulty = { $faults ->
    [one] { $bot } : il a fallu le remplacer une fois, car : { $reason }
   *[other] { $bot } : il a fallu le remplacer { $faults } fois, d’abord car : { $reason }
  }
cli-ladder-title = { $game } : chaque niveau contre celui d’en dessous
cli-ladder-contest = { $upper } contre { $lower }, à { $players }
cli-ladder-ratings = cotes
cli-ladder-players = personnes
cli-ladder-upper = du haut
cli-ladder-lower = du bas
cli-ladder-share = victoires du haut (95 %)
cli-ladder-fair = juste
cli-ladder-times = temps médian par coup
cli-ladder-written = Écrit : { $file }
cli-exploit-tried = { $reader } : { $share } de { $matches } parties
cli-exploit-found = Quelqu’un qui sait comment { $bot } décide gagne { $share } ({ $low }–{ $high }) de { $matches } parties contre { $others } d’entre eux ; { $fair } serait juste.

## Revoir et vérifier

cli-seat = Place { $number }
cli-replay-prompt = { $number }/{ $last } (Entrée, b, nombre, q)>
cli-replay-end = C’était le dernier coup.
cli-replay-keys = Entrée avance, b recule, un nombre de 0 à { $last } va à ce coup, q arrête.
cli-verified-seed = La graine tient la promesse faite avant la donne : { $commitment }
cli-verified-deal = { $contributions ->
    [0] La donne découle de la graine.
    [one] La donne découle de la graine et d’une contribution.
   *[other] La donne découle de la graine et de { $contributions } contributions.
  }
cli-verified-moves = { $count ->
    [one] Un coup, permis par les règles de { $game }.
   *[other] { $count } coups, tous permis par les règles de { $game }.
  }
cli-verified-opening = Les { $count } premiers coups sont ceux des bots, qui jouent jusqu’au début d’une donne du jour.
cli-verify-opening = Les premiers coups de cette partie ne sont pas ceux des bots : ce n’est pas une donne du jour, ou elle a été jouée avec une autre version.
cli-verified-result = Le résultat est juste : { $table }. Victoire : { $winners }

## À la table

cli-welcome = { $game } : { $player } avec { $others }. Tape ? dès que tu veux en savoir plus.
cli-level = Leur niveau : { $level }. Avec --level tu choisis : { $known }.
cli-thinking = { $player } réfléchit …
cli-thinking-hint = Laisse-moi réfléchir …
cli-stand-in = { $player } ne se sent pas très bien ; quelqu’un d’autre joue ce coup. { $reason }
cli-hint = Vu de ta place, voilà ce que ça donne :
cli-hint-figures = gagne à { $chance } % ± { $chance_error } · avance à la fin { $sign }{ $lead } ± { $lead_error }
cli-hint-tied = à peu près aussi bon
cli-hint-only = rien d’autre ne vaut la peine d’y réfléchir
cli-prompt = >
cli-many = { $count } coups : list { $first }-{ $last }
cli-rest = et la suite
cli-more = { $count ->
    [one] Encore une ligne : Entrée.
   *[other] Encore { $count } lignes : Entrée.
  }
cli-commands =
    un nombre :: le coup de ce numéro dans la liste
    list :: tous les coups ; list 12-31 ces numéros, list MOT ceux avec ce mot
    table :: la table encore une fois
    log :: ce qui s’est passé jusqu’ici
    hint :: les trois meilleurs coups, d’après ce que tu peux savoir
    undo :: retour à ta dernière décision
    save FICHIER :: écrire la partie dans un fichier
    rules :: toutes les règles ; ? { $rule } une seule, par son numéro
    quit :: quitter la table
cli-nothing-to-list = Ce coup n’est pas dans la liste.
cli-no-such-number = Il n’y a pas de numéro { $value } dans la liste : ils vont de 1 à { $last }.
cli-nothing-to-undo = Tu n’as encore rien fait.
cli-undone = Repris.
cli-save-where = Où ? Écris : save FICHIER
cli-saved = Enregistré dans { $file }. À revoir avec : stammtisch replay { $file }
cli-saved-running = Enregistré dans { $file }. Pour continuer : stammtisch play { $game } --resume { $file }
cli-read-rule = ? { $rule } montre la règle.
cli-bye = À bientôt !
cli-won = Tu gagnes !
cli-shared = Tu partages la victoire !
cli-lost = Ce sera pour la prochaine fois.
cli-offer-save = Enregistrer la partie ? Un nom de fichier, ou Entrée pour non :
cli-total = total
cli-hand = Main de { $player }
cli-admin-tables = Tables : { $tables } ({ $statuses }), avec { $entries } entrées dans leurs journaux.
cli-admin-people = Gens : { $people }, dont { $banned } exclus et { $muted } muets.
cli-admin-matches = Parties finies : { $matches }, { $megabytes } Mo.
cli-admin-size = Toute la base de données : { $megabytes } Mo.
cli-admin-column-table = table
cli-admin-column-game = jeu
cli-admin-column-status = état
cli-admin-column-days = jours
cli-admin-column-entries = entrées
cli-admin-column-bytes = octets
cli-admin-column-person = personne
cli-admin-column-name = nom
cli-admin-column-tables = tables
cli-admin-closed = La table { $table } est fermée.
cli-admin-banned = { $person } ne peut plus entrer.
cli-admin-unbanned = { $person } peut de nouveau entrer.
cli-admin-muted = { $person } ne peut plus parler.
cli-admin-unmuted = { $person } peut de nouveau parler.
cli-admin-deleted = { $person } n’est plus là, et { $entries } entrées ne disent plus son nom.
cli-admin-backed-up = { $rows } lignes sont dans { $file }. Qui le lit connaît les cartes des parties en cours.
cli-admin-restored = { $rows } lignes ont été lues de { $file }.
cli-admin-file = { $file } est inutilisable : { $reason }.
cli-admin-purged = { $rows } lignes ont été effacées.
cli-admin-wrong-table = Table { $id } : { $trouble } ({ $cause }).
cli-admin-wrong-match = Partie { $id } : { $cause }
cli-admin-progress = { $number } sur { $total } …
cli-admin-examined = { $total } tables et parties ont été lues ; { $wrong } ont un défaut.
