### Ce que la page dit d’une partie à sa table, à côté des phrases du jeu : journal, scène, fin.

## À table

page-clear = Effacer le choix
page-warming =
    { $count ->
        [one] { $names } s’échauffe encore et ne voit pas aussi loin que d’habitude.
       *[other] { $names } s’échauffent encore et ne voient pas aussi loin que d’habitude.
    }
page-who-is = Qui est { $name } ?
page-sound-off = Couper les sons
page-sound-on = Activer les sons
page-deeds = Ce qui s’est passé depuis votre dernier tour
page-thinking = réfléchit…
page-away = un robot joue
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
page-time-up = ⏱ Temps écoulé
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
page-hint-thinking = Je réfléchis …
page-hint-why = gagne { $chance } % (±{ $error }), avance finale { $lead }
page-hint-show = Montre-moi
page-hint-figures = En chiffres
page-hint-equal = À peu près aussi bon : { $moves }
page-hint-all-equal = Pas de différence nette : prends ce qui te plaît.
page-hint-compared = Comparé à « { $move } ».
page-hint-ahead = { $count ->
    [one] À la fin, environ { $points } point de mieux que « { $move } ».
   *[other] À la fin, environ { $points } points de mieux que « { $move } ».
  }
page-hint-better = Gagne un peu plus souvent que « { $move } ».
page-hint-chances = Gagne { $chance } fois sur 100 ; « { $move } », seulement { $other }.
page-hint-basis = { $worlds ->
    [one] Essayé dans une donne imaginée, avec ce que tu peux savoir.
   *[other] Essayé dans { $worlds } donnes imaginées, avec ce que tu peux savoir.
  }
page-hint-only = Il n’y a rien d’autre à faire.
page-undo = Reprendre
page-undo-short = Reprendre
page-try-again = Réessayer d’ici
page-practice = Entraînement
page-practice-how = Des décisions ont été reprises après coup : cette partie ne compte pas.
page-practice-sure = Continuer en entraînement ?
page-practice-why = Tu as vu quelque chose depuis. Si tu reprends ce coup, la partie devient un entraînement : joue comme tu veux, mais elle ne compte plus.
page-practice-yes = Reprendre
page-practice-no = Laisser
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
page-keys-letters = Les lettres servent de raccourcis

## Le journal

page-log-sat = { $name } s’assied.
    .name = Tu t’assieds.
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
    .name = Te revoilà.
page-log-late = { $me ->
    [yes] Ton temps était écoulé : un robot a décidé pour toi.
   *[no] Le temps de { $name } était écoulé : un robot a décidé.
  }
page-log-went-back = Une décision a été reprise.
page-log-practice = Une décision a été reprise après coup : à partir d’ici, c’est de l’entraînement.
page-log-proposed = { $name } voudrait reprendre son coup.
    .name = Tu voudrais reprendre ton coup.
page-log-answered = { $yes ->
    [yes] { $name } est d’accord.
   *[no] { $name } préfère que non.
  }
    .name = { $yes ->
        [yes] Tu es d’accord.
       *[no] Tu préfères que non.
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
    .name = Tu es en vacances ; la pendule attend.
page-log-closed = La table est fermée.

## La scène

page-stage-skip = Clic ou espace : tout de suite le résultat
page-stage-to-result = Au résultat
page-stage-continue = Continuer

## La fin

page-won = { $count ->
    [one] Tu as gagné. Bien joué !
   *[other] Tu partages la victoire. Bien joué !
  }
page-winners = { $count ->
    [one] Cette fois, { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
  }
page-placed = Tu finis { $place }e sur { $players }
page-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
page-gap-ahead = { $points ->
    [one] { $points } point devant { $name }.
   *[other] { $points } points devant { $name }.
  }
    .name = { $points ->
        [one] { $points } point devant toi.
       *[other] { $points } points devant toi.
      }
page-gap-behind = { $points ->
    [one] { $points } point derrière { $name }.
   *[other] { $points } points derrière { $name }.
  }
page-gap-level = Autant de points que { $name }, et pourtant.
    .name = Autant de points que toi, et pourtant.
page-how-it-went = Le fil de la partie
page-turn-is-best = Meilleur moment
page-turn-is-lead = Ce qui a décidé
page-turn-best = { $where } : le meilleur moment de { $player }, +{ $points }.
    .player = { $where } : ton meilleur moment, +{ $points }.
page-turn-lead = { $where } : { $player } prend la tête pour de bon.
    .player = { $where } : tu prends la tête pour de bon.
page-turn-always = Personne n’a jamais devancé { $player }.
    .player = Personne ne t’a jamais devancé.
page-all-points = Tous les points
page-share-result = Partager le résultat
page-share-alt = Le résultat en image : places, noms et points
page-link-replay = Lien pour revoir la partie
page-download = Garder l’image
page-copy-link = Copier le lien
page-rematch = Encore une partie
page-verify = Vérifier la donne
page-verifying = On redistribue tout…
page-verified = Tout concorde : la graine correspond au sceau, la donne et chaque coup en découlent.
page-not-verified = Cela n’a pas pu être confirmé.
page-chart = Points au fil de la partie
page-file = Fichier de partie
page-seen-by = Vu par
page-moves = Tous les coups
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
page-plain-choose = Que fais-tu ?
page-plain-waiting = On attend { $names }
page-plain-hand = Ta main
page-plain-moves = Ce que tu peux faire
page-plain-do = { $what }: { $parts }
page-plain-do-alone = { $what }
page-plain-part = { $name } { $value }
page-plain-yes = oui
page-plain-no = non
page-plain-result = Résultat

## La leçon

page-lesson = Leçon
page-lesson-where = Leçon · { $step } sur { $steps }
page-lesson-goal = Le but
page-lesson-how = { $steps ->
    [one] Une petite position, et tu connais le jeu.
   *[other] { $steps } petites positions, et tu connais le jeu.
  }
page-lesson-begin = C’est parti
page-lesson-next = Suite
page-lesson-skip = Passer la leçon
page-lesson-over = C’est tout ce qu’il faut
page-lesson-over-how = Le reste s’apprend en jouant. Tu retrouves la leçon et les règles à tout moment.
page-lesson-play = Jouer à { $game }
page-lesson-back = Retour à ta table
page-lesson-again = Encore une fois
page-lesson-none = Ce jeu n’a pas de leçon. Les règles disent tout.
page-lesson-first = Tu découvres ce jeu ?
page-lesson-first-yes = Leçon, 60 secondes
page-lesson-first-no = Jouer sans
