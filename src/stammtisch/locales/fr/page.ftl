### Ce que dit la page. Les tables des jeux ont leurs propres catalogues.

## Partout

page-motto = La table gardée pour les habitués.
page-nav = Pages
page-watch = Regarder
page-replays = Parties jouées
page-rules = Règles
page-rules-of = { $game } : les règles
page-home = Retour aux jeux
page-close = Fermer
page-loading = Un instant…
page-connecting = On se dirige vers la table…
page-unreachable = Le serveur est injoignable pour l’instant. On réessaie ; rien n’est perdu.
page-again = Réessayer
page-defect = Quelque chose a mal tourné de notre côté. Réessaie, s’il te plaît.
page-copied = Le lien est copié.
page-unofficial = Non officiel. Sans lien avec les auteurs et éditeurs des jeux.

## Ce que chacun préfère

page-likes = Toi et tes réglages
page-name = Ton nom
page-guest = Visiteur
page-visitor = Visiteur { $number }
page-you = Toi
page-name-ask = Comment veux-tu qu’on t’appelle ?
page-name-ideas = Renard rusé, Hibou sage, Loutre joyeuse, Hérisson hardi, Blaireau calme, Merle moqueur, Ours tranquille, Lynx discret
page-name-take = C’est moi
page-name-later = Plus tard
page-language = Langue
page-theme = Lumière
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Animations
page-speed-off = Aucune
page-speed-fast = Rapides
page-speed-normal = Tranquilles
page-sound = Sons
page-buzz = Vibrer quand c’est mon tour
page-continue-phone = Continuer sur mon téléphone
page-me = Appareils, vacances, avis
page-continue = Continuer ici
page-signed-out = Cet appareil est déconnecté
page-signed-out-how = Tu peux entrer comme quelqu’un de nouveau, ou ramener tes places et tes parties depuis un autre appareil ou avec ta phrase de secours.
page-signed-out-new = Cet appareil a été déconnecté : tu es ici comme quelqu’un de nouveau. « Appareils, vacances, avis » te ramène.

## Le premier écran

page-play-now = Jouer
page-learn = Apprendre en 60 secondes
page-learn-short = Apprendre
page-with-friends = Entre amis
page-friends-short = Amis
page-welcome = Prends une chaise.
page-welcome-how = Des jeux de cartes en bonne compagnie dès le premier clic. Sans compte.
page-record = { $matches } jouées, { $wins } gagnées
page-best = record { $score }
page-streak = { $count } de suite
page-recent = { $wins } des { $matches } dernières gagnées
page-ready-for = De taille pour « { $level } » ?
page-companions = Avec qui tu as joué
page-companion = { $game } · { $matches ->
    [one] une partie
   *[other] { $matches } parties
  } · toi { $wins }, en face { $losses }
page-more-companions = { $count ->
    [one] Encore une personne
   *[other] Encore { $count }
  }
page-play-again = Rejouer
page-invited-told = La table est mise, { $name } est au courant.
page-invited = La table est mise. { $name } le verra sur le premier écran ; si ça presse, envoie le lien.
page-invitation = { $known ->
    [yes] { $name } t’invite.
   *[no] Quelqu’un avec qui tu as joué t’invite.
  }
page-come = J’arrive
page-not-now = Pas maintenant
page-turn-of = À { $names } de jouer
page-bots-turn = un robot réfléchit
page-setting = On dresse la table…
page-compiling = La première fois, les règles et les robots sont compilés : une minute ou deux, juste cette fois. La donne suit aussitôt.
page-facts = { $low }–{ $high } joueurs · { $minutes } min
page-bots = Robots
page-at-table = À table
page-count-at-table = { $count } à table
page-level-newcomer = Nouveau
page-level-guest = Invité
page-level-regular = Habitué
page-level-veteran = Vieux routier
page-level-master = Maître
page-back-to-table = Retour à la table
page-time-left = encore { $time }
page-more-tables = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
  }
page-join-label = Tu as un lien ou un code ?
page-join-hint = Lien ou code
page-join = Rejoindre
page-join-wrong = Ce n’est ni le lien d’une table ni un code de salle de six lettres.

## Entre amis

