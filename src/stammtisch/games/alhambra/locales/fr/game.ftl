### Alhambra, le jeu de cartes, en français : nom, règles et mots des cartes ; l’id d’une règle est son numéro dans le livret.

alhambra-name = Alhambra
alhambra-tagline = Paie le compte juste et rejoue : le plus de tours, le plus de jardins, le plus de tout.
alhambra-short = À partir du décompte A, à { $players }
alhambra-goal = Trois décomptes récompensent qui a le plus de cartes d’un genre de bâtiment. Le plus de points après le troisième l’emporte.

## La boîte

AL-section-0 = La boîte
AL-1 = Il y a 108 cartes argent : quatre monnaies (bleu, vert, orange, jaune), des valeurs de 1 à 9, et chaque carte en trois exemplaires.
    .note = Connu par d’autres textes de règles du jeu : les monnaies et les valeurs ; le texte dont nous sommes partis ne donne que les trois exemplaires.
AL-2 =
    Il y a 54 cartes bâtiment en six catégories. Les points sont ceux de la première/deuxième/troisième place ; le décompte A ne compte que la première place, B deux places, C trois :
    Pavillon (bleu), 7 cartes. Prix 2, 3, 4, 5, 6, 7, 8. Points : A 1 ; B 8/1 ; C 16/8/1.
    Sérail (rouge), 7 cartes. Prix 3, 4, 5, 6, 7, 8, 9. Points : A 2 ; B 9/2 ; C 17/9/2.
    Arcades (brun), 9 cartes. Prix 4, 5, 6, 6, 7, 8, 8, 9, 10. Points : A 3 ; B 10/3 ; C 18/10/3.
    Chambres (blanc), 9 cartes. Prix 5, 6, 7, 7, 8, 9, 9, 10, 11. Points : A 4 ; B 11/4 ; C 19/11/4.
    Jardin (vert), 11 cartes. Prix 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12. Points : A 5 ; B 12/5 ; C 20/12/5.
    Tour (violet), 11 cartes. Prix 7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13. Points : A 6 ; B 13/6 ; C 21/13/6.
    .note = Connu par d’autres textes de règles ou par des photos des cartes, car le texte dont nous sommes partis n’a pas de liste.
AL-3 = Il y a deux cartes de décompte, A et B. Et il y a le chantier avec quatre places, chacune avec sa propre monnaie, de gauche à droite : jaune, bleu, vert, orange.
    .note = Notre décision : l’ordre des monnaies sur le chantier, car le texte ne le donne pas.

## Mise en place

AL-section-1 = Mise en place
AL-10 = Les cartes bâtiment sont mélangées ; les quatre du dessus sont posées face visible sur le chantier, de gauche à droite.
    .note = Connu par d’autres textes de règles du jeu ; la mise en place manque dans le texte dont nous sommes partis.
AL-11 = Argent de départ : l’un après l’autre, chacun de vous reçoit des cartes argent, face visible, jusqu’à ce qu’elles fassent 20 ou plus, sans tenir compte des monnaies. Ensuite vous les prenez en main. Tout le monde les a vues, mais désormais les mains sont secrètes.
    .note = Connu par d’autres textes de règles du jeu ; la mise en place manque dans le texte dont nous sommes partis.
AL-12 = Commence qui a reçu le moins de cartes. En cas d’égalité, le total le plus bas commence ; puis la place la plus basse à la table.
    .note = Connu par d’autres textes de règles du jeu : le moins de cartes, puis le total le plus bas. Notre décision : la place la plus basse, car même là il peut y avoir égalité.
AL-13 = Quatre cartes argent sont posées face visible. Le reste est partagé en cinq piles aussi égales que possible ; si cela ne tombe pas juste, les premières piles prennent le surplus. A est mélangée à la deuxième pile, B à la quatrième ; puis on superpose les piles, la première au-dessus.
    .note = Connu par d’autres textes de règles du jeu : les cinq piles et la place de A et de B. Notre décision : quelles piles prennent le surplus, car il faut bien le fixer.

