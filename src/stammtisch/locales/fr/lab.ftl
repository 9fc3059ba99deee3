### Le laboratoire : ce que lit quelqu’un qui programme avec.

compiling-lab = Compilation de { $game } pour le laboratoire, une seule fois : { $done } sur { $total }
compiling-lab-once = Compilation de { $game } pour le laboratoire, une fois pour cette version. Il y en a pour une demi-minute au plus.
lab-version = Il n’y a pas de version « { $value } ». Il y a : { $known }.
lab-unlisted = « { $value } » ne mérite pas d’être listé et n’a donc pas de numéro.
lab-index = Une action est un nombre entier de 0 à { $last }, pas { $value }.
lab-nothing = Le numéro { $value } ne désigne rien dans cette position.
lab-other-game = Cela ne va pas ensemble : { $value } est pour un autre jeu ou un autre nombre de joueurs.
lab-count = { $option } est un nombre entier à partir de 1, pas { $value }.
lab-shape = Les actions sont des nombres entiers dans un tableau de forme { $expected } ; celles-ci ont la forme { $found }.
lab-not-allowed = L’action { $value } n’est pas permise à la ligne { $row } : le masque dit lesquelles le sont. Rien n’a été joué.
lab-records = Il faut { $n } positions de ce jeu, chacune à { $players } joueurs.
lab-not-dealt = La donne n’est pas encore faite : c’est au hasard de jouer.
lab-view = Ce n’est pas la vue d’une place, ou elle se contredit : aucune position n’a cet aspect.
lab-view-over = La partie de cette vue est finie : il ne reste rien à imaginer.
lab-reward = Il n’y a pas de récompense « { $value } ». C’est { $known }, ou une fonction des points et des gagnants.
lab-policy = La stratégie a choisi { $value }, ce qui n’est pas permis ici.
lab-replay = La partie de graine { $seed } ne finit pas comme il est écrit.
lab-recorded = { $file } existe déjà, avec des parties d’autres bots, d’autres options ou d’une autre graine. Choisis un autre dossier.
lab-share = { $option } est une part entre 0 et 1, pas { $value }.
lab-no-policy = « { $value } » n’est pas une stratégie : sa classe doit dériver de lab.Policy.
