// Made by `python -m stammtisch.server.spec.generate` from the server's own types. Don't edit.

/** A game's name and what it is like, in one language. */
export type About = {
  name: string;
  tagline: string;
};

/** Agree that somebody takes a decision back, or don't. */
export type Answer = {
  do: "answer";
  seat: number;
  yes: boolean;
};

/** Answer `other`, who asked to swap with your seat. */
export type AnswerSwap = {
  do: "answer-swap";
  seat: number;
  other: number;
  yes: boolean;
};

/** Change some settings of a table, as the host; the others stay as they are. */
export type Arrange = {
  game?: string;
  players?: number;
  options?: Record<string, unknown>;
  clock?: Clock | null;
  stand_in?: string;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  reactions?: boolean;
};

/** Ask to swap your seat with another. Nobody has to be asked about a bot's seat, or another one of yours. */
export type AskSwap = {
  do: "ask-swap";
  seat: number;
  other: number;
};

/** A command with its id. The same id again gets the same answer, and nothing is done twice. */
export type Asked = {
  id: string;
  command: Sit | SitElsewhere | Stand | SeatBot | AskSwap | AnswerSwap | WithdrawSwap | Ready | Start | TakeOver | Play | Undo | Answer | Leave | Return | SendAway | Say | React | Close;
};

/** Which fields of a sight are different now, of its match, and of the match's view. */
export type Changed = {
  sight?: Record<string, unknown>;
  match?: Record<string, unknown>;
  view?: Record<string, unknown>;
};

/** What the viewer saw last, as in an update, and what has changed of the sight that was sent before. */
export type Changes = {
  n: number;
  since: number;
  happened: Happened[];
  changed: Changed;
};

/** Time to think: `move` seconds for each decision, and `bank` seconds in reserve for the whole match. */
export type Clock = {
  move: number;
  bank?: number;
};

/** Close the table for good, as its host. */
export type Close = {
  do: "close";
};

/** The server is going down, and will be back. */
export type Closing = {
  closing: boolean;
};

/** Somebody you have finished matches with: how many, how many of those that count you won, and they did. */
export type Companion = {
  person: string;
  name: string;
  matches: number;
  wins: number;
  losses: number;
  last: number;
  game: string;
};

/** How you stand among all who have played; among friends, each of them. Told when you have finished. */
export type Comparison = {
  people: OthersRuns;
  levels: LevelRuns[];
  friends: DealFriend[];
};

/** How many decisions of each verdict; `unnamed` is what the fine ones cost together, in chances to win. */
export type Counts = {
  fine: number;
  slip: number;
  mistake: number;
  blunder: number;
  unjudged: number;
  found: number;
  only: number;
  forced: number;
  unnamed: number;
};

/** Your last matches that count, the oldest first. */
export type Course = {
  points: CoursePoint[];
};

/** A match that counts, for a chart. */
export type CoursePoint = {
  game: string;
  company: string;
  players: number;
  place: number;
  won: boolean;
  ended: number;
};

/** The deals of the day: the same for everybody, from midnight to midnight in UTC. */
export type Daily = {
  day: string;
  ends: number;
  streak: number;
  days: string[];
  deals: DealState[];
  next: Record<string, string>;
};

/** Somebody who has played a deal among friends: their points and place, and the points of all seats, if still known. */
export type DealFriend = {
  name: string;
  you: boolean;
  score: number;
  place: number;
  won: boolean;
  counts: boolean;
  scores: number[];
};

/** How you came out of a deal. Only what was finished in time, and without closing the table, `counts`. */
export type DealResult = {
  score: number;
  place: number;
  won: boolean;
  counts: boolean;
};

/** A common deal, and how far you are with it. */
export type DealState = {
  id: string;
  day: string | null;
  game: string;
  players: (Player | null)[];
  seat: number;
  level: string;
  form: string;
  commitment: string;
  key: string | null;
  begins: number;
  ends: number;
  status: "done" | "new" | "running" | "spent";
  table: string | null;
  match: string | null;
  result: DealResult | null;
  finished: number;
  comparison: Comparison | null;
};

/** An unforced decision of the seat. */
export type Decision = {
  number: number;
  kind: string;
  options: number;
  moves: Weighed[];
  played: number;
  verdict: "blunder" | "fine" | "mistake" | "slip" | "unjudged";
  loss: number;
  loss_error: number;
  points: number;
  points_error: number;
  before: number;
  own: number;
  worlds: number;
  praise?: "" | "found" | "only";
  reasons?: Reason[];
  unjudged?: string | null;
  stand_in?: boolean;
};

