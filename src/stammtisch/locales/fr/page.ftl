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
page-clear = Effacer le choix
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
page-name-ask = Comment veux-tu qu’on t’appelle ?
page-name-ideas = Renard rusé, Hibou sage, Loutre joyeuse, Hérisson hardi, Blaireau calme, Merle moqueur, Ours tranquille, Lynx discret
page-name-take = C’est moi
page-language = Langue
page-theme = Lumière
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Animations
page-speed-off = Aucune
page-speed-fast = Rapides
page-speed-normal = Tranquilles
page-sound = Toquer quand c’est mon tour
page-continue-phone = Continuer sur mon téléphone
page-me = Appareils, vacances, avis
page-continue = Continuer ici
page-signed-out = Cet appareil est déconnecté
page-signed-out-how = Tu peux entrer comme quelqu’un de nouveau, ou ramener tes places et tes parties depuis un autre appareil ou avec ta phrase de secours.
page-signed-out-new = Cet appareil a été déconnecté : tu es ici comme quelqu’un de nouveau. « Appareils, vacances, avis » te ramène.

## Le premier écran

page-play-now = Jouer
page-with-friends = Entre amis
page-setting = On dresse la table…
page-compiling = La première fois, les règles et les robots sont compilés : une minute ou deux, juste cette fois. La donne suit aussitôt.
page-warming =
    { $count ->
        [one] { $names } s’échauffe encore et ne voit pas aussi loin que d’habitude.
       *[other] { $names } s’échauffent encore et ne voient pas aussi loin que d’habitude.
    }
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
page-you-were-freed = L’hôte a libéré ta place. Tu restes bienvenu : prends-en une autre.
page-they-play = La partie est en cours
page-options = À quoi on joue
page-options-host = L’hôte peut changer cela jusqu’à la donne.
page-on = oui
page-off = non
page-memory-short = Aide-mémoire
page-hint-many = Conseils
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
page-thinking = réfléchit…
page-away = un robot joue
page-absent = absent
page-send-away = Laisser jouer un robot
page-leave = S’absenter un moment
page-return = Me revoilà
page-close-table = Fermer cette table
page-close-sure = Fermer cette table pour tout le monde ?
page-close-why = Ensuite, plus personne ne pourra jouer ici, et une partie en cours reste sans résultat.
page-close-yes = Fermer
page-close-no = Laisser ouverte
page-closed = Cette table est fermée. On n’y joue plus.
page-bank = { $seconds } s de réserve
page-on-holiday = en vacances jusqu’au { $day }
page-own-clock = Ton temps
page-own-bank = + { $time } de réserve
page-own-clock-bank = ta réserve s’écoule
page-own-clock-short = ton temps est presque écoulé !
page-time-up = ⏱ Temps écoulé
page-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
page-line-lost = La ligne est coupée. On réessaie…
page-no-table = Pas de table ici
page-trouble-damaged = Le journal de cette table est abîmé. Tu peux la regarder et la fermer, mais pas continuer à jouer.
page-trouble-older-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer avec celles d’aujourd’hui. Tu peux la regarder et fermer la table.
page-trouble-too-long = Cette partie dure depuis si longtemps qu’elle s’arrête ici, sans résultat.
page-trouble-export = Ce que tu as vu, dans un fichier
page-side = Score, journal et discussion
page-standing = Score
page-log = Journal
page-what-happened = Ce qui s’est passé
page-earlier = Plus tôt
page-talk = Discussion
page-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
  }
page-said = { $name } : { $text }
page-talk-empty = Personne n’a encore rien dit.
page-say = Dis quelque chose
page-send = Dire
page-react = Réagir par { $reaction }
page-mute = Mettre { $name } en sourdine
page-unmute = Entendre à nouveau tout le monde
page-hint = Conseil
page-hint-thinking = Réflexion…
page-hint-why = gagne { $chance } % (±{ $error }), avance { $lead }
page-hint-basis = { $worlds ->
    [one] Essayé dans une donne imaginée, avec ce que tu peux savoir.
   *[other] Essayé dans { $worlds } donnes imaginées, avec ce que tu peux savoir.
  }