page-friends-how = Dresse une table, envoie le lien et commence quand tout le monde est assis.
page-game = Jeu
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-quick = 20 s par coup, 1 min de réserve
page-clock-calm = 1 min par coup, 5 min de réserve
page-clock-day = Un jour par coup
page-clock-two-days = Deux jours par coup
page-clock-three-days = Trois jours par coup
page-clock-week = Une semaine par coup
page-memory = Aide-mémoire : montrer ce qui a déjà été public
page-hints = Les conseils sont permis
page-reactions = Les robots réagissent de temps en temps
page-spectators = Les spectateurs sont bienvenus
page-public = Publique : listée sous « Regarder »
page-set-table = Dresser la table
page-invite = Inviter des amis
page-invite-how = Qui a le code, le lien ou l’image peut s’asseoir.
page-link = Lien vers cette table
page-share = Partager
page-qr = Le lien en code QR
page-code = Code de la salle
page-copy = Copier
page-not-copied = Ça n’a pas marché. Sélectionne le lien et copie-le toi-même.
page-door-closed = Seul cet ordinateur peut ouvrir cette adresse.
page-door-how = Pour que tes amis sur le réseau puissent jouer, arrête Stammtisch et relance-le ainsi :
page-door-stays = Cette table sera toujours là.
page-door-no-network = La porte est ouverte, mais cet ordinateur n’est sur aucun réseau en ce moment.
page-seats = Qui est assis ici
page-seat = Place { $number }
page-free-seat = Place libre
page-sit-here = S’asseoir ici
page-sit-down = S’asseoir
page-sit-beside = À cet écran
page-beside-name = Nom de qui joue aussi à cet écran
page-seat-bot = Un robot
page-deal = Distribuer !
page-deal-waits = Il reste une place libre
page-commitment = Scellé avant la donne :

## La salle, avant la donne et entre deux parties

page-taken = { $taken } places prises sur { $seats }
page-chair = Place { $number } : { $name }
page-chair-free = La place { $number } est libre
page-host = hôte
page-is-ready = c’est bon
page-not-ready-yet = pas encore
page-character-of = Ce robot est
page-level-of = Niveau de { $name }
page-sit-here-at = S’asseoir ici, place { $number }
page-move-here = Passer ici
page-stand-up = Se lever
page-make-room = Libérer cette place
page-swap = Échanger les places
page-ask-swap = Proposer d’échanger
page-swap-question = { $name } voudrait échanger sa place avec toi.
page-swap-asked = Tu as proposé à { $name } d’échanger vos places.
page-swap-yes = On échange
page-swap-no = Je reste ici
page-swap-withdraw = Laisse tomber
page-ready = C’est bon pour moi
page-not-ready = Attends un peu
page-ready-count = { $ready } sur { $people } sont d’accord pour commencer. Quand tout le monde l’est, ça part.
page-choose-seat = Prends une place libre.
page-all-taken = Toutes les places sont prises. Regarde, ou demandes-en une à l’hôte.
page-fill-bots = Compléter avec des robots
page-host-gone = L’hôte n’est pas là.
page-take-over = Confier la table à quelqu’un
page-leave-room = Quitter la salle
page-you-host = Tu es l’hôte maintenant : tu peux changer le jeu et distribuer.
page-you-were-freed = L’hôte a libéré ta place. Tu restes bienvenu : prends-en une autre.
page-they-play = La partie est en cours
page-options = À quoi on joue
page-options-host = L’hôte peut changer cela jusqu’à la donne.
page-on = oui
page-off = non
page-memory-short = Aide-mémoire
page-hint-many = Conseils
page-reactions-short = Réactions des robots
page-watching = Spectateurs
page-listed = Publique
page-clock-other = Une autre pendule
page-file-drop = Finalement sans
page-tally = La soirée jusqu’ici
page-tally-matches = Parties
page-tally-wins = Victoires
page-tally-points = Points
page-to-room = Vers la salle

## À table

page-your-turn = À toi
page-absent = absent
page-own-clock-bank = ta réserve s’écoule
page-own-clock-short = ton temps est presque écoulé !
page-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
page-line-lost = La ligne est coupée. On réessaie…
page-no-table = Pas de table ici
page-trouble-damaged = Le journal de cette table est abîmé. Tu peux la regarder et la fermer, mais pas continuer à jouer.
page-trouble-older-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer avec celles d’aujourd’hui. Tu peux la regarder et fermer la table.
page-trouble-too-long = Cette partie dure depuis si longtemps qu’elle s’arrête ici, sans résultat.
page-keys-confirm = Faire ce que dit le bouton
    .key = Ctrl + Entrée
page-keys-choose = Choisir une carte ou la reposer
    .key = Entrée
page-keys-walk = Parcourir les cartes
    .key = ← →
page-keys-clear = Effacer le choix
    .key = Échap
page-keys-hint = Demander un conseil
    .key = H
page-keys-undo = Reprendre la dernière décision
    .key = Z
page-keys-rules = Ouvrir les règles
    .key = R
page-keys-help = Montrer cette liste
    .key = ?

## La fin et après

page-replay = Revoir la partie
page-review = Analyse
page-exercises = Exercices
page-my-tables = Mes tables
page-public-tables = Tables publiques
page-no-tables = Aucune table publique n’est ouverte pour l’instant.
page-my-matches = Mes parties
page-public-matches = Parties publiques
page-no-matches = Aucune partie n’est finie. Joues-en une !
page-winner = gagne :
page-bring = Apporter un fichier de partie
page-file-broken = « { $name } » contient autre chose : ce n’est pas un fichier de partie ou de cartes.

## Un jeu qui n’a pas encore sa propre table ici

page-plain-none = rien
page-same-deal = La même donne pour tous