/** A device of yours: what its browser calls itself, when it was added, and when it was last seen, give or take an hour. */
export type Device = {
  id: string;
  name: string;
  created: number;
  seen: number;
  this: boolean;
};

/** What one more device needs to become yours, once and until then. */
export type DeviceLink = {
  link: string;
  until: number;
};

/** Your devices, the last one seen first, and when you made your recovery sentence, if you have one. */
export type Devices = {
  devices: Device[];
  recovery: number | null;
};

/** The answer to a command: it is stored, and there have been `n` messages for its sender then. */
export type Done = {
  n: number;
};

/** Who can reach this server besides the machine it runs on: with `lan`, others in the network, under the name `host`. */
export type Door = {
  host: string | null;
  lan: boolean;
};

/** What you would do; nothing if you want to be told, which counts as wrong. */
export type ExerciseAnswer = {
  action?: string | Record<string, unknown> | null;
};

/** Whether it was right, the best move, and why. */
export type ExerciseAnswered = {
  right: boolean | null;
  best?: ExerciseMove | null;
  other?: ExerciseMove | null;
  compared?: "chose" | "next" | "played";
  measured?: boolean;
  reasons?: Reason[];
  worlds?: number;
  kind?: string;
  match?: string | null;
  seat?: number;
  number?: number;
  step?: number;
  due?: number | null;
  learned?: number;
};

/** A move, the chance to win with it, and how far it is behind the best, ± half its 95 % interval. */
export type ExerciseMove = {
  action: unknown;
  chance: number;
  behind: number;
  behind_error: number;
};

/** What would you do? The table as the seat saw it, the moves worth listing, and what had just happened. */
export type ExerciseQuestion = {
  id: string;
  own: boolean;
  players: number;
  seat: number;
  view: unknown;
  moves: unknown[];
  happened: Words[];
  names: (Player | null)[];
};

/** How far you are in a game, and what comes next, if anything does. */
export type ExerciseState = {
  own: number;
  again: number;
  fresh: number;
  answered: number;
  learned: number;
  following: number | null;
  exercise: ExerciseQuestion | null;
};

/** Why something wasn't done: an id, a sentence in the asker's language, and the rule in the way, if there is one. */
export type Fault = {
  error: string;
  say: string;
  rule?: string | null;
};

/** A finished match in a list. */
export type Finished = {
  id: string;
  game: string;
  players: number;
  ended: number;
  names: (Player | null)[];
  scores: number[];
  winners: number[];
  seat: number | null;
};

/** Decide anew what move `number` of a finished match was, at your seat: alone with bots, and it counts for nothing. */
export type FromHere = {
  seat: number;
  number: number;
};

/** A game that can be played here. `about` is by language; `options` are the defaults, and `kinds` what else they may be. */
export type GameInfo = {
  name: string;
  title: string;
  prefix: string;
  low: number;
  high: number;
  usual: number;
  minutes: number;
  version: number;
  levels: string[];
  characters: Record<string, string>;
  options: Record<string, unknown>;
  kinds: Record<string, OptionKind>;
  about: Record<string, About>;
  lesson: string[];
  exercises: boolean;
  ready: boolean;
};

/** How you play a game: skill in every ten reviewed matches in a row, and by kind of decision, the dearest kind first. */
export type GameProgress = {
  game: string;
  matches: number;
  enough: number;
  skill: SkillPoint[];
  kinds: KindProgress[];
};

/** Something that happened, as the viewer saw it: its kind, who it was about, and for a move the game's own events. */
export type Happened = {
  kind: string;
  at: number;
  seat?: number | null;
  other?: number | null;
  name?: string | null;
  names?: (string | null)[] | null;
  level?: string | null;
  text?: string | null;
  by?: string | null;
  yes?: boolean | null;
  person?: string | null;
  events?: unknown[];
  words?: Words[];
};

/** The best moves, the best first, judged by what the seat can know; and why the best is better than another. */
export type Hint = {
  tips: Tip[];
  why?: HintReason | null;
};

/** What speaks for the best move and against the one in the place `other`: with what was measured, or without figures. */
export type HintReason = {
  other: number;
  figures?: Words | null;
  plain?: Words | null;
};

