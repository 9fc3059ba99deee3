### Ce que dit la table quand quelque chose n'est pas possible.

table-closed = Cette table est fermée.
no-such-table = Il n'y a pas de table à ce lien.
no-such-code = Aucune salle n’a ce code. Les codes ont six lettres et restent valables quelques heures.
table-busy = Il y a foule à cette table. Réessayez dans un instant.
later = La table est injoignable pour l'instant. Réessayez dans un instant.
mishap = Quelque chose s'est mal passé de notre côté. Désolé.
seat-taken = La place { $seat } est prise.
seat-free = Il n'y a personne à la place { $seat }.
no-such-seat = Il n'y a pas de place { $value }. Elles vont de 1 à { $last }.
not-your-seat = La place { $seat } n'est pas la vôtre.
not-seated = Vous n'êtes pas assis à cette table.
host-only = Seul l'hôte peut faire cela.
seats-free = Il reste des places libres : invitez quelqu'un, ou asseyez des bots.
swap-with-oneself = Vous y êtes déjà.
too-many-people = Avec { $players } places, il n'y en a pas pour tout le monde. Libérez d'abord une place.
host-is-present = L'hôte est encore là.
match-running = Cela doit attendre la fin de la partie.
no-match = Aucune partie n'est en cours.
nothing-to-undo = Vous n'avez rien fait qui puisse être repris.
undo-asked-already = Quelqu'un le demande déjà.
undo-too-late = Trop tard pour reprendre ce coup : vous avez vu quelque chose depuis.
undo-practice = Vous avez vu quelque chose depuis. Si vous reprenez ce coup, la partie devient un entraînement et ne compte plus.
undo-last-only = Entre joueurs, on ne peut reprendre que sa dernière décision.
nothing-asked = Personne n'a rien demandé.
nobody-there = Il n'y a personne à la place { $seat } pour qui un bot pourrait jouer.
is-present = { $name } est là.
somebody-is-present = La personne est là.
saying-wrong = Dites-le en un à { $limit } caractères.
contribution-too-long = Votre part du mélange peut avoir { $limit } caractères au plus.
unknown-level = Il n'y a pas de niveau « { $value } ». Il y a : { $known }.
unknown-character = Personne ne s'appelle « { $value } » dans ce jeu. Il y a : { $known }.
character-taken = { $name } est déjà à table.
seen-too-little = Il s'est passé quelque chose entre-temps. Regardez, puis décidez.
no-spectators = On ne regarde pas à cette table.
too-many-tables = Vous avez déjà { $limit } tables. Fermez-en une d'abord.
too-many-lines = Vous êtes déjà connecté { $limit } fois. Fermez d'abord une page.
too-many-connections = Il y a déjà { $limit } connexions depuis ton adresse. Réessaie dans un instant.
too-many-seats = Cette table n'a que { $players } places.
clock-wrong = Un coup dure entre une seconde et soixante jours, et la réserve pas plus que cela.
who-are-you = Nous ne nous connaissons pas : dites d'abord votre nom.
wrong-origin = Cette page n'a pas le droit de parler à ce serveur.
wrong-host = Ce serveur ne répond pas au nom de { $host }. La personne qui s’en occupe peut ajouter ce nom : --hosts
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
no-such-decision = Il n’y a pas eu cette décision dans la partie.
no-such-exercise = Cet exercice n’existe pas.
review-not-yours = La façon dont quelqu’un a joué ne regarde que cette personne, à moins qu’elle ne la partage.
review-not-made = Cette analyse n’est pas encore prête.
too-many-reviews = { $limit } de tes analyses attendent déjà. Elles seront faites l’une après l’autre.
page-missing = La page n’est pas construite. Réinstalle le paquet, ou lance : make play
table-damaged = Le journal de cette table est abîmé : on peut la regarder et la fermer, mais pas y jouer.
table-older-rules = Cette partie a commencé avec d’anciennes règles et se serait déroulée autrement avec celles d’aujourd’hui : on peut la regarder et fermer la table, mais pas continuer à jouer.
table-too-long = Cette partie dure depuis si longtemps qu’elle s’arrête ici, sans résultat. Ferme la table et ouvres-en une autre.
log-full = Il s'est passé tant de choses à cette table qu'il ne reste de place que pour la partie elle-même. Ouvre une autre table pour la suivante.
database-url = Ce serveur ne connaît pas de telle base de données. Écris sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@MACHINE/NOM.
database-unusable = La base de données { $database } est inutilisable : { $reason }.
database-newer = Cette base de données appartient à un Stammtisch plus récent (sa version est { $found }, nous connaissons { $known }) : installe celui-là.
database-in-use = Un autre serveur utilise déjà { $database }. Un fichier SQLite ne sert qu’un serveur à la fois ; arrête l’autre, ou prends PostgreSQL.
quota-full = Tu as déposé autant de fichiers de partie qu’il en tient : { $limit } Mo. Avec le temps, les plus anciens font de la place.
house-full = La maison est pleine pour l’instant : rien de nouveau n’est accepté. Les parties en cours continuent.
banned = Tu ne peux plus entrer ici. Demande à ceux qui tiennent ce serveur.
muted = Tu ne peux pas parler ici pour l’instant. Demande à ceux qui tiennent ce serveur.
admin-nobody = Personne n’a l’identifiant « { $value } ». stammtisch admin people les montre tous.
backup-not-empty = Cette base de données n’est pas vide. Restaure dans une nouvelle.
backup-format = { $file } n’est pas une sauvegarde : il ne commence pas par « { $expected } ».
backup-version = Cette sauvegarde a la version { $found } de la base de données, ici c’est la version { $known }. Restaure-la avec le Stammtisch qui l’a faite, puis mets à jour.
backup-broken = Cette sauvegarde est abîmée ou incomplète. Rien n’a été restauré.
device-link-wrong = Ce lien a déjà servi, ou ses dix minutes sont passées. Fais-en un nouveau sur l’autre appareil.
device-known = Cet appareil est déjà à toi.
device-taken = Sur cet appareil, tu es { $name } pour l’instant.
no-such-device = Tu n’as pas d’appareil pareil.
too-many-devices = Tu as déjà { $limit } appareils. Déconnectes-en un d’abord.
recovery-wrong = Personne n’a cette phrase de secours. Vérifie-la lettre par lettre ; seule la dernière que tu as faite est valable.
holiday-wrong = Des vacances commencent maintenant ou plus tard, finissent ensuite, et se prévoient un an à l’avance au plus.
holiday-twice = Tu es déjà en vacances à ce moment-là.
holiday-too-long = Les vacances durent trois semaines par an. Il t’en reste { $days ->
    [one] un jour
   *[other] { $days } jours
}.
no-such-holiday = Tu n’as pas de telles vacances, ou elles sont finies.
not-met = Vous pouvez inviter les personnes avec qui vous avez terminé une partie. Aux autres, envoyez le lien.
push-turn = C’est à toi de jouer.
push-rematch = { $known ->
    [yes] { $name } aimerait une autre partie.
   *[no] Quelqu’un aimerait une autre partie.
}
push-talk = { $known ->
    [yes] { $name } t’a dit quelque chose.
   *[no] Quelqu’un t’a dit quelque chose.
}
push-invite = { $known ->
    [yes] { $name } vous invite à sa table.
   *[no] Quelqu'un vous invite à sa table.
}
push-wrong = Ce n’est pas l’abonnement d’un navigateur : une adresse publique en https, avec ses clés.
zone-wrong = Il n’y a pas de fuseau horaire « { $value } ».
deal-counts = C’est la partie qui compte pour toi : ici on ne reprend rien, et personne ne joue à ta place. Tu peux t’en aller et revenir quand tu veux.
deal-goes-on = D’autres jouent encore cette donne. Dès qu’elle sera terminée, tout pourra se voir ici.
no-such-deal = Cette donne n’existe pas, ou son jour n’est pas encore venu.
deal-not-ready = On installe encore ce jeu. Réessaie dans une minute.
too-many-deals = Tu as déjà préparé { $limit } donnes pour des amis qui se jouent encore.
deal-without-bots = Ce jeu n’a pas encore de bots : personne ne pourrait jouer la donne avec toi.
deal-whole = Une partie entière à { $players }
