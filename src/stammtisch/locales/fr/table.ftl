### Ce que dit la table quand quelque chose n'est pas possible.

table-closed = Cette table est fermée.
no-such-table = Il n'y a pas de table à ce lien.
table-busy = Il y a foule à cette table. Réessayez dans un instant.
later = La table est injoignable pour l'instant. Réessayez dans un instant.
mishap = Quelque chose s'est mal passé de notre côté. Désolé.
seat-taken = La place { $seat } est prise.
seat-free = Il n'y a personne à la place { $seat }.
no-such-seat = Il n'y a pas de place { $value }. Elles vont de 0 à { $last }.
not-your-seat = La place { $seat } n'est pas la vôtre.
not-seated = Vous n'êtes pas assis à cette table.
host-only = Seul celui qui a ouvert la table peut faire cela.
seats-free = Il reste des places libres : invitez quelqu'un, ou asseyez des bots.
match-running = Cela doit attendre la fin de la partie.
no-match = Aucune partie n'est en cours.
nothing-to-undo = Vous n'avez rien fait qui puisse être repris.
undo-asked-already = Quelqu'un le demande déjà.
undo-too-late = Trop tard pour reprendre ce coup : vous avez vu quelque chose depuis.
nothing-asked = Personne n'a rien demandé.
nobody-there = Il n'y a personne à la place { $seat } pour qui un bot pourrait jouer.
is-present = { $name } est là.
somebody-is-present = La personne est là.
saying-wrong = Dites-le en un à { $limit } caractères.
contribution-too-long = Votre part du mélange peut avoir { $limit } caractères au plus.
unknown-level = Il n'y a pas de niveau « { $value } ». Il y a : { $known }.
seen-too-little = Il s'est passé quelque chose entre-temps. Regardez, puis décidez.
no-spectators = On ne regarde pas à cette table.
too-many-tables = Vous avez déjà { $limit } tables. Fermez-en une d'abord.
too-many-lines = Vous êtes déjà connecté { $limit } fois. Fermez d'abord une page.
too-many-seats = Cette table n'a que { $players } places.
clock-wrong = Un coup dure entre une seconde et soixante jours, et la réserve pas plus que cela.
who-are-you = Nous ne nous connaissons pas : dites d'abord votre nom.
wrong-origin = Cette page n'a pas le droit de parler à ce serveur.
too-long = C'est trop long : { $limit } octets au plus.
too-fast = Doucement, s'il vous plaît. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
not-understood = Cela ne se comprend pas : { $reason }
no-such-address = Il n'y a rien à cette adresse.
wrong-method = Cette adresse n'accepte que { $known }.
name-wrong = Un nom est une ligne d’au plus { $limit } caractères lisibles.
no-hints = Pas de conseils à cette table : ici, chacun réfléchit pour soi.
not-your-turn = Ce n’est pas ton tour.
language-wrong = Personne ne parle cela ici. Il y a : { $known }.
no-such-match = Cette partie n'existe pas.
match-not-over = Cette partie n'est pas finie.
page-missing = La page n’est pas construite. Réinstalle le paquet, ou lance : make play
table-damaged = Le journal de cette table est abîmé : on peut la regarder et la fermer, mais pas y jouer.
table-older-rules = Cette partie a commencé avec d’anciennes règles et se serait déroulée autrement avec celles d’aujourd’hui : on peut la regarder et fermer la table, mais pas continuer à jouer.
table-too-long = Cette partie dure depuis si longtemps qu’elle s’arrête ici, sans résultat. Ferme la table et ouvres-en une autre.
database-url = Ce serveur ne connaît pas de telle base de données. Écris sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@MACHINE/NOM.
database-unusable = La base de données { $database } est inutilisable : { $reason }.
database-newer = Cette base de données appartient à un Stammtisch plus récent (sa version est { $found }, nous connaissons { $known }) : installe celui-là.
database-in-use = Un autre serveur utilise déjà { $database }. Un fichier SQLite ne sert qu’un serveur à la fois ; arrête l’autre, ou prends PostgreSQL.
