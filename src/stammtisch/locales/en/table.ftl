### What the table says when something can't be.

table-closed = This table is closed.
no-such-table = There is no table with this link.
no-such-code = There is no room with this code. Codes have six letters, and are valid for some hours.
table-busy = There is a crowd at this table just now. Try again in a moment.
later = The table can't be reached just now. Try again in a moment.
mishap = Something went wrong on our side. Sorry about that.
seat-taken = Seat { $seat } is taken.
seat-free = Nobody sits at seat { $seat }.
no-such-seat = There is no seat { $value }. They go from 1 to { $last }.
not-your-seat = Seat { $seat } isn't yours.
not-seated = You don't sit at this table.
host-only = Only the host can do that.
seats-free = There are still free seats: invite somebody, or let bots sit down.
swap-with-oneself = You sit there already.
too-many-people = With { $players } seats there isn't room for everyone. Free a seat first.
host-is-present = The host is still here.
match-running = That has to wait until the match is over.
no-match = No match is under way.
nothing-to-undo = You haven't done anything that could be taken back.
undo-asked-already = Somebody is asking for that already.
undo-too-late = Too late to take that back: you have seen something since then.
undo-practice = You have seen something since then. Taking it back makes this a practice match, which counts for no record.
undo-last-only = Among people, only your last decision can be taken back.
nothing-asked = Nobody has asked for anything.
nobody-there = There is nobody at seat { $seat } for whom a bot could play.
is-present = { $name } is here.
somebody-is-present = They are here.
saying-wrong = Say it in one to { $limit } characters.
contribution-too-long = Your part of the deal may have { $limit } characters at most.
unknown-level = There is no level “{ $value }”. There are: { $known }.
unknown-character = There is nobody called “{ $value }” in this game. There are: { $known }.
character-taken = { $name } sits at the table already.
seen-too-little = Something has happened meanwhile. Have a look, then decide.
no-spectators = Spectators aren't welcome at this table.
too-many-tables = You have { $limit } tables already. Close one first.
too-many-lines = You are connected { $limit } times already. Close a page first.
too-many-connections = There are { $limit } connections from your address already. Try again in a moment.
too-many-seats = This table has { $players } seats only.
clock-wrong = A move takes between a second and sixty days, and so does the reserve at most.
who-are-you = We haven't met: tell us your name first.
wrong-origin = This page may not speak to this server.
wrong-host = This server doesn't go by the name { $host }. The person who runs it can add that name: --hosts
too-long = That is too long: { $limit } bytes at most.
too-fast = Slowly, please. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
not-understood = That can't be understood: { $reason }
no-such-address = There is nothing at this address.
wrong-method = This address takes { $known } only.
name-wrong = A name is one line of up to { $limit } letters that can be read.
no-hints = No hints at this table: here everyone thinks for themselves.
not-your-turn = It isn't your turn.
language-wrong = Nobody here speaks that. There are: { $known }.
no-such-match = There is no such match.
match-not-over = That match isn't over.
no-such-decision = There was no such decision in this match.
no-such-exercise = There is no such exercise.
review-not-yours = How somebody played is theirs to know, unless they share it.
review-not-made = This review hasn't been made yet.
too-many-reviews = { $limit } of your reviews are waiting already. One at a time they will all be done.
page-missing = The page hasn’t been built. Install the package anew, or run: make play
table-damaged = This table's log is damaged: it can be looked at and closed, but not played on.
table-older-rules = This match was begun by older rules and would have gone otherwise by today's: it can be looked at and closed, but not played on.
table-too-long = This match has gone on for so long that it stops here, without a result. Close the table and open another.
log-full = So much has happened at this table that there is only room for the match itself. Open another table for the next one.
database-url = That is no database this server knows. Write sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.
database-unusable = The database { $database } can't be used: { $reason }.
database-newer = This database belongs to a newer Stammtisch (its version is { $found }, we know { $known }): install that one.
database-in-use = Another server is already using { $database }. An SQLite file is for one server at a time; stop the other one, or use PostgreSQL.
quota-full = You have stored as many match files as fit: { $limit } MB. Older ones make room in time.
house-full = The house is full just now: nothing new can be taken in. Matches under way go on.
banned = You can't come in any more. Ask the people who run this server.
muted = You can't talk here for now. Ask the people who run this server.
admin-nobody = There is nobody with the id “{ $value }”. stammtisch admin people lists them.
backup-not-empty = This database isn't empty. Restore into a new one.
backup-format = { $file } is no backup: it doesn't begin with “{ $expected }”.
backup-version = This backup has version { $found } of the database, and here is version { $known }. Restore it with the Stammtisch that made it, then upgrade.
backup-broken = This backup is damaged or incomplete. Nothing was restored.
device-link-wrong = This link has been used already, or its ten minutes are over. Make a new one on the other device.
device-known = This device is yours already.
device-taken = On this device you are { $name } so far.
no-such-device = You have no such device.
too-many-devices = You have { $limit } devices already. Sign one out first.
recovery-wrong = Nobody has this recovery sentence. Check it letter by letter; only the last one that you made is valid.
holiday-wrong = A holiday begins now or later, ends after that, and isn't planned more than a year ahead.
holiday-twice = You are on holiday then already.
holiday-too-long = Holidays are three weeks a year. That leaves you { $days ->
    [one] one day
   *[other] { $days } days
}.
no-such-holiday = You have no such holiday, or it is over.
not-met = You can invite people you have finished a match with. Send anybody else the link.
push-turn = It’s your turn.
push-rematch = { $known ->
    [yes] { $name } would like another match.
   *[no] Somebody would like another match.
}
push-talk = { $known ->
    [yes] { $name } said something to you.
   *[no] Somebody said something to you.
}
push-invite = { $known ->
    [yes] { $name } invites you to the table.
   *[no] Somebody invites you to the table.
}
push-wrong = That is no subscription of a browser: a public address over https, with its keys.
zone-wrong = There is no time zone “{ $value }”.
deal-counts = This deal is the one that counts for you: here nothing is taken back, and nobody plays for you. You can go away and come back at any time.
deal-goes-on = Others are still playing this deal. As soon as it is over, everything about it can be seen here.
no-such-deal = There is no such deal, or it isn’t its day yet.
deal-not-ready = This game is just being set up here. Try again in a minute.
too-many-deals = You have made { $limit } deals for friends that are still being played.
deal-without-bots = This game has no bots yet, so nobody could play the deal with you.
deal-whole = A whole match with { $players } players
