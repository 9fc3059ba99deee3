### The lab: what is said to somebody who programs with it.

compiling-lab = Compiling { $game } for the lab, once: { $done } of { $total }
compiling-lab-once = Compiling { $game } for the lab, once for this version. It takes up to half a minute.
lab-version = There is no version “{ $value }”. Known: { $known }.
lab-unlisted = “{ $value }” isn't worth listing, so it has no number.
lab-index = An action is a whole number from 0 to { $last }, not { $value }.
lab-nothing = The number { $value } stands for nothing in this position.
lab-other-game = This doesn't go together: { $value } is for another game or another number of players.
lab-count = { $option } is a whole number from 1 up, not { $value }.
lab-shape = The actions are whole numbers in an array of shape { $expected }; these have the shape { $found }.
lab-not-allowed = Action { $value } isn't allowed in row { $row }: the mask says which are. Nothing was played.
lab-records = Expected { $n } records of this game, each with { $players } players.
lab-not-dealt = The deal hasn't been made yet: the next actions are those of chance.
lab-view = This isn't the view of a seat, or it contradicts itself: there is no position that looks like it.
lab-view-over = The match of this view is over: there is nothing left to imagine.
lab-reward = There is no reward “{ $value }”. It is one of { $known }, or a function of points and winners.
lab-policy = The policy chose { $value }, which isn't allowed here.
lab-replay = The match with the seed { $seed } doesn't end as it is written.
lab-recorded = { $file } is there already and holds matches of other bots, options or another seed. Choose another folder.
lab-share = { $option } is a share from 0 to 1, not { $value }.
lab-no-policy = “{ $value }” is no policy: its class has to be derived from lab.Policy.