page-hint-only = Il n’y a rien à choisir : voilà ce que tu peux faire.
page-undo = Reprendre
page-wish = { $name } voudrait reprendre une décision.
page-wish-yes = D’accord
page-wish-no = Plutôt pas
page-guide = Ta première partie
page-guide-next = Compris
page-guide-skip = Assez d’explications
page-cover = { $name }, à toi
page-cover-why = Passe l’appareil. Les cartes restent cachées jusqu’à ton arrivée.
page-cover-here = Je suis { $name }
page-keys = Clavier
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
page-keys-letters = Les lettres servent de raccourcis

## Le journal

page-log-sat = { $name } s’assied.
page-log-named = On connaît maintenant le nom de { $name }.
page-log-renamed = { $was } s’appelle maintenant { $name }.
page-log-stood = { $name } se lève.
page-log-freed = { $name } laisse sa place, à la demande de l’hôte.
page-log-sat-elsewhere = { $name } passe à la place { $number }.
page-log-swapped = { $name } et { $other } échangent leurs places.
page-log-arranged = L’hôte a changé ce à quoi on joue.
page-log-host-passed = { $name } est maintenant l’hôte.
page-log-sat-bot = { $name } s’assied, un robot ({ $level }).
page-log-back = { $name } est de retour.
page-log-late = { $me ->
    [yes] Ton temps était écoulé : un robot a décidé pour toi.
   *[no] Le temps de { $name } était écoulé : un robot a décidé.
  }
page-log-went-back = Une décision a été reprise.
page-log-proposed = { $name } voudrait reprendre son coup.
page-log-answered = { $yes ->
    [yes] { $name } est d’accord.
   *[no] { $name } préfère que non.
  }
page-log-away = { $me ->
    [yes] Un robot joue pour toi jusqu’à ton retour.
   *[no] { $why ->
        [late] { $name } n’a plus de temps ; un robot joue en attendant.
        [sent] { $name } n’est pas là ; un robot joue en attendant.
       *[left] { $name } s’absente ; un robot joue en attendant.
      }
  }
page-log-rested = { $name } est en vacances ; la pendule attend.
page-log-closed = La table est fermée.

## La fin et après

page-won = { $count ->
    [one] Tu as gagné. Bien joué !
   *[other] Tu partages la victoire. Bien joué !
  }
page-winners = { $count ->
    [one] Cette fois, { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
  }
page-rematch = Encore une partie
page-replay = Revoir la partie
page-verify = Vérifier la donne
page-verifying = On redistribue tout…
page-verified = Tout concorde : la graine correspond au sceau, la donne et chaque coup en découlent.
page-not-verified = Cela n’a pas pu être confirmé.
page-chart = Points au fil de la partie
page-file = Fichier de partie
page-seen-by = Vu par
page-hand-of = Main de
page-spectator = un spectateur
page-open-hands = tous, mains ouvertes
page-first = Au début
page-previous = Un pas en arrière
page-next = Un pas en avant
page-last = À la fin
page-run = Lire
page-pause = Pause
page-step = Étape
page-my-tables = Mes tables
page-public-tables = Tables publiques
page-no-tables = Aucune table publique n’est ouverte pour l’instant.
page-my-matches = Mes parties
page-public-matches = Parties publiques
page-no-matches = Aucune partie n’est finie. Joues-en une !
page-bring = Apporter un fichier de partie
page-file-broken = « { $name } » contient autre chose : ce n’est pas un fichier de partie ou de cartes.

## Un jeu qui n’a pas encore sa propre table ici

page-plain-choose = Que fais-tu ?
page-plain-waiting = On attend { $names }
page-plain-hand = Ta main
page-plain-moves = Ce que tu peux faire
page-plain-do = { $what }: { $parts }
page-plain-do-alone = { $what }
page-plain-part = { $name } { $value }
page-plain-yes = oui
page-plain-no = non
page-plain-none = rien
page-plain-result = Résultat
