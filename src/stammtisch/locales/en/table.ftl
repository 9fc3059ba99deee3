### What the table says when something can't be.

table-closed = This table is closed.
no-such-table = There is no table with this link.
table-busy = There is a crowd at this table just now. Try again in a moment.
later = The table can't be reached just now. Try again in a moment.
mishap = Something went wrong on our side. Sorry about that.
seat-taken = Seat { $seat } is taken.
seat-free = Nobody sits at seat { $seat }.
no-such-seat = There is no seat { $value }. They go from 0 to { $last }.
not-your-seat = Seat { $seat } isn't yours.
not-seated = You don't sit at this table.
host-only = Only whoever opened the table can do that.
seats-free = There are still free seats: invite somebody, or let bots sit down.
match-running = That has to wait until the match is over.
no-match = No match is under way.
nothing-to-undo = You haven't done anything that could be taken back.
undo-asked-already = Somebody is asking for that already.
undo-too-late = Too late to take that back: you have seen something since then.
nothing-asked = Nobody has asked for anything.
nobody-there = There is nobody at seat { $seat } for whom a bot could play.
is-present = { $name } is here.
somebody-is-present = They are here.
saying-wrong = Say it in one to { $limit } characters.
contribution-too-long = Your part of the deal may have { $limit } characters at most.
unknown-level = There is no level “{ $value }”. There are: { $known }.
seen-too-little = Something has happened meanwhile. Have a look, then decide.
no-spectators = Spectators aren't welcome at this table.
too-many-tables = You have { $limit } tables already. Close one first.
too-many-lines = You are connected { $limit } times already. Close a page first.
too-many-seats = This table has { $players } seats only.
clock-wrong = A move takes between a second and sixty days, and so does the reserve at most.
who-are-you = We haven't met: tell us your name first.
wrong-origin = This page may not speak to this server.
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
page-missing = The page hasn’t been built. Install the package anew, or run: make play
table-damaged = This table's log is damaged: it can be looked at and closed, but not played on.
table-older-rules = This match was begun by older rules and would have gone otherwise by today's: it can be looked at and closed, but not played on.
table-too-long = This match has gone on for so long that it stops here, without a result. Close the table and open another.
database-url = That is no database this server knows. Write sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.
database-unusable = The database { $database } can't be used: { $reason }.
database-newer = This database belongs to a newer Stammtisch (its version is { $found }, we know { $known }): install that one.
database-in-use = Another server is already using { $database }. An SQLite file is for one server at a time; stop the other one, or use PostgreSQL.
