### SCOUT en français : nom, règles et exemples ; l’id d’une règle est son numéro dans le livret.

scout-name = SCOUT
scout-tagline = Interdit de trier ta main : bats la combinaison sur la table, ou chipe-lui une carte.
scout-short = La dernière manche d’une partie à { $players }
scout-goal = Le plus de points après toutes les manches l’emporte. Chaque carte ramassée et chaque jeton Scout rapportent un point ; chaque carte restée en main en coûte un.

## La boîte et la donne

SC-section-0 = La boîte et la donne
SC-1 = Il y a 45 cartes. Chacune porte deux nombres différents de 1 à 10, et chaque paire de ce genre existe exactement une fois ; chaque nombre figure donc sur neuf cartes.
SC-2 =
    Votre nombre décide des cartes en jeu :
    À 2 : sans la carte 9/10, donc 44 cartes. Vous en recevez 11 chacun ; les 22 autres sont gardées pour la deuxième manche.
    À 3 : sans aucune carte portant un 10, donc 36 cartes, 12 chacun.
    À 4 : sans la carte 9/10, donc 44 cartes, 11 chacun.
    À 5 : les 45 cartes, 9 chacun.
SC-3 = On mélange dans les deux sens du terme : le hasard décide de l’ordre des cartes, et aussi de celui des deux nombres que chacune montre.
SC-4 = Tes cartes restent dans l’ordre où elles sont venues, et tu n’en retournes jamais une seule isolément, de toute la partie. Seulement avant le premier tour d’une manche, tu peux mettre toute ta main tête en bas, une fois : chaque carte montre alors son autre nombre, et l’ordre de gauche à droite reste le même. Vous décidez tous en même temps et en secret.
    .note = Notre décision : l’ordre reste quand on retourne la main, et le choix est secret, car le texte ne dit rien ni de l’un ni de l’autre. Un vrai éventail de cartes qu’on retourne est aussi inversé, comme dans un miroir ; cela ne change rien à aucune règle.
SC-5 = Vous jouez autant de manches que vous êtes. Le sort désigne qui commence la première ; chaque manche suivante est commencée par la personne d’après, dans le sens des aiguilles d’une montre. À deux, cela fait deux manches, et c’est l’autre qui commence la deuxième.
    .note = Notre décision : le tirage au sort pour commencer la première manche, car le texte laisse le choix ouvert.
SC-6 = De trois à cinq, chacun de vous a un jeton Scout & Show par manche. Les jetons Scout ne s’épuisent jamais.

## Un tour

SC-section-1 = Un tour (3 à 5 personnes)
SC-10 = À ton tour, tu fais exactement une chose sur trois : Show, Scout ou Scout & Show. Passer n’existe pas.
SC-11 = Show : prends une ou plusieurs cartes qui se touchent dans ta main et pose-les comme nouvelle combinaison. S’il y en a plusieurs, elles doivent être toutes identiques, ou monter d’exactement 1 de carte en carte, ou descendre d’exactement 1 de carte en carte.
SC-12 = S’il y a déjà une combinaison sur la table, la tienne doit être plus forte. Elle l’est si elle a plus de cartes ; ou si elle en a autant et que les tiennes sont identiques alors que les anciennes forment une suite ; ou si le nombre de cartes et le genre sont les mêmes et que ton plus petit nombre est plus élevé. Faire jeu égal ne suffit pas. Une carte seule compte comme des cartes identiques.
SC-13 = Quand tu fais un Show, tu prends la combinaison battue et tu la mets face cachée devant toi. Chacune de ses cartes vaut 1 point.
SC-14 = Scout : prends la carte tout à gauche ou tout à droite de la combinaison et glisse-la où tu veux dans ta main, dans un sens ou dans l’autre. Son propriétaire reçoit 1 jeton Scout. Ce qui reste demeure la combinaison, toujours au même propriétaire, et compte pour ce que c’est maintenant. Tu peux faire un Scout même si un Show serait possible.
    .note = Connu par d’autres textes de règles du jeu : ce que devient le reste de la combinaison, et le droit de faire un Scout même si un Show serait possible.
