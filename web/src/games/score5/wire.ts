// Made by `python -m stammtisch.server.spec.generate` from the server's own types. Don't edit.

/** Lay these cards (S5-21), or make them the whole new bid (S5-22). Notation: `bid g5 r20`, or `bid nothing`. */
export type Bid = {
  action: "bid";
  cards?: string[];
};

/** A seat changed its bid, which has `count` cards now; `cards` are told to that seat alone. */
export type BidChanged = {
  event: "bid_changed";
  seat: number;
  count: number;
  swap: boolean;
  withdrawn: number[];
  cards: string[] | null;
};

/** A seat has laid; `cards` are told to that seat alone. */
export type BidLaid = {
  event: "bid_laid";
  seat: number;
  cards: string[] | null;
};

/** Everyone has laid, and sees how many cards each bid has. */
export type BidsCounted = {
  event: "bids_counted";
  counts: number[];
};

/** A seat that laid nothing, as others did, showed the card with the highest tie-break number in its hand. */
export type CardShown = {
  event: "card_shown";
  seat: number;
  card: string;
};

/** A seat took a card of the winning bid. */
export type CardTaken = {
  event: "card_taken";
  seat: number;
  card: string;
  winner: number;
};

/** The start sets, by seat: taken openly. */
export type Dealt = {
  event: "dealt";
  sets: string[];
  hands: string[][];
};

/** A seat declared its bid final. */
export type DeclaredFinal = {
  event: "declared_final";
  seat: number;
};

/** Declare the bid final (S5-22). Notation: `final`. */
export type Final = {
  action: "final";
};

/** The joker's winner named its family. */
export type JokerNamed = {
  event: "joker_named";
  seat: number;
  family: "blue" | "green" | "red" | "violet" | "yellow";
};

/** The match is over; `counted` are the cards that count, by seat. `tied` is for equal scores, as in `Resolved`. */
export type MatchEnded = {
  event: "match_ended";
  scores: number[];
  winners: number[];
  counted: string[][];
  tied: (string | null)[];
};

/** Name the joker's family (S5-30). Notation: `name green`. */
export type Name = {
  action: "name";
  family: "blue" | "green" | "red" | "violet" | "yellow";
};

/** A seat took "final" back. Whether it swapped cards at that, the others don't see. */
export type NoLongerFinal = {
  event: "no_longer_final";
  seat: number;
};

/** Take "final" back while others have yet to say it (S5-23). Notation: `not final`. */
export type NotFinal = {
  action: "not_final";
};

/** All bids are turned up; `winner` takes `card`. Where nobody laid anything, nobody does. */
export type Resolved = {
  event: "resolved";
  card: string;
  winner: number | null;
  bids: string[][];
  totals: number[];
  order: number[];
  tied: (string | null)[];
};

/** An auction begins: `card` is turned up. */
export type Revealed = {
  event: "revealed";
  auction: number;
  card: string;
};

/** What everyone sees of one seat. */
export type SeatView = {
  cards: number;
  ready: boolean;
  count: number | null;
  bid: string[] | null;
  total: number | null;
  shown: string | null;
  changes: number | null;
  hand: string[] | null;
  score: number | null;
  counted: string[] | null;
};

/** Take a card of the winning bid (S5-26). Notation: `take g30`. */
export type Take = {
  action: "take";
  card: string;
};

/** A position of SCORE 5 as `seat` sees it; None is a spectator. Cards are family and value, such as `g80`. */
export type View = {
  game: "score5";
  seat: number | null;
  players: number;
  phase: "adjusting" | "laying" | "naming" | "over" | "sharing";
  auction: number;
  auctions: number;
  card: string | null;
  left: number;
  to_act: number[];
  cap: number | null;
  winner: number | null;
  order: number[];
  seats: SeatView[];
  hand: string[] | null;
  bid: string[] | null;
  changes_left: number | null;
  best: Record<string, string | null> | null;
  points: number | null;
  lines: Record<string, [string, number][]> | null;
  then: Record<string, number> | null;
  unsold: string[];
  joker: "blue" | "green" | "red" | "violet" | "yellow" | null;
  won: Won[] | null;
  ties: Record<string, number>;
  winners: number[];
};

/** An earlier auction: `card` went to `seat`, or to nobody. */
export type Won = {
  card: string;
  seat: number | null;
};

export type Action = Bid | Final | NotFinal | Take | Name;

export type Event = Dealt | Revealed | BidLaid | BidsCounted | BidChanged | DeclaredFinal | NoLongerFinal | Resolved | CardShown | CardTaken | JokerNamed | MatchEnded;