## Un tour

AL-section-2 = Un tour
AL-20 = À ton tour, soit tu prends de l’argent, soit tu achètes une carte bâtiment.
AL-21 = Prendre de l’argent : prends une carte argent visible de n’importe quelle valeur, ou plusieurs qui font ensemble 5 au plus, de n’importe quelles monnaies. Ton tour se termine.
    .note = Connu par d’autres textes de règles du jeu ; la page sur la prise d’argent manque dans le texte dont nous sommes partis.
AL-22 = Acheter : paie au moins le prix d’une carte bâtiment du chantier, avec des cartes de ta main dans la monnaie de sa place. On ne rend pas la monnaie. L’argent payé va à la défausse, et la carte est posée face visible devant toi.
AL-23 = Si tu paies le compte juste, tu joues encore, et tu peux de nouveau prendre de l’argent ou acheter ; cela fait au plus cinq actions dans un tour. Si tu paies trop, ton tour se termine.
AL-24 = Tu peux aussi payer avec des cartes argent en trop.
    .note = Notre décision : le texte demande « au moins » le prix et ne fixe pas de maximum.
AL-25 = Après un paiement juste, tu dois agir encore ; tu ne peux pas t’arrêter. C’est seulement si aucune action n’est possible (pas d’argent visible, et rien que tu puisses payer) que tu passes.
    .note = Notre décision : le texte ne dit pas si l’on peut renoncer à l’action supplémentaire.
AL-26 = Pendant un tour, rien n’est complété. À la fin du tour, on complète les cartes bâtiment à quatre, de gauche à droite, puis l’argent à quatre. Si la pile d’argent est vide, on mélange la défausse pour en faire une nouvelle. Si les deux sont vides, moins de quatre cartes argent sont visibles.
    .note = Notre décision : moins de quatre cartes visibles quand les deux piles sont vides, car le texte ne parle pas de ce cas.

## Décompte

AL-section-3 = Décompte
AL-30 = Quand A ou B apparaît pendant qu’on complète, ce décompte a lieu aussitôt, avant le tour suivant. La carte de décompte quitte la partie, et on continue à compléter.
AL-31 = Décompte A : dans chaque catégorie, qui a le plus de cartes reçoit les points de la première place. Décompte B : la deuxième place aussi. Décompte C, à la fin : la troisième aussi.
AL-32 = À nombre égal, on additionne les points des places que vous occupez ensemble, on divise par votre nombre et on arrondit vers le bas. Les places au-delà du tableau du décompte ne comptent rien.
AL-33 = Si tu n’as aucune carte d’une catégorie, elle ne te rapporte rien.
    .note = Connu par d’autres textes de règles du jeu ; celui dont nous sommes partis ne le dit pas.
AL-34 =
    Exemples :
    Le plus de cartes blanches au décompte A : 4 points.
    Le plus de cartes violettes au décompte B, et le deuxième : 13 et 6 points ; deux à égalité en tête : 9 chacun.
    Vert au décompte C, deux personnes avec 3 cartes et deux avec 2 : 16, 16, 2 et 2 points.

## La fin

AL-section-4 = La fin
AL-40 = La partie se termine après un tour quand le chantier ne peut plus être complété à quatre. Si la dernière carte bâtiment le complète exactement à quatre, on continue.
AL-41 = Quand la partie se termine, on complète encore le chantier autant que possible ; l’argent n’est plus complété. Puis chaque carte bâtiment restée sur le chantier va, de gauche à droite, à qui a en main le plus d’argent dans la monnaie de sa place, quel que soit le prix ; on ne paie rien. En cas d’égalité, ou si personne n’a cette monnaie, personne ne la reçoit.
    .note = Notre décision : l’argent n’est plus complété, car le texte n’en dit rien.
AL-42 = Vient alors le décompte C. Le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.
AL-43 = Si A ou B n’est pas apparue avant la fin, son décompte n’a pas lieu.
    .note = Notre décision : le texte ne parle pas de ce cas.