SC-15 = Si la table est vide, tu ne peux que faire un Show, avec ce que tu veux.
    .note = Connu par d’autres textes de règles du jeu ; celui dont nous sommes partis ne le dit pas expressément.
SC-16 = Scout & Show, une fois par manche : dépense ton jeton, fais un Scout, puis aussitôt un Show qui bat la combinaison restante (n’importe lequel, s’il ne reste rien). Tu n’y as droit que si ton Scout te laisse un Show possible. Le propriétaire reçoit le jeton Scout comme d’habitude. La carte que tu viens de prendre n’a pas besoin de faire partie du Show.
    .note = Notre décision : seulement si un Show est possible après le Scout, car le texte ne dit pas ce qui arrive sinon.

## La fin d’une manche

SC-section-2 = La fin d’une manche
SC-20 = Une manche se termine aussitôt que quelqu’un n’a plus de cartes après un Show.
SC-21 = De trois à cinq joueurs, elle se termine aussi dès que, depuis le dernier Show, tous les autres ont fait un Scout. Un Scout & Show est un Show. Cela vaut même si le dernier de ces Scouts a pris la dernière carte de la table.
    .note = Notre décision : la manche se termine même si la dernière carte a été prise, car le texte ne parle pas de ce cas.
SC-22 = À la fin de la manche, tu marques 1 point par carte ramassée et 1 par jeton Scout, et tu perds 1 point par carte en main. Si la manche s’est terminée selon SC-21, l’auteur du dernier Show ne perd rien pour ses cartes en main. Les jetons Scout & Show non utilisés et la combinaison sur la table ne comptent pas.
SC-23 = Les points s’additionnent d’une manche à l’autre et peuvent être négatifs. Le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.

## À deux

SC-section-3 = À deux
SC-30 = Chacun de vous a 3 jetons Scout par manche, et pas de jeton Scout & Show.
SC-31 = Le Show se fait comme plus haut. Un Scout te coûte un de tes jetons, qui va au milieu ; le propriétaire de la combinaison ne reçoit rien. Après un Scout tu joues encore, et tu continues jusqu’à ce que tu fasses un Show ou que tu ne puisses plus faire ni l’un ni l’autre.
    .note = Le texte accorde « une action de plus » après un Scout ; nous le lisons ainsi : cette action peut être encore un Scout.
SC-32 = La manche se termine quand quelqu’un n’a plus de cartes après un Show, ou quand la personne dont c’est le tour ne peut faire ni Show ni Scout ; dans ce second cas, l’autre ne perd rien pour ses cartes en main.
    .note = Notre décision : l’autre ne perd rien, comme dans SC-22. Le texte le dit en général, et nous l’appliquons aussi à deux.
SC-33 = Chaque jeton que tu n’as pas dépensé vaut 1 point.
    .note = Dans le texte, chaque jeton Scout est un point ; nous comptons de même ceux que tu as gardés.

## Exemples

SC-example-1 = 2 2 bat 3 4, 1 2 et 7 8. 3 4 5 bat 3 2 1 et 1 2 3. 3 3 3 bat 3 4 5 et 7 8 9. 2 2 2 bat 1 1 1. Mais 8 7 ne bat pas 7 8.
SC-example-2 = L’échelle, de la plus faible à la plus forte : une carte < suite de deux < paire < suite de trois < trois identiques < suite de quatre < quatre identiques, et ainsi de suite.
SC-example-3 = À trois, une paire sur la table : les deux autres font un Scout. La table est vide et la manche se termine (SC-21).
SC-example-4 = À quatre, une carte seule sur la table : la personne suivante la prend par un Scout. Celle d’après doit faire un Show, avec ce qu’elle veut.
SC-public = Tout le monde voit la table, les jetons, combien de cartes chacun a en main et a ramassées, et qui a pris quelle carte par un Scout. Sont cachés : les mains, si une main a été retournée, et où et dans quel sens une carte prise est entrée en main. Les deux nombres d’une carte sur la table sont publics, puisqu’ils y sont imprimés tous les deux.
    .note = Notre décision : les textes ne disent pas ce qui est ouvert et ce qui est secret.

