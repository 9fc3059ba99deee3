### SCORE 5 en français : nom, règles, exemples et mots des cartes ; l’id d’une règle est son numéro dans le livret.

score5-name = SCORE 5
score5-tagline = Douze enchères, des mises secrètes : ce que paie le gagnant, les autres se le partagent.
score5-short = Les six dernières enchères d’une partie à { $players }
score5-goal = À la fin compte ta meilleure carte dans chacune des cinq familles. Le total le plus élevé l’emporte.

## La boîte

S5-section-0 = La boîte
S5-1 = Il y a 51 cartes. Chacune a une famille (vert, rouge, jaune, violet ou bleu), une valeur, une valeur de départage et un type (A, B, C, D, E, ★, ★★ ou ★★★). Le type ne sert que pendant la mise en place.
S5-2 =
    25 d’entre elles sont des cartes de départ, en cinq lots de A à E. Chaque lot contient une carte de chaque famille, et une carte de chacune des valeurs 5, 10, 15, 20 et 25 :
    A : vert 5, rouge 10, jaune 15, violet 20, bleu 25
    B : rouge 5, jaune 10, violet 15, bleu 20, vert 25
    C : jaune 5, violet 10, bleu 15, vert 20, rouge 25
    D : violet 5, bleu 10, vert 15, rouge 20, jaune 25
    E : bleu 5, vert 10, rouge 15, jaune 20, violet 25
    .note = Reconstitué : quelle famille porte quelle valeur dans quel lot, car nous n’avons pas pu consulter les cartes imprimées ; chaque lot avance simplement d’une famille.
S5-3 = Les 26 autres sont les cartes à enchérir : dix cartes ★ de 30, 35 et ainsi de suite jusqu’à 75, quinze cartes ★★ de 80, 85 et ainsi de suite jusqu’à 150, chaque valeur une seule fois ; et une carte ★★★, le joker : il vaut 75 et va dans n’importe quelle famille.
    .note = Connu par d’autres textes de règles ou par des photos des cartes : les valeurs des cartes ★ et ★★.
S5-4 =
    Chaque famille a deux cartes ★ et trois cartes ★★ :
    vert : ★ 30, 65 ; ★★ 80, 125, 150
    rouge : ★ 40, 75 ; ★★ 90, 115, 130
    jaune : ★ 50, 55 ; ★★ 100, 105, 140
    violet : ★ 45, 60 ; ★★ 95, 110, 145
    bleu : ★ 35, 70 ; ★★ 85, 120, 135
    .note = Reconstitué, car nous n’avons pas pu consulter les cartes imprimées : seuls vert 80 et 125, rouge 40 et 115, jaune 55 et 105, violet 45, 60 et 145, et bleu 70, 85, 120 et 135 viennent d’exemples des textes de règles ; le reste complète à deux ★ et trois ★★ par famille.
S5-5 =
    Aucune valeur de départage n’existe deux fois, si bien que toute égalité se tranche. Les cartes à enchérir du 150 en descendant jusqu’au 80 portent 1 à 15, le joker porte 16, les cartes du 75 en descendant jusqu’au 30 portent 17 à 26. Les cartes de départ, lots A, B, C, D, E dans cet ordre :
    valeur 25 : 27, 28, 29, 30, 31
    valeur 20 : 34, 35, 36, 32, 33
    valeur 15 : 41, 37, 38, 39, 40
    valeur 10 : 43, 44, 45, 46, 42
    valeur 5 : 50, 51, 47, 48, 49
    Ce sont donc les petites cartes qui départagent.
    .note = Connu par d’autres textes de règles ou par des photos des cartes : toutes les valeurs de départage sont différentes. Reconstitué : les nombres eux-mêmes, car nous n’avons pas pu consulter ceux qui sont imprimés.
S5-6 = Tous les chiffres de S5-2, S5-4 et S5-5 se trouvent dans un seul fichier de données, et on peut ouvrir une table avec un autre fichier de ce genre ; si tu possèdes le jeu imprimé, tu peux y saisir ses nombres. Un fichier qui enfreint S5-1, S5-2 ou S5-3, ou qui répète une valeur de départage, est refusé avec un message qui nomme la carte.
    .note = Notre décision : comme une partie des chiffres est reconstituée, tu peux les remplacer.

## Mise en place

S5-section-1 = Mise en place
S5-10 = Chacun de vous prend un lot de départ ; les lots qui restent sont hors de la partie. On les prend ouvertement : tout le monde sait qui a commencé avec quoi.
    .note = Notre décision : les lots sont pris ouvertement, car les textes n’en disent rien.