## À deux

AL-section-5 = À deux : Dirk
AL-50 = À deux, on retire une carte argent sur trois identiques : 72 sont en jeu.
AL-51 = Dirk, un troisième joueur imaginaire, reçoit les 6 cartes bâtiment du dessus avant qu’on garnisse le chantier, 6 autres juste après le décompte A, et après le décompte B un tiers, arrondi vers le bas, des cartes bâtiment qui restent dans la pile. S’il en reste moins de six, il prend ce qu’il y a. Ses cartes sont face visible.
    .note = Notre décision : Dirk reçoit ses premières cartes avant qu’on garnisse le chantier, car le texte dit seulement au début ; et il prend ce qu’il y a, car le texte ne parle pas d’une pile trop petite.
AL-52 = Dirk ne joue jamais et n’a pas d’argent, mais il compte comme un joueur à chaque décompte.
AL-53 = Quand tu achètes une carte bâtiment, tu peux la donner à Dirk. Un paiement juste te donne quand même une action de plus.
    .note = Notre décision : l’action supplémentaire te reste quand tu donnes la carte à Dirk, car le texte ne dit pas le contraire.
AL-54 = Gagne l’un de vous deux, ou vous deux ensemble ; les points de Dirk sont affichés à côté des vôtres.
    .note = Notre décision : Dirk ne peut pas gagner, car il ne joue pas lui-même ; le texte laisse la question ouverte.

## Ce qui est public

AL-public = L’argent de départ, l’argent pris et l’argent payé ont été vus de tous, de même que toutes les cartes bâtiment ; les piles sont cachées. Les mains sont secrètes quand même : que la table montre ce qui fut public est une option de la table, l’« aide-mémoire » ; elle est désactivée par défaut. Le nombre de cartes que chacun a en main est public.
    .note = Notre décision : le texte ne dit pas ce que la table peut retenir pour vous.

## Mots pour les cartes

alhambra-currency-blue = bleu
alhambra-currency-green = vert
alhambra-currency-orange = orange
alhambra-currency-yellow = jaune
alhambra-category-pavilion = pavillon
alhambra-category-seraglio = sérail
alhambra-category-arcades = arcades
alhambra-category-chambers = chambres
alhambra-category-garden = jardin
alhambra-category-tower = tour
alhambra-dirk = Dirk
# $word : une monnaie ou une catégorie ci-dessus ; $number : une valeur, un prix ou des points.
alhambra-card = { $word } { $number }

## Pourquoi une action n’est pas permise : le numéro de la règle et laquelle de ses parties

AL-20-1 = Ce n’est pas ton tour.
AL-20-2 = À ton tour, tu prends de l’argent ou tu achètes une carte bâtiment ; ceci n’est ni l’un ni l’autre.
AL-21-1 = Cet argent n’est pas posé face visible.
AL-21-2 = Plusieurs cartes argent font ensemble 5 au plus ; une seule peut avoir n’importe quelle valeur.
AL-21-3 = De cartes argent égales, prends d’abord celle qui est le plus à gauche.
AL-21-4 = Dis quelles cartes argent tu prends : une au moins.
AL-22-1 = Il n’y a pas de carte bâtiment à cette place du chantier.
AL-22-2 = Tu n’as pas cet argent en main dans la monnaie de cette place.
AL-22-3 = C’est moins que le prix.
AL-25-1 = Tu ne peux pas passer tant que de l’argent est visible : prends-en, ou achète.
AL-25-2 = Tu ne peux pas passer tant que tu peux payer une carte bâtiment : achètes-en une.
AL-40-1 = La partie est finie.
AL-53-1 = Dirk n’est à la table que si vous jouez à deux.