## Pourquoi une action n’est pas permise : le numéro de la règle et laquelle de ses parties

SC-4-1 = Tu as déjà décidé pour ta main ; les autres réfléchissent encore.
SC-4-2 = Décide d’abord pour ta main : la garder ainsi, ou la retourner tout entière.
SC-4-3 = Trop tard : on ne peut retourner sa main qu’avant le premier tour d’une manche.
SC-10-1 = Ce n’est pas ton tour.
SC-10-2 = À ton tour, tu fais une chose sur trois : Show, Scout ou Scout & Show.
SC-11-1 = Tu n’as pas de cartes à ces places.
SC-11-2 = Ces cartes ne forment pas une combinaison : toutes égales, ou montant ou descendant d’exactement 1.
SC-12-1 = Ce n’est pas plus fort que la combinaison sur la table.
SC-14-1 = Ta main n’a pas cet emplacement.
SC-15-1 = Il n’y a rien à prendre par Scout : la table est vide, alors montre quelque chose.
SC-16-1 = Tu as fait ton Scout avec le jeton ; maintenant, place au Show.
SC-16-2 = Ton jeton Scout & Show est dépensé pour cette manche.
SC-16-3 = Après ce Scout tu n’aurais rien à montrer ; ce ne peut donc pas être un Scout & Show.
SC-30-1 = À deux, il n’y a pas de Scout & Show.
SC-31-1 = Tu n’as plus de jeton Scout.

scout-notation-action = « { $value } » n’est pas une action. Essaie : keep, turn, show 3-5, scout left to 2, scout right to 1 turned, scout&show left to 4.
scout-notation-card = Champ « { $field } » : « { $value } » n’est pas une carte de cette table. Une carte, ce sont deux nombres différents de 1 à 10, comme 7/3.
scout-notation-known = Champ « { $field } » : seules des cartes de « { $hand } » vont ici.
scout-notation-set = Champ « { $field } » : ces cartes ne forment pas une combinaison.

## Le journal en mots

scout-tell-dealt = Manche { $round }. { $starter } commence.
    .starter = Manche { $round }. Tu commences.
scout-tell-decided = { $how ->
    [turned] { $player } : main retournée.
    [kept] { $player } : main gardée.
   *[secret] { $player } : décision prise pour la main.
  }
scout-tell-shown = { $taken ->
    [0] { $player } : Show { $cards }.
    [one] { $player } : Show { $cards }, une carte prise.
   *[other] { $player } : Show { $cards }, { $taken } cartes prises.
  }
scout-tell-scouted = { $player } : { $kind ->
    [chip] Scout & Show,
   *[plain] Scout,
  } carte { $card }. { $to ->
    [middle] Un jeton va au milieu.
   *[other] Un jeton pour { $gets }.
  }
    .gets = { $player } : { $kind ->
        [chip] Scout & Show,
       *[plain] Scout,
      } carte { $card }. Un jeton pour toi.
scout-tell-round-ended = { $reason ->
    [empty] { $player } n’a plus de cartes : fin de la manche { $round }.
   *[unbeaten] Personne ne bat le Show de { $player } : fin de la manche { $round }.
  } Points : { $table }.
    .player = { $reason ->
        [empty] Tu n’as plus de cartes : fin de la manche { $round }.
       *[unbeaten] Personne ne bat ton Show : fin de la manche { $round }.
      } Points : { $table }.

# Qui joue comment : une phrase pour chaque personnage.
scout-character-mara = Adore ramasser des cartes et laisse grossir sa main jusqu’à ce qu’il en sorte quelque chose.
scout-character-tobi = Fait un Show dès qu’il peut. Attendre, très peu pour lui.
scout-character-nadege = Économise pour de longues combinaisons, puis pose tout d’un coup.
scout-character-luca = Ne sait pas garder son atout en poche : Scout & Show vient tôt.
