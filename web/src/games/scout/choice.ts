/** What taps on cards do to a selection, and how a selection becomes an action. Nothing here knows what is allowed. */
import { face } from './cards';
import type { Action, Scout, ScoutAndShow, Show } from './wire';

/** An end of the set. */
export type End = 'left' | 'right';

/** The cards that are picked, by their keys, after a tap: a neighbour extends, an end is given up, anything else starts over. */
export function tap(picked: readonly string[], hand: readonly string[], at: number): string[] {
  const range = rangeOf(picked, hand);
  const [first, last] = !range ? [at, at] : shifted(range, at);
  return hand.slice(first, last + 1).map((card) => face(card).key);
}

function shifted([first, last]: [number, number], at: number): [number, number] {
  if (at === first - 1) return [at, last];
  if (at === last + 1) return [first, at];
  if (at === last) return [first, last - 1];
  if (at === first) return [first + 1, last];
  return [at, at];
}

/** From where to where the picked cards stand; null if none is there any more or they were torn apart. */
export function rangeOf(picked: readonly string[], hand: readonly string[]): [number, number] | null {
  const places = hand.flatMap((card, at) => (picked.includes(face(card).key) ? [at] : []));
  const [first, last] = [places[0], places.at(-1)];
  return first !== undefined && last !== undefined && last - first + 1 === places.length ? [first, last] : null;
}

/** Whether two actions are the same. */
export function same(one: Action, two: Action): boolean {
  const plain = (action: Action) => JSON.stringify(Object.entries({ turned: false, ...action }).sort());
  return plain(one) === plain(two);
}

/** Whether the server listed an action. */
export const listed = (action: Action, moves: readonly Action[]): boolean => moves.some((move) => same(move, action));

/** The listed Shows that no other listed Show contains: places from 0. */
export function reaches(moves: readonly Action[]): [number, number][] {
  const shows = moves.filter((move): move is Show => move.action === 'show');
  const within = (a: Show, b: Show) => a !== b && b.first <= a.first && a.last <= b.last;
  return shows.filter((show) => !shows.some((other) => within(show, other))).map((show) => [show.first - 1, show.last - 1]);
}

/** The listed Scouts, with or without the chip. */
export function scouts(moves: readonly Action[], chip: boolean): (Scout | ScoutAndShow)[] {
  const wanted = chip ? 'scout&show' : 'scout';
  return moves.filter((move): move is Scout | ScoutAndShow => move.action === wanted);
}

/** A Scout that is being put together. Everything is kept by card, so that nobody else's move shifts it. */
export interface Scouting {
  chip: boolean;
  /** The key of the card at an end of the set. */
  card: string | null;
  /** The key of the hand's card to the right of the gap, `end` behind the last. */
  before: string | null;
  turned: boolean;
}

/** The number of the gap (from 0) a Scout goes into; null if none is chosen. */
export function gapOf(scouting: Scouting, hand: readonly string[]): number | null {
  if (scouting.before === 'end') return hand.length;
  const at = hand.findIndex((card) => face(card).key === scouting.before);
  return at < 0 ? null : at;
}

/** Which end of the set a Scout takes; null if none is chosen, or the card is no end any more. */
export function endOf(scouting: Scouting, set: readonly string[]): End | null {
  const is = (card: string | undefined) => card !== undefined && face(card).key === scouting.card;
  return is(set[0]) ? 'left' : is(set.at(-1)) ? 'right' : null;
}
