/** What the table asks of a game's folder. A game draws views and offers listed moves; it knows no rules. */
import type { Component } from 'svelte';
import type { Sound } from '../lib/sound';
import type { Names, Part } from '../lib/words.svelte';
import type { Judged, Words } from '../wire';

/** What a game's table gets. `View` and `Action` are the game's own wire types. */
export interface TableProps<View, Action> {
  /** The match as the viewer sees it. */
  view: View;
  /** The actions that the server lists for the viewer: some games list what can be taken back while others decide. */
  moves: Action[];
  /** What the seats are called. */
  names: string[];
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  /** Whether everyone waits for the viewer. */
  acting: boolean;
  /** The move that a hint recommends, to be shown on the cards. */
  advice: Action | null;
  /** A move to be selected now, as if the viewer had: a hint that is shown, or a step of a lesson. */
  shown?: { action: Action } | null;
  /** Carry an action out. */
  play(action: Action): void;
  /** Whether the server would allow an action, and if not, why not. */
  judge(action: Action): Promise<Judged>;
}

/** What is chosen at the moment, and the sentence that the button says about it. */
export interface Choice<Action> {
  action: Action;
  words: Words;
  /** Listed among the moves; otherwise the server is asked first. */
  listed: boolean;
}

/** A tip of the guided first match: given once, in a moment in which `when` holds; the first that fits a moment is that moment's. */
export interface Prompt<View, Action = unknown> {
  id: string; // of the message
  rule?: string; // that it explains
  /** What it speaks of, as a selector; without it, the hand. */
  at?: string;
  when(view: View, acting: boolean, moves: Action[]): boolean;
  /** A listed move that shows what is meant; nothing where none does. */
  shows?(view: View, moves: Action[]): Action | null | undefined;
}

/** Points over the match, for the chart and its table. */
export interface Course {
  labels: Words[];
  lines: number[][]; // by seat, then by label
}

/** What happened at once, with the table before and after it, and what happened earlier in the match. */
export interface Moment<View, Event> {
  events: Event[];
  past: Event[];
  before: View;
  after: View;
}

/** A great moment, told on the stage picture by picture; the last picture stays until somebody goes on. */
export interface Scene<Shown = unknown> {
  /** Where the match is: "Auction 7 of 12". */
  where: Words;
  /** What came of it and why, in a sentence or two. */
  verdict: Words[];
  /** How many milliseconds each picture stays before the next one; after these comes the last. */
  beats: number[];
  /** What is heard with each picture; a tick if it isn't said. The last picture has a chime. */
  sound?: Sound;
  /** What comes next, as on the button; without it the button says “Continue”. */
  next?: Words;
  /** What the game draws of it. */
  shown: Shown;
}

/** What a game's picture of a scene gets. */
export interface PictureProps<Shown> {
  shown: Shown;
  /** Which picture it is, counted from 0. */
  beat: number;
  /** Whether it is the last one, which tells how it came out. */
  done: boolean;
  /** Whether nothing moves. */
  still: boolean;
  /** What the seats are called; the viewer is “You”. */
  names: Names;
  /** The faces of the seats. */
  faces: (string | null)[];
  /** The viewer's seat; null for a spectator. */
  me: number | null;
}

/** The great moments of a game: what is told of them, and how they are drawn. */
export interface Stage<View, Event, Shown> {
  scenes(moment: Moment<View, Event>): Scene<Shown>[];
  Picture: Component<PictureProps<Shown>>;
}

/** What is kept at a seat of what it did, as small drawings. */
export interface Deeds<Event> {
  /** Whether there is a drawing for an event. */
  drawn(event: Event): boolean;
  Picture: Component<{ event: Event }>;
}

/** Everything a game brings along. The shell knows no game, so to it views, actions and events are unknown. */
export interface GameModule<View = unknown, Action = unknown, Event = unknown, Shown = unknown> {
  /** The middle of the table, the viewer's hand and the buttons. */
  Table: Component<TableProps<View, Action>>;
  /** What everyone sees of one seat, in a line or two beside its name. */
  Seat: Component<{ view: View; seat: number }>;
  /** The pixels that a seat needs at least, on a phone. */
  seatWidth: number;
  /** The standing, for the side panel. */
  Standing: Component<{ view: View; names: string[]; me: number | null }>;
  /** How the result came about, at the end. */
  Result: Component<{ view: View; names: string[]; me: number | null; scores: number[] }>;
  /** Drawn examples for a numbered rule; draws nothing for most. */
  Example: Component<{ rule: string }> | null;
  /** Where the match is: "Round 2 of 4". */
  status(view: View): Words | null;
  /** What an action does, as on its button. */
  describe(action: Action, view: View): Words;
  /** The points as they grew: from the views of a replay, one for each step. */
  course(views: View[]): Course;
  /** How moves that are as good as `best` differ from it, in short; null where each has to be told by itself. */
  alike(best: Action, others: Action[], view: View): Part | null;
  /** Whether the match is in its first third, where chances to win say little. */
  early(view: View): boolean;
  prompts: Prompt<View, Action>[];
  /** What is kept at the seats; null where there are no drawings for it. */
  deeds: Deeds<Event> | null;
  /** What is told on the stage; null where nothing is. */
  stage: Stage<View, Event, Shown> | null;
}

/** A position for a test: what the server sends of it. */
export interface Fixture<View, Action> {
  view: View;
  moves: Action[];
}