/** A page of what the viewer saw earlier. `since` is how many came before those in `happened`; 0 on the first page. */
export type History = {
  since: number;
  happened: Happened[];
};

/** A holiday of yours: until then, no clock of yours runs where a move takes days. */
export type Holiday = {
  id: string;
  since: number;
  until: number;
};

/** Your holidays that aren't over, and how many seconds are left of this year's three weeks. */
export type Holidays = {
  holidays: Holiday[];
  left: number;
};

/** A table where somebody of this name would like you to come. */
export type Invitation = {
  table: string;
  game: string;
  name: string;
  made: number;
};

/** Somebody you have played with, who is asked to come to a table. */
export type Invited = {
  person: string;
};

/** Whether an action would be allowed now, and if it isn't, why. */
export type Judged = {
  allowed: boolean;
  error?: string | null;
  say?: string | null;
  rule?: string | null;
};

/** The same for one kind of decision, with how many of them were named slips or worse. */
export type KindOfDecision = {
  kind: string;
  skill: Skill;
  named: number;
};

/** A kind of decision: points lost with each, how many there were, how many of them cost something for certain, and the points */
export type KindProgress = {
  kind: string;
  points: number;
  error: number;
  decisions: number;
  named: number;
  a_match: number;
};

/** Let the stand-in play on at your seats; between matches, free them. A host who leaves then hands the room on. */
export type Leave = {
  do: "leave";
};

/** The position of a step, and one of the moves that it asks for; and for an action, whether it is allowed and meant. */
export type LessonAnswer = {
  board: LessonBoard;
  example: unknown;
  goes_on: boolean;
  judged: Judged | null;
  meant: boolean;
  moved: LessonMoved[];
};

/** A position of a lesson, as the seat of whoever learns sees it. */
export type LessonBoard = {
  seat: number;
  players: number;
  view: unknown;
  moves: unknown[];
  to_act: number[];
  over: boolean;
};

/** A move of a lesson as it was seen, and the table after it. */
export type LessonMoved = {
  seat: number;
  events: unknown[];
  words: Words[];
  board: LessonBoard;
};

/** What somebody tries in a step of a lesson, after what they have `played` since its position. */
export type LessonTry = {
  step: number;
  played?: Record<string, unknown>[];
  action?: Record<string, unknown> | null;
};

/** The same of bots of a level at your seat, with what they made on average. */
export type LevelRuns = {
  level: string;
  count: number;
  less: number;
  same: number;
  mean: number;
};

/** Several parts, with commas between them or, where they have commas themselves, semicolons. */
export type Listing = {
  part: "list";
  parts: (string | number | Words | SeatName | Listing)[];
  by?: " & " | ", " | "; ";
};

/** The match as the viewer sees it. `moves` are the actions worth listing for the viewer. */
export type MatchSight = {
  id: string;
  number: number;
  commitment: string;
  contributions: string[];
  seed: string | null;
  over: boolean;
  to_act: number[];
  scores: number[] | null;
  winners: number[];
  moves: unknown[];
  asked: [number, number[]] | null;
  practice: boolean;
  decisions: number[];
  view: unknown;
};

/** Lists of finished matches. */
export type Matches = {
  mine: Finished[];
  public: Finished[];
};

/** Who you are. */
export type Me = {
  id: string;
  name: string;
  language: string;
  token?: string | null;
};

/** A step of the curve: by what the seat's chance changed, by how much, and what it was then. */
export type Moment = {
  number: number;
  cause: "chance" | "others" | "own" | "result" | "start";
  seat: number | null;
  change: number;
  chance: number;
};

/** A common deal that you have begun. */
export type MyDeal = {
  deal: string;
  day: string | null;
  game: string;
  begun: number;
  ended: number | null;
  score: number | null;
  place: number | null;
  won: boolean | null;
  counts: boolean;
  match_id: string | null;
};

/** A page of the common deals that you have begun, the latest first; there are `count` in all. */
export type MyDeals = {
  count: number;
  deals: MyDeal[];
};

/** An exercise of yours: a mistake in a match, or a packaged one that you have answered. */
export type MyExercise = {
  id: string;
  game: string;
  kind: string;
  match_id: string | null;
  seat: number | null;
  number: number | null;
  loss: number | null;
  step: number;
  due: number | null;
  tries: number;
  rights: number;
};