S5-11 = La pile d’enchères compte 12 cartes, de haut en bas : 4 cartes ★ au hasard, 7 cartes ★★ au hasard, le joker. Les autres cartes à enchérir sont hors de la partie, et personne ne voit lesquelles.

## Une enchère

S5-section-2 = Une enchère
S5-20 = Révélation : on retourne la carte du dessus de la pile.
S5-21 = Mise : en secret, chacun de vous pose face cachée autant de cartes de sa main qu’il veut, de n’importe quelles familles ; n’en poser aucune est permis. Quand la dernière personne a posé, tout le monde voit combien de cartes chacun a posées.
    .note = Notre décision : vous posez en même temps et les nombres apparaissent ensemble, car les textes ne fixent pas le moment.
S5-22 = Ajustement : maintenant que tu vois les nombres, tu peux ajouter des cartes ou en reprendre, autant de fois que tu veux, même si tu n’en avais posé aucune. Les nombres restent visibles tout du long, les cartes restent cachées. Quand vous avez tous déclaré votre mise définitive, l’enchère est résolue.
S5-23 = De ton changement, les autres voient le nouveau nombre. Si ton nombre change, le « définitif » de tous les autres est annulé, pour que chacun puisse réagir. Un échange qui garde le même nombre passe inaperçu et n’annule rien. Tant que quelqu’un n’a pas encore dit « définitif », tu peux revenir sur le tien : changer ta mise, ce qui reprend ton « définitif », ou simplement reprendre le mot. Les autres voient alors seulement que ta mise n’est plus définitive. Une table peut limiter le nombre de changements par personne et par enchère ; d’ordinaire il n’y a pas de limite.
    .note = Les textes laissent changer sa mise autant de fois qu’on veut, jusqu’à ce que toutes soient définitives. Notre décision : ce que les autres voient d’un changement, et qu’une table peut limiter les changements.
S5-24 = Résolution : toutes les mises sont retournées. Le total le plus élevé prend aussitôt en main la carte mise aux enchères. À total égal, c’est la mise où se trouve la carte à la plus haute valeur de départage qui gagne.
S5-25 = Si personne n’a posé de carte, la carte mise aux enchères sort de la partie, face visible, et l’enchère suivante commence.
    .note = Notre décision : seul peut gagner qui participe à l’enchère, et les textes ne parlent pas de ce cas.
S5-26 = Partage : la mise gagnante reste sur la table, et les autres en prennent les cartes, une à la fois, chacun à son choix. D’abord la deuxième mise, puis la troisième, et ainsi de suite. À total égal, la mise où se trouve la plus haute valeur de départage passe en premier.
S5-27 = Si tu n’as rien posé, tu choisis après tous ceux qui ont posé. Si vous êtes plusieurs dans ce cas, commence celui d’entre vous qui a en main la plus haute valeur de départage, et cette carte est montrée à tous. L’ordre est fixé quand le partage commence. Une main vide passe en dernier, dans l’ordre des places.
    .note = Notre décision : l’ordre est fixé au début du partage, pour que les cartes prises entre-temps ne le changent pas ; et la place d’une main vide, car elle n’a aucune valeur à comparer.
S5-28 = S’il reste des cartes quand tous les autres en ont pris une, on refait le tour dans le même ordre jusqu’à ce qu’il n’y en ait plus. Il se peut aussi que les cartes s’épuisent avant que chacun en ait pris une.
S5-29 = Les mises perdantes retournent dans la main de leur propriétaire. Tout le monde les a vues.

## La fin

S5-section-3 = La fin
S5-30 = La dernière enchère est celle du joker. Qui la gagne choisit sa famille pour le décompte final ; ce peut être aussi une famille dont il n’a aucune autre carte.
    .note = Deux des trois versions linguistiques que nous avons lues le disent ; une est plus étroite, et nous suivons les deux.
S5-31 = Après 12 enchères, ta plus haute carte de chaque famille compte ; toutes tes autres cartes sont défaussées. Le plus de points l’emporte.
S5-32 = À total égal gagne la personne dont les cartes comptées contiennent la plus haute valeur de départage. Il y a donc toujours un seul gagnant. Si tes deux plus hautes cartes d’une famille sont égales, comme le joker à côté d’un 75, c’est celle dont la valeur de départage est la plus haute qui compte.
    .note = Notre décision : laquelle de deux cartes égales compte, car les textes ne parlent pas de ce cas.

## Exemples

