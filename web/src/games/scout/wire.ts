// Made by `python -m stammtisch.server.spec.generate` from the server's own types. Don't edit.

/** A round begins. `hand` is the viewer's own; None for a spectator. */
export type Dealt = {
  event: "dealt";
  round: number;
  starter: number;
  hand: string[] | null;
};

/** A seat kept or turned its hand; `turned` is told to that seat alone. */
export type Decided = {
  event: "decided";
  seat: number;
  turned: boolean | null;
};

/** Keep the hand as it was dealt (SC-4). Notation: `keep`. */
export type Keep = {
  action: "keep";
};

/** The match is over. */
export type MatchEnded = {
  event: "match_ended";
  scores: number[];
  winners: number[];
};

/** A round is over: `seat` emptied its hand, or its Show was beaten by nobody. `points` are the round's, by seat. */
export type RoundEnded = {
  event: "round_ended";
  round: number;
  reason: "empty" | "unbeaten";
  seat: number;
  points: number[];
  taken: number[];
  chips: number[];
  cards: number[];
  spared: number | null;
};

/** Take an end of the set; it becomes the card at `place` (SC-14). Notation: `scout left to 3`, `scout right to 1 turned`. */
export type Scout = {
  action: "scout";
  end: "left" | "right";
  place: number;
  turned?: boolean;
};

/** Scout with the chip; a Show follows at once (SC-16). Notation: `scout&show left to 3`, then `show …`. */
export type ScoutAndShow = {
  action: "scout&show";
  end: "left" | "right";
  place: number;
  turned?: boolean;
};

/** A seat took `card` (as it lay on the table). Where it went, and which way up, is told to that seat alone. */
export type Scouted = {
  event: "scouted";
  seat: number;
  card: string;
  end: "left" | "right";
  owner: number;
  chip: number | null;
  and_show: boolean;
  place: number | null;
  turned: boolean | null;
};

/** What everyone sees of one seat. */
export type SeatView = {
  cards: number;
  taken: number;
  chips: number;
  show_chips: number;
  points: number[];
  this_round: number | null;
  score: number;
  known: string[] | null;
};

/** Show the cards from place `first` to place `last` (SC-11). Notation: `show 3-5`, or `show 4` for a single card. */
export type Show = {
  action: "show";
  first: number;
  last: number;
};

/** A seat showed `cards` and took as many cards as the beaten set had. */
export type Shown = {
  event: "shown";
  seat: number;
  cards: string[];
  taken: number;
};

/** Turn the whole hand upside down (SC-4). Notation: `turn`. */
export type Turn = {
  action: "turn";
};

/** A position of SCOUT as `seat` sees it; None is a spectator. Cards are `showing/other`, such as `7/3`. */
export type View = {
  game: "scout";
  seat: number | null;
  players: number;
  phase: "acting" | "over" | "showing" | "turning";
  round: number;
  rounds: number;
  starter: number;
  to_act: number[];
  set: string[];
  kind: "equal" | "run" | "single" | null;
  owner: number | null;
  scouts: number;
  seats: SeatView[];
  hand: string[] | null;
  gone: string[] | null;
  spent: string[] | null;
  winners: number[];
};

export type Action = Keep | Turn | Show | Scout | ScoutAndShow;

export type Event = Dealt | Decided | Shown | Scouted | RoundEnded | MatchEnded;
