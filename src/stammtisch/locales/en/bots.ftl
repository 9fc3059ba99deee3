### Bots: how they are written, and what keeps a tournament from starting.

bot-unknown = There is no bot “{ $value }”. There are: { $known }; module:Class is your own, program:COMMAND one in any language.
bot-character = There is nobody called “{ $value }” in this game. There are: { $known }.
bot-setting = “{ $value }” isn't a setting of a level. It is written as name=figure, with one of these names: { $known }.
bot-figure = { $kind ->
    [whole] The setting { $setting } is a whole number from { $low } to { $high }, not “{ $value }”.
   *[other] The setting { $setting } is a number from { $low } to { $high }, not “{ $value }”.
  }
bot-unreadable = Only a level or heuristic can be read, not “{ $value }”.
bot-command = After program: comes the command line that starts your bot.
bot-class = Can't get a bot from “{ $value }”: { $reason }
bot-no-choose = “{ $value }” isn't a bot: it has no method choose(seen).
bot-own-file = { $file } can't be used: it is damaged, or of another version. The bots play by what they were shipped with.

arena-bots = { $count ->
    [0] There is nobody to play: name at least one bot.
   *[other] { $count } bots are too many for a table of { $players }.
  }
arena-deals = The number of deals is a whole number from 1 up, not { $value }.
arena-journal-none = { $file } exists already and isn't the journal of an arena. Choose another name.
arena-journal-other = { $file } is the journal of another tournament; what differs is: { $what }. Choose another name for this one.
arena-journal-broken = Line { $line } of the journal { $file } can't be read.

worker-died = One of the processes is gone: a bot may have crashed it, or the system ended it. --jobs 1 shows more.
worker-died-there = Ray gave up on a part of the work: the processes that had it kept disappearing. { $reason }
worker-other-state = { $machine } has another version of Stammtisch, NumPy or Numba than this machine; its results would be others.
worker-address = “{ $value }” isn't where work can be done. Write ray for this machine, or HOST:PORT or ray://HOST:PORT for a cluster that is running.
worker-unreachable = No Ray cluster answers at { $address }: { $reason }
