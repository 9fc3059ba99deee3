### Goofspiel en français : nom, règles et exemples ; l’identifiant d’une règle est son numéro.

goofspiel-name = Goofspiel
goofspiel-tagline = Treize cartes, treize prix, et tout le monde mise en même temps. Combien vaut celui-ci pour toi ?
goofspiel-goal = Gagne des prix qui valent plus que ceux des autres. Vous avez tous les mêmes cartes pour miser, et chacune ne sert qu’une fois.
goofspiel-status = Manche { $round } sur { $rounds }

## Les cartes

GS-section-0 = Les cartes
GS-1 = Vous avez tous en main les mêmes 13 cartes, numérotées de 1 à 13.
    .note = Avec des cartes ordinaires, cela fait une couleur chacun : l’as est le 1 ; valet, dame et roi sont 11, 12 et 13.
GS-2 = Il y a 13 prix, numérotés eux aussi de 1 à 13. On les mélange et on les pose face cachée. Un prix vaut autant de points que l’indique son numéro.

## Une manche

GS-section-1 = Une manche
GS-10 = On retourne le prix suivant. L’enjeu, ce sont ses points, plus ceux reportés des manches précédentes s’il y en a.
GS-11 = Chacun choisit une carte de sa main, en secret et en même temps que les autres, et la pose face cachée : c’est sa mise. On ne peut pas passer, et une mise posée reste posée.
    .note = Notre choix : une mise reste posée. La plupart des textes ne disent pas si l’on peut encore en changer.
GS-12 = Quand tout le monde a misé, on retourne les mises. La plus haute gagne tout l’enjeu. Toutes les mises sortent du jeu, gagnantes ou non.

## Égalités

GS-section-2 = Égalités
GS-20 =
    Si plusieurs d’entre vous misent la carte la plus haute, aucun ne gagne, et une mise plus basse ne gagne pas non plus. Ce qui arrive alors, vous en convenez avant la partie :
    carry : les points restent sur la table et s’ajoutent à l’enjeu de la manche suivante.
    split : les plus offrants se partagent les points à parts égales, en points entiers. Ce qui ne se divise pas est perdu.
    discard : les points sont perdus.
    .note = Notre choix : des points entiers seulement. D’autres textes comptent en moitiés et en tiers.
GS-21 = En cas d’égalité à la dernière manche, plus rien ne peut être reporté : les points sont perdus.

## La fin

GS-section-3 = La fin
GS-30 = La partie s’arrête après le 13e prix.
GS-31 = Qui a le plus de points gagne ; à égalité, la victoire est partagée.

## Exemples

GS-example-1 = Le prix est un 9. Mises : 10, 4 et 7. Le 10 gagne 9 points ; le 4 et le 7 sont perdus quand même.
GS-example-2 = Le prix est un 9. Mises : 10, 10 et 7. Carry : 9 points de plus à la manche suivante. Split : 4 points pour chaque 10. Dans tous les cas, le 7 n’obtient rien.
GS-public = Tout le monde voit le prix, les points, qui a déjà misé et toutes les mises des manches terminées. On peut donc savoir quelles cartes il reste aux autres. Restent cachées les mises posées face cachée et l’ordre des prix à venir.

## Pourquoi une action n’est pas permise : le numéro de la règle et la partie concernée

GS-11-1 = Tu as déjà misé ; les autres réfléchissent encore.
GS-11-2 = On mise une carte de 1 à 13.
GS-11-3 = Tu n’as plus cette carte.
GS-30-1 = La partie est finie.

goofspiel-notation-action = « { $value } » n’est pas une action. Essaie : bid 7.
goofspiel-notation-bids = Champ « { $field } » : il faut que quelqu’un doive encore miser, et après la dernière manche plus personne ne mise.

goofspiel-switch-ties = ce que deviennent les points quand plusieurs misent le plus haut
    .value = carry|split|discard

## Le journal en mots

goofspiel-tell-turned = { $more ->
    [0] Manche { $round } : le prix est { $prize }.
   *[other] Manche { $round } : le prix est { $prize }. Avec ce qui a été reporté, l’enjeu est de { $stake } points.
  }
goofspiel-tell-laid = { $how ->
    [own] { $player } : { $card } en mise.
   *[secret] { $player } : mise posée.
  }
goofspiel-tell-shown = { $table }. { $outcome ->
    [won] { $points ->
        [one] { $player } gagne { $points } point.
       *[other] { $player } gagne { $points } points.
      }
    [shared] { $points ->
        [one] Égalité : { $points } point chacun.
       *[other] Égalité : { $points } points chacun.
      }
    [carried] Égalité : { $stake ->
        [one] { $stake } point est reporté.
       *[other] { $stake } points sont reportés.
      }
   *[lost] Égalité : { $stake ->
        [one] { $stake } point est perdu.
       *[other] { $stake } points sont perdus.
      }
  }
