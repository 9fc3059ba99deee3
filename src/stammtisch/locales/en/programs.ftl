### Bots: their levels, and what goes wrong with bots that fail or are programs.

level-newcomer = Newcomer
level-guest = Guest
level-regular = Regular
level-veteran = Veteran
level-master = Master


bot-failed = The bot failed: { $reason }
bot-illegal = The bot wants something that isn't allowed: { $reason }

program-none = After “program:” comes a command line.
program-command = “{ $program }” isn't a command line: { $reason }.
program-start = The program “{ $program }” can't be started: { $reason }.
program-ended = The program “{ $program }” has ended, with exit code { $code }.
program-ended-saying = The program “{ $program }” has ended, with exit code { $code }. Its last words: { $line }
program-closed = The program “{ $program }” has closed its output but is still running.
program-silent = { $seconds ->
    [one] The program “{ $program }” said nothing for one second.
   *[other] The program “{ $program }” said nothing for { $seconds } seconds.
  }
program-cancelled = The program “{ $program }” was stopped while it was thinking.
program-too-long = The program “{ $program }” sent a line of more than { $limit } bytes.
program-no-json = The program “{ $program }” said “{ $line }”. That isn't JSON; expected { $expected } on one line.
program-fields = The program “{ $program }” said “{ $line }”; expected { $expected }.
program-unasked = The program “{ $program }” spoke without being asked: “{ $line }”. One answer to each line, please.