/** A page of your exercises; there are `count` in all. */
export type MyExercises = {
  count: number;
  exercises: MyExercise[];
};

/** A page of your finished matches, the latest first; there are `count` in all. */
export type MyMatches = {
  count: number;
  matches: Result[];
};

/** The tables where you sit and something can happen: first those where you are to decide. And where you are invited. */
export type MyTables = {
  tables: TableInfo[];
  invitations: Invitation[];
};

/** A deal that friends play, each alone against the same bots; `short` for the game's short form. */
export type NewDeal = {
  game: string;
  players: number;
  level: string;
  short?: boolean;
};

/** Make this device that of the person who made a link. If it is somebody else's so far, it stops being theirs `instead`. */
export type NewDevice = {
  link: string;
  instead?: boolean;
  program?: boolean;
};

/** A holiday, from then until then. It may begin at once, but not earlier. */
export type NewHoliday = {
  since: number;
  until: number;
};

/** A new person. A program is told its token; a page gets it as a cookie that scripts can't read. */
export type NewPerson = {
  name?: string;
  language?: string;
  program?: boolean;
};

/** Where a browser is told something, and its keys, in Base64 for URLs. */
export type NewSubscription = {
  endpoint: string;
  public_key: string;
  auth: string;
};

/** Open a table; with `sit`, the host takes the first seat that no bot has. */
export type NewTable = {
  settings: TableSettings;
  sit?: boolean;
  contribution?: string;
};

/** The answer to `NewTable`, or to an uploaded match file: the last part of its link. */
export type Opened = {
  id: string;
};

/** What an option may be: on or off, a number, a text, one of some values, or the document in a JSON file. */
export type OptionKind = {
  kind: "choice" | "file" | "number" | "switch" | "text";
  values?: (string | number)[];
  low?: number | null;
  high?: number | null;
  optional?: boolean;
};

/** How many others have played it, how many of them made less than you, and how many as much. */
export type OthersRuns = {
  count: number;
  less: number;
  same: number;
};

/** A review as far as it gives no solution away. */
export type Overview = {
  game: string;
  players: number;
  seat: number;
  names: (Player | null)[];
  ended: number;
  scores: number[];
  winners: number[];
  length: number;
  split: Split;
  skill: Skill;
  counts: Counts;
  kinds: KindOfDecision[];
  turning_points: TurningPoint[];
  course: Moment[];
  decisions: ToldDecision[];
};

/** Do something in the match: a typed action, or its notation. */
export type Play = {
  do: "play";
  seat: number;
  action: string | Record<string, unknown>;
  seen?: number | null;
};

/** How often you have played a game in the same company, and how well. */
export type PlayRecord = {
  game: string;
  company: string;
  matches: number;
  wins: number;
  best: number;
  streak: number;
  recent: boolean[];
};

/** Who sits or sat there: a person by their name, which may be empty; or a bot by its level, perhaps a character. */
export type Player = {
  name: string;
  level: string | null;
  character?: string | null;
};

/** Who is at the table now. */
export type Present = {
  present: string[];
};

/** How you play, by game. */
export type Progress = {
  games: GameProgress[];
};

/** The key by which a browser subscribes, whether this device is told something, and what you want to be told. */
export type Push = {
  key: string;
  subscribed: boolean;
  wishes: Wishes;
};

/** A question about a seat: what about this action, or, for a hint, what would be best? */
export type Question = {
  seat: number;
  action?: string | Record<string, unknown> | null;
};

/** React without words. */
export type React = {
  do: "react";
  reaction: "❤️" | "🍻" | "👍" | "👏" | "😀" | "😅" | "😮" | "🤔";
};

/** You are ready for the next match, or not yet. It is dealt when everyone is and no seat is free. */
export type Ready = {
  do: "ready";
  yes?: boolean;
};

/** Other settings for a table, with an id like that of a command. */
export type Rearranged = {
  id: string;
  settings: Arrange;
};

/** What differs between the best move and the one that was played, measured in the same imagined worlds. */
export type Reason = {
  statistic: string;
  words: Words;
  best: number;
  played: number;
  z: number;
};

/** Your records by game and company, and the people you have played with, the last one first. */
export type Records = {
  records: PlayRecord[];
  companions: Companion[];
};