alhambra-notation-action = « { $value } » n’est pas une action. Essaie : take b3 y2, buy blue with 5 4, buy blue with 5 4 for Dirk, pass.
alhambra-notation-money = « { $value } » n’est pas une carte argent. Une carte argent, c’est la première lettre de sa monnaie en anglais (y, b, g, o) et sa valeur de 1 à 9, comme b7.
alhambra-notation-field-money = Champ « { $field } » : « { $value } » n’est pas une carte argent. Une carte argent, c’est la première lettre de sa monnaie en anglais (y, b, g, o) et sa valeur de 1 à 9, comme b7.
alhambra-notation-picture = Champ « { $field } » : « { $value } » n’est pas une carte bâtiment. Une carte bâtiment, c’est sa catégorie en anglais et un prix qui y existe, comme garden8 ; une lettre distingue les cartes égales, comme garden8b.
alhambra-notation-too-often = Champ « { $field } » : { $value } n’existe pas autant de fois.
alhambra-notation-places = Champ « { $field } » : il y a quatre places, et « - » en est une vide ; trouvé : { $found }.
alhambra-notation-scored = Champ « { $field } » : le décompte B vient après le décompte A.
alhambra-notation-scoring-cards = Champ « { $field } » : les cartes de décompte ne peuvent pas être là. Des cinq piles que font « split » cartes argent, A est dans la deuxième et B dans la quatrième.
alhambra-notation-given = Champ « { $field } » : à une place vide, il n’y avait rien à recevoir.

## Le journal en mots

alhambra-tell-dealt = Argent de départ : { $table }. Sur le chantier : { $yard }. Argent visible : { $display }. { $starter } commence.
    .starter = Argent de départ : { $table }. Sur le chantier : { $yard }. Argent visible : { $display }. Tu commences.
alhambra-tell-taken = { $player } prend { $cards }.
    .player = Tu prends { $cards }.
alhambra-tell-bought = { $gift ->
    [yes] { $player } achète { $picture } pour Dirk et paie { $money }.
   *[no] { $player } achète { $picture } et paie { $money }.
  }{ $exact ->
    [yes] {" "}Le compte est juste : encore une action.
   *[no] {""}
  }
    .player = { $gift ->
        [yes] Tu achètes { $picture } pour Dirk et paies { $money }.
       *[no] Tu achètes { $picture } et paies { $money }.
      }{ $exact ->
        [yes] {" "}Le compte est juste : encore une action.
       *[no] {""}
      }
alhambra-tell-passed = { $player } ne peut rien faire et passe.
    .player = Tu ne peux rien faire et tu passes.
alhambra-tell-refilled = { $what ->
    [yard] Nouveau sur le chantier : { $pictures }.
    [money] Nouvel argent visible : { $money }.
   *[both] Nouveau sur le chantier : { $pictures }. Nouvel argent visible : { $money }.
  }
alhambra-tell-renewed = { $count ->
    [one] La pile d’argent est vide : la seule carte défaussée devient la nouvelle pile.
   *[other] La pile d’argent est vide : les { $count } cartes défaussées sont mélangées pour en faire une nouvelle.
  }
alhambra-tell-scored = Décompte { $scoring } ! { $table }.
alhambra-tell-dirk-got = Dirk reçoit { $pictures }.
alhambra-tell-given = { $how ->
    [nobody] Personne n’a le plus d’argent en { $currency } : { $picture } reste sur le chantier.
   *[player] { $player } a le plus d’argent en { $currency } et reçoit { $picture }.
  }
    .player = Tu as le plus d’argent en { $currency } et reçois { $picture }.
alhambra-tell-dirk-score = À côté, Dirk : { $points }.

# Qui joue comment : une phrase pour chaque personnage.
alhambra-character-mara = Met de l’argent de côté. Aucune bourse n’est plus pleine que la sienne.
alhambra-character-tobi = Voit grand : des tours et des jardins avant tout.
alhambra-character-nadege = Paie à la pièce près et préfère attendre plutôt que d’en donner une de trop.
alhambra-character-luca = Rafle ce qui est bon marché avant que les autres regardent.
