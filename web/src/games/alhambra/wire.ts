// Made by `python -m stammtisch.server.spec.generate` from the server's own types. Don't edit.

/** A seat bought a picture card; paid exactly, it acts again. `to_dirk`: it gave the card to Dirk. */
export type Bought = {
  event: "bought";
  seat: number;
  picture: string;
  currency: "blue" | "green" | "orange" | "yellow";
  price: number;
  paid: string[];
  exact: boolean;
  to_dirk: boolean;
};

/** Buy the picture card at the place of a currency, with hand cards of these values (AL-22), maybe for Dirk (AL-53). */
export type Buy = {
  action: "buy";
  place: "blue" | "green" | "orange" | "yellow";
  money: number[];
  to_dirk?: boolean;
};

/** The table is set up: start money, the yard, the open money, and with two players Dirk's picture cards. */
export type Dealt = {
  event: "dealt";
  starter: number;
  hands: string[][];
  yard: string[];
  display: string[];
  dirk: string[] | null;
};

/** Dirk got picture cards from the pile after a scoring. */
export type DirkGot = {
  event: "dirk_got";
  pictures: string[];
};

/** What lies before Dirk, and his points. */
export type DirkView = {
  buildings: Record<string, number[]>;
  places: Record<string, number | null>;
  points: Record<string, Record<string, number>>;
  score: number;
};

/** The match is over. `dirk` are Dirk's points, with two players. */
export type MatchEnded = {
  event: "match_ended";
  scores: number[];
  winners: number[];
  dirk: number | null;
};

/** The money pile was empty, and the discard pile, of so many cards, was shuffled into a new one. */
export type MoneyRenewed = {
  event: "money_renewed";
  cards: number;
};

/** A seat took open money. */
export type MoneyTaken = {
  event: "money_taken";
  seat: number;
  cards: string[];
};

/** Pass, since nothing else is possible (AL-25). Notation: `pass`. */
export type Pass = {
  action: "pass";
};

/** A seat could do nothing. */
export type Passed = {
  event: "passed";
  seat: number;
};

/** A place of the yard: its currency, and the picture card that lies there. */
export type Place = {
  currency: "blue" | "green" | "orange" | "yellow";
  picture: string | null;
  owner: number | null;
};

/** Picture cards came into the yard, or money cards into the display: by place, None where nothing came. */
export type Refilled = {
  event: "refilled";
  yard: (string | null)[];
  display: (string | null)[];
};

/** A scoring: points by category, for each seat, and with two players for Dirk. */
export type Scored = {
  event: "scored";
  scoring: "A" | "B" | "C";
  points: Record<string, number>[];
  dirk: Record<string, number> | null;
  counts: Record<string, number>[];
  places: (Record<string, number | null>)[];
  prizes: Record<string, number[]>;
};

/** What everyone sees of one seat. */
export type SeatView = {
  cards: number;
  buildings: Record<string, number[]>;
  places: Record<string, number | null>;
  points: Record<string, Record<string, number>>;
  score: number;
  hand: string[] | null;
  purse: Record<string, number> | null;
};

/** Take these open money cards (AL-21). Notation: `take b3 y2`. */
export type TakeMoney = {
  action: "take";
  cards: string[];
};

/** A position of Alhambra as `seat` sees it; None is a spectator. Cards are named like `b7` and `garden8`. */
export type View = {
  game: "alhambra";
  seat: number | null;
  players: number;
  over: boolean;
  to_act: number[];
  yard: Place[];
  display: (string | null)[];
  pictures_left: number;
  money_left: number;
  discarded: number;
  discard: string[] | null;
  scored: ("A" | "B" | "C")[];
  next_scoring: "A" | "B" | "C" | null;
  prizes: Record<string, number[]>;
  seats: SeatView[];
  dirk: DirkView | null;
  hand: string[] | null;
  winners: number[];
};

/** At the end a picture card of the yard went to the seat with the most money in its currency; None: to nobody. */
export type YardGiven = {
  event: "yard_given";
  picture: string;
  currency: "blue" | "green" | "orange" | "yellow";
  seat: number | null;
};

export type Action = TakeMoney | Buy | Pass;

export type Event = Dealt | MoneyTaken | Bought | Passed | Refilled | MoneyRenewed | Scored | DirkGot | YardGiven | MatchEnded;