/** The same with a recovery sentence. */
export type Recovered = {
  sentence: string;
  instead?: boolean;
  program?: boolean;
};

/** A sentence that makes any device yours. It is told only now. */
export type Recovery = {
  sentence: string;
};

/** Another name or language. */
export type Renamed = {
  name?: string | null;
  language?: string | null;
};

/** A page of a finished match, step by step. There are `count` steps in all, and the next page begins at `following`. */
export type Replay = {
  game: string;
  players: number;
  options: Record<string, unknown>;
  names: (Player | null)[];
  scores: number[];
  winners: number[];
  commitment: string;
  seed: string;
  contributions: string[];
  steps: ReplayStep[];
  count: number;
  following: number | null;
};

/** A move (or first the deal) as it was seen, and the table after it: one view, or with open hands one for each seat. */
export type ReplayStep = {
  seat: number | null;
  events: unknown[];
  words: Words[];
  views: unknown[];
};

/** A finished match of yours. `company` is the level of all the bots, “bots” of several levels, or “people”. */
export type Result = {
  id: string;
  game: string;
  players: number;
  ended: number;
  names: (Player | null)[];
  scores: number[];
  seat: number;
  place: number;
  won: boolean;
  company: string;
  aside: "deal" | "practice" | "shared" | "stand-in" | null;
};

/** Take your seats back. */
export type Return = {
  do: "return";
};

/** What was better, and why. */
export type ReviewAnswer = {
  decision: Decision;
};

/** What would you do? The table as the seat saw it before a decision, the moves worth listing, and what had just happened. */
export type ReviewQuestion = {
  number: number;
  view: unknown;
  moves: unknown[];
  happened: Words[];
};

/** How far a review is: nobody has asked for it, it waits behind `ahead` others, is being made, is done, or can't be made. */
export type ReviewState = {
  status: "done" | "failed" | "none" | "waiting" | "working";
  own: boolean;
  people: boolean;
  shared: boolean;
  seats: number[];
  ahead?: number;
  done?: number;
  total?: number;
  review?: Overview | null;
  exercises?: number;
};

/** A few letters that lead to a table for some hours. */
export type RoomCode = {
  code: string;
};

/** Say something to the table. */
export type Say = {
  do: "say";
  text: string;
};

/** What somebody has achieved so far. A bot is known by its level and its seat. */
export type Score = {
  person: string | null;
  name: string;
  level: string | null;
  seat: number | null;
  matches?: number;
  wins?: number;
  points?: number;
};

/** Seat a bot at a free seat, or change a bot's level or character. Between matches, by the host. */
export type SeatBot = {
  do: "bot";
  seat: number;
  level: string;
  character?: string | null;
};

/** Who is to sit there: a bot of this level, perhaps a certain character, or (None) a person. */
export type SeatChoice = {
  bot?: string | null;
  character?: string | null;
};

/** The player at a seat, by the name that the reader knows. */
export type SeatName = {
  part: "seat";
  seat: number;
};

/** A seat as everyone sees it. `person` is the public id of a person, not a secret; `name` is empty if they have none. */
export type SeatSight = {
  person: string | null;
  name: string;
  level: string | null;
  character: string | null;
  away: boolean;
  ready: boolean;
  bank: number | null;
  due: number | null;
  holiday: number | null;
};

/** Let the stand-in play for somebody who isn't there. */
export type SendAway = {
  do: "send-away";
  seat: number;
};

/** Whether everyone may see the review of your seat who has the match's link. */
export type Shared = {
  share: boolean;
};

/** A table as a viewer sees it. */
export type Sight = {
  table: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: Clock | null;
  stand_in: string;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  hints_allowed: boolean;
  reactions: boolean;
  host: string;
  closed: boolean;
  trouble: "damaged" | "older-rules" | "too-long" | null;
  next_commitment: string;
  viewer: number | null;
  seats: SeatSight[];
  swaps: [number, number][];
  tally: Score[];
  deal: string | null;
  match: MatchSight | null;
};

/** Take a free seat. `contribution` is any text, chosen by the player, that goes into the coming deals. */
export type Sit = {
  do: "sit";
  seat: number;
  contribution?: string;
  name?: string;
};

/** Go from your seat to a free one. */
export type SitElsewhere = {
  do: "sit-elsewhere";
  seat: number;
  to: number;
};