S5-example-1 = Le vert 80 est aux enchères. D’abord Lea pose 1 carte, Finn 2, Nora 2 et Clara 1. Puis Lea en ajoute une et Clara reprend la sienne. Les totaux : Lea 50 (un 30 et un 20), Finn 40, Nora 25, Clara rien. Lea gagne le vert 80. Finn prend le 30, Nora le 20, et il ne reste rien pour Clara.
S5-example-2 = La même enchère, mais avec 5 cartes dans la mise de Lea : on les prend dans l’ordre Finn, Nora, Clara, Finn, Nora.
S5-example-3 =
    Quatre décomptes finaux, pour s’exercer à additionner :
    Lea : vert 5 + violet 15 + jaune 25 + rouge 40 + bleu 85 = 170
    Finn : joker en vert 75 + violet 45 + jaune 55 + rouge 25 + bleu 70 = 270
    Nora : vert 125 + violet 60 + jaune 105 + rouge 20 + bleu 135 = 445
    Clara : vert 80 + violet 145 + rouge 115 + bleu 120 = 460
    Clara gagne, et sans aucune carte jaune.
    .note = Les textes de règles ne sont pas d’accord ici : une version linguistique imprime par erreur 395 au lieu de 445, et deux nomment une autre couleur pour la carte qui manque.
S5-public = Les lots de départ, toutes les mises retournées et toutes les cartes prises ont été vus de tous ; avec une mémoire parfaite, tu connaîtrais toutes les mains. Sont cachés : les mises face cachée, l’ordre de la pile et les cartes restées dans la boîte. Que la table montre ce qui fut public est une option de la table, l’« aide-mémoire » ; elle est désactivée par défaut. Ce qui est caché reste caché dans tous les cas.
    .note = Notre décision : les textes ne disent pas ce que la table peut retenir pour vous.

## Mots pour les cartes

score5-family-green = vert
score5-family-red = rouge
score5-family-yellow = jaune
score5-family-violet = violet
score5-family-blue = bleu
score5-joker = joker
# $family : le mot de la famille ci-dessus (ou celui du joker) ; $value : la valeur de la carte.
score5-card = { $family } { $value }

## Pourquoi une action n’est pas permise : le numéro de la règle et laquelle de ses parties

S5-20-1 = Dans une enchère, tu mises, tu déclares ta mise définitive ou tu reviens dessus, tu prends une carte ou tu choisis la famille du joker ; ceci n’en fait pas partie.
S5-21-1 = Tu as déjà posé ; les autres choisissent encore.
S5-21-2 = Pose d’abord ta mise : n’importe lesquelles de tes cartes, ou rien.
S5-21-3 = Tu ne peux miser que des cartes à toi.
S5-22-1 = Change ta mise ou déclare-la définitive.
S5-22-2 = C’est déjà ta mise. Déclare-la définitive ou change-la.
S5-23-1 = Ta mise est déjà définitive. Tu peux encore la changer, ou reprendre ton « définitif ».
S5-23-2 = Tu n’as plus de changement dans cette enchère.
S5-23-3 = Tu n’as pas déclaré ta mise définitive, il n’y a donc rien à reprendre.
S5-26-1 = C’est à quelqu’un d’autre de prendre une carte.
S5-26-2 = Tu as gagné l’enchère ; les autres se partagent ta mise.
S5-26-3 = Prends une carte de la mise gagnante.
S5-26-4 = Cette carte n’est pas dans la mise gagnante.
S5-30-1 = La famille du joker est choisie par qui l’a gagné.
S5-30-2 = Choisis la famille de ton joker.
S5-31-1 = La partie est finie.

score5-notation-action = « { $value } » n’est pas une action. Essaie : bid g5 r20, bid nothing, final, not final, take g30, name green.
score5-notation-card = « { $value } » n’est pas une carte de ce jeu. Une carte, c’est la première lettre de sa famille en anglais (g, r, y, v, b) et sa valeur, comme g80 ; ou joker.
score5-notation-field-card = Champ « { $field } » : « { $value } » n’est pas une carte de ce jeu. Une carte, c’est la première lettre de sa famille en anglais (g, r, y, v, b) et sa valeur, comme g80 ; ou joker.
score5-notation-twice = La carte { $value } ne peut être misée qu’une fois.
score5-notation-pile = Champ « { $field } » : la pile, ce sont 4 cartes ★, 7 cartes ★★ et le joker, de haut en bas, et ces cartes n’en font pas une.
score5-notation-won = Champ « { $field } » : pour la carte { $value }, il faut la place qui l’a gagnée si quelqu’un l’a encore, et - si personne ne l’a.
score5-notation-waiting = Champ « { $field } » : il faut attendre quelqu’un, et tant qu’on pose, aucun de ceux-là n’a de mise.
score5-notation-changes = Champ « { $field } » : on ne peut pas avoir vu plus de changements qu’il n’y en a eu.
score5-notation-winner = Champ « { $field } » : pendant le partage, quelqu’un a gagné la carte et il reste des cartes de la mise gagnante.
score5-notation-order = Champ « { $field } » : pendant le partage, chaque place sauf celle qui a gagné figure une fois.
score5-notation-shown = Champ « { $field } » : personne qui n’a rien posé n’a la carte { $value } en main.
score5-notation-end = Champ « { $field } » : cela vient après la douzième enchère, et seul un joker que quelqu’un a gagné reçoit une famille.

