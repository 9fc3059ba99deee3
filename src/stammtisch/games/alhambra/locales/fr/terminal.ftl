### Ce que dit la commande à propos de Alhambra.

alhambra-terminal-next = Prochain décompte : { $scoring }
alhambra-terminal-left = (reste : { $pictures } cartes bâtiment, { $money } cartes argent)
alhambra-terminal-cards = argent
alhambra-terminal-points = points
alhambra-terminal-prizes = Décompte { $scoring } :
alhambra-terminal-yard = Le chantier
alhambra-terminal-money = Argent visible
alhambra-terminal-none = rien
alhambra-terminal-known = { $player } a :
alhambra-terminal-discard = Défaussé :
alhambra-terminal-totals = En tout :
alhambra-terminal-group-exact = acheter juste
alhambra-terminal-group-take = prendre de l’argent
alhambra-terminal-group-over = acheter en payant trop
alhambra-terminal-group-exact-dirk = acheter juste, pour Dirk
alhambra-terminal-group-over-dirk = acheter en payant trop, pour Dirk
alhambra-terminal-group-pass = passer
alhambra-terminal-exact = juste : tu rejoues
alhambra-terminal-too-much = { $count } de trop
alhambra-terminal-now = À toi : achète une carte bâtiment, ou prends de l’argent.
    .how =
        buy blue with 5 4 :: acheter la carte de la place bleue avec tes bleus 5 et 4 ; paie juste et tu rejoues
        buy blue with 5 4 for Dirk :: à deux : la carte va à Dirk
        take b3 y2 :: prendre de l’argent visible : une carte, ou plusieurs qui font 5 au plus
        pass :: seulement si rien d’autre n’est possible
        2★ :: dans le tableau : le plus de ces bâtiments, seul ou à égalité
alhambra-terminal-now-again = Payé juste : tu rejoues. Achète une carte bâtiment, ou prends de l’argent.
    .how =
        buy blue with 5 4 :: acheter la carte de la place bleue avec tes bleus 5 et 4 ; paie juste et tu rejoues
        buy blue with 5 4 for Dirk :: à deux : la carte va à Dirk
        take b3 y2 :: prendre de l’argent visible : une carte, ou plusieurs qui font 5 au plus
        pass :: seulement si rien d’autre n’est possible
        2★ :: dans le tableau : le plus de ces bâtiments, seul ou à égalité