/** Points of lead lost a decision, the less the better, with the interval that so few decisions allow. */
export type Skill = {
  points: number | null;
  error: number;
  loss: number | null;
  loss_error: number;
  decisions: number;
};

/** Skill in the ten matches that ended then. */
export type SkillPoint = {
  ended: number;
  points: number;
  error: number;
};

/** Where the result comes from. `initial` + `own` + `others` + `chance` = `result`, exactly to the sixth digit. */
export type Split = {
  initial: number;
  own: number;
  others: number;
  chance: number;
  result: number;
};

/** Free a seat: your own, or as the host any seat. Between matches. */
export type Stand = {
  do: "stand";
  seat: number;
};

/** Deal, as the host: the first match, or another one. */
export type Start = {
  do: "start";
};

/** A table in a list. */
export type TableInfo = {
  id: string;
  game: string;
  players: number;
  names: (Player | null)[];
  free: number;
  status: string;
  my_turn: boolean;
  turn: number[];
  due: number | null;
  rests: boolean;
  touched: number;
};

/** What was chosen when the table was opened, or has been arranged since. */
export type TableSettings = {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  seats?: SeatChoice[];
  clock?: Clock | null;
  stand_in?: string;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  reactions?: boolean;
};

/** Lists of tables. */
export type Tables = {
  mine: TableInfo[];
  public: TableInfo[];
};

/** Let somebody else be the host, since the host isn't there: the one of those present who has been here longest. */
export type TakeOver = {
  do: "take-over";
};

/** A move and what may come of it: the chance to win and the final lead, each with half the width of a 95 % interval. */
export type Tip = {
  action: unknown;
  chance: number;
  chance_error: number;
  lead: number;
  lead_error: number;
  worlds: number;
  tied: boolean;
};

/** Whether a device of theirs is told; otherwise they see it when they open the page. */
export type Told = {
  told: boolean;
};

/** A decision as the review judges it, without what would have been better: that has to be asked for. */
export type ToldDecision = {
  number: number;
  kind: string;
  options: number;
  verdict: "blunder" | "fine" | "mistake" | "slip" | "unjudged";
  praise: "" | "found" | "only";
  loss: number;
  loss_error: number;
  points: number;
  before: number;
  own: number;
  unjudged: string | null;
  stand_in: boolean;
};

/** An action that somebody would choose. */
export type Tried = {
  action: string | Record<string, unknown>;
};

/** One of the three changes that moved the chance most: an own decision, another's, or a stretch of chance. */
export type TurningPoint = {
  number: number;
  since: number;
  cause: "chance" | "others" | "own" | "result" | "start";
  seat: number | null;
  change: number;
  words: Words;
};

/** Take a decision back: your last one if all people at the table agree, or any one if you are alone with bots. */
export type Undo = {
  do: "undo";
  seat: number;
  decision?: number | null;
  practice?: boolean;
};

/** A message: what the viewer saw last, how many things that makes in all (`n`), and the table as it is now. */
export type Update = {
  n: number;
  since: number;
  happened: Happened[];
  sight: Sight;
};

/** Whether the deal and the moves of a match are what they should be, and if not, why not. */
export type Verified = {
  ok: boolean;
  say?: string | null;
};

/** The levels whose bots don't look as far yet as they will, since their game is being compiled; none when it is done. */
export type Warming = {
  warming: string[];
};

/** A move that was judged: as the game's typed action, in the notation, and what may come of it. */
export type Weighed = {
  action: unknown;
  move: string;
  chance: number;
  chance_error: number;
  lead: number;
  lead_error: number;
  behind?: number;
  behind_error?: number;
};

/** What somebody wants to be told, and the quiet hours in their time zone: minutes of the day, from and until. */
export type Wishes = {
  turn?: boolean;
  rematch?: boolean;
  talk?: boolean;
  invite?: boolean;
  quiet?: [number, number] | null;
  zone?: string;
};

/** You would rather stay where you are after all. */
export type WithdrawSwap = {
  do: "withdraw-swap";
  seat: number;
};

/** A message by its id, with what goes into it. */
export type Words = {
  part: "words";
  say: string;
  args?: Record<string, string | number | Words | SeatName | Listing>;
};

export type Command = Sit | SitElsewhere | Stand | SeatBot | AskSwap | AnswerSwap | WithdrawSwap | Ready | Start | TakeOver | Play | Undo | Answer | Leave | Return | SendAway | Say | React | Close;