score5-option-cap = La limite de changements est un nombre entier de 0 à { $limit }, ou il n’y en a pas.

## Ce qui ne va pas dans un fichier de cartes ; les mots du fichier lui-même sont en anglais

score5-deck-json = Ce n’est pas du JSON : ça coince à partir de la ligne { $line }.
score5-deck-file = Un fichier de cartes a une liste « cards » et, si tu veux, un nom « name » de { $limit } caractères au plus sur une ligne ; rien d’autre.
score5-deck-row = Ligne { $row } de la liste : une carte a { $expected }, et rien d’autre.
score5-deck-no-card = Ligne { $row } de la liste : la carte { $card } n’existe pas. Les lots A à E ont 5, 10, 15, 20 et 25 ; ★ va de 30 à 75 et ★★ de 80 à 150, de 5 en 5 ; ★★★ est le joker, 75.
score5-deck-twice = La carte { $card } y est deux fois.
score5-deck-missing = La carte { $card } manque.
score5-deck-family = Carte { $card } : comme famille il y a « { $value } », et seul est possible { $expected }.
score5-deck-tie-break = Carte { $card } : comme valeur de départage il y a « { $value } », et il faut un nombre entier de 1 à { $limit }.
score5-deck-same-family = Carte { $card } : elle est { $value }, et { $other } du même lot aussi.
score5-deck-same-tie-break = Carte { $card } : sa valeur de départage { $value } est déjà celle de { $other }.

## Le journal en mots

score5-tell-dealt = Lots de départ : { $table }.
score5-tell-revealed = Enchère { $auction } sur 12 : { $card }.
score5-tell-laid = { $how ->
    [cards] { $player } pose { $cards }.
    [nothing] { $player } ne pose rien.
   *[secret] { $player } a posé.
  }
    .player = { $how ->
        [cards] Tu poses { $cards }.
        [nothing] Tu ne poses rien.
       *[secret] Tu as posé.
      }
score5-tell-counted = Tout le monde a posé. Cartes dans les mises : { $table }.
score5-tell-changed = { $how ->
    [cards] { $player } change sa mise : { $cards }.
    [nothing] { $player } reprend tout.
   *[secret] { $count ->
        [0] { $player } reprend tout.
        [one] { $player } change sa mise : une carte maintenant.
       *[other] { $player } change sa mise : { $count } cartes maintenant.
      }
  }
    .player = { $how ->
        [cards] Tu changes ta mise : { $cards }.
        [nothing] Tu reprends tout.
       *[secret] { $count ->
            [0] Tu reprends tout.
            [one] Tu changes ta mise : une carte maintenant.
           *[other] Tu changes ta mise : { $count } cartes maintenant.
          }
      }
score5-tell-final = { $player } : définitif.
score5-tell-not-final = { $player } reprend son « définitif ».
    .player = Tu reprends ton « définitif ».
score5-tell-resolved = Les mises : { $table }. { $player } gagne { $card }.
    .player = Les mises : { $table }. Tu gagnes { $card }.
score5-tell-unsold = Personne ne mise : { $card } sort de la partie.
score5-tell-shown = { $player } montre { $card }.
    .player = Tu montres { $card }.
score5-tell-taken = { $player } prend { $card }.
    .player = Tu prends { $card }.
score5-tell-named = { $player } choisit la famille du joker : { $family }.
    .player = Tu choisis la famille du joker : { $family }.

# Qui joue comment : une phrase pour chaque personnage.
score5-character-mara = Passe son tour aux enchères et garde ses cartes pour celle qu’elle veut.
score5-character-tobi = Mise haut et ne laisse rien partir pour trois fois rien.
score5-character-nadege = Se bat pour les grosses cartes et laisse filer les petites.
score5-character-luca = Pose une seule carte, l’air de rien.
