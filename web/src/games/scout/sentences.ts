/** SCOUT in sentences: where the match is, what an action does, what is expected, how the points grew. */
import { list, words, type Args } from '../../lib/words.svelte';
import type { Listing, Words } from '../../wire';
import type { Course } from '../contract';
import { face, numbers, turnOver } from './cards';
import { endOf, gapOf, type Scouting } from './choice';
import type { Action, Scout, ScoutAndShow, Show, View } from './wire';

/** "Round 2 of 4". */
export const status = (view: View): Words => words('scout-page-status', { round: view.round, rounds: view.rounds });

/** What an action does, as on its button. */
export function describe(action: Action, view: View): Words {
  if (action.action === 'keep') return words('scout-page-do-keep');
  if (action.action === 'turn') return words('scout-page-do-turn');
  return action.action === 'show' ? describeShow(action, view) : describeScout(action, view);
}

function describeShow({ first, last }: Show, { hand, set }: View): Words {
  if (!hand) return words('scout-page-do-show-places', { first, last });
  return words('scout-page-do-show', { cards: numbers(hand.slice(first - 1, last)), taken: set.length });
}

function describeScout(action: Scout | ScoutAndShow, { hand, set }: View): Words {
  const chip = action.action === 'scout' ? 'no' : 'yes';
  const card = action.end === 'left' ? set[0] : set.at(-1);
  if (!hand || !card) return words('scout-page-do-scout-end', { chip, end: action.end });
  const { number } = face(action.turned ? turnOver(card) : card);
  const turned = action.turned ? 'yes' : 'no';
  return words('scout-page-do-scout', { chip, turned, lies: face(card).number, number, ...between(hand, action.place - 1) });
}

/** Scouts of the same card are told as one: where else it can go, and how. */
export function alike(best: Action, others: Action[], { hand, set }: View): Listing | null {
  if (!('end' in best) || !hand) return null;
  const [card, turned] = [best.end === 'left' ? set[0] : set.at(-1), best.turned ?? false];
  const places = others.flatMap((each) => {
    if (!card || each.action !== best.action || !('end' in each) || each.end !== best.end) return [];
    const other = (each.turned ?? false) !== turned;
    return [words('scout-page-alike-gap', { turned: other ? 'yes' : 'no', number: face(each.turned ? turnOver(card) : card).number, ...between(hand, each.place - 1) })];
  });
  return places.length === others.length ? list(places, '; ') : null;
}

/** The neighbours of a gap (counted from 0), for `scout-page-gap` and whatever else says where a card goes. */
export function between(hand: readonly string[], gap: number): Args {
  const [left, right] = [hand[gap - 1], hand[gap]];
  const where = left === undefined ? 'first' : right === undefined ? 'last' : 'between';
  return { where, left: left ? face(left).number : '', right: right ? face(right).number : '' };
}

/** What is asked of the viewer now, or whom everybody waits for. */
export function expected(view: View, moves: readonly Action[], scouting: Scouting | null, names: readonly string[]): Words {
  if (moves.length === 0) return waiting(view, names);
  if (view.phase === 'turning') return words('scout-page-expect-turning');
  if (scouting) return expectedOfScout(view, scouting);
  if (view.phase === 'showing') return words('scout-page-expect-showing');
  if (view.set.length === 0) return words('scout-page-expect-open');
  if (!moves.some((move) => move.action === 'show')) return words('scout-page-expect-scout');
  return words(view.players === 2 && view.scouts > 0 ? 'scout-page-expect-again' : 'scout-page-expect-turn');
}

function expectedOfScout({ set, hand }: View, scouting: Scouting): Words {
  const end = endOf(scouting, set);
  const card = end === 'left' ? set[0] : set.at(-1);
  if (!end || !card || gapOf(scouting, hand ?? []) !== null) return words('scout-page-expect-end');
  return words('scout-page-expect-gap', { number: face(scouting.turned ? turnOver(card) : card).number });
}

function waiting(view: View, names: readonly string[]): Words {
  if (view.to_act.some((seat) => seat === view.seat)) return words('page-loading'); // the viewer's own move is under way
  const late = view.to_act.map((seat) => names[seat] ?? '');
  if (view.phase === 'turning') return words('scout-page-wait-all', { players: list(late) });
  return words('scout-page-wait', { player: late[0] ?? '' });
}

/** A number with a real minus sign, and with a plus sign where there is something to win. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** The sums after each round that is over. */
export function course(views: View[]): Course {
  const last = views.at(-1);
  const rounds = last?.seats[0]?.points.length ?? 0;
  const ends = Array.from({ length: rounds }, (_, at) => words('scout-page-round', { round: at + 1 }));
  const sums = (points: number[]) => points.reduce((line, gain) => [...line, (line.at(-1) ?? 0) + gain], [0]);
  return { labels: [words('scout-page-start'), ...ends], lines: last?.seats.map((own) => sums(own.points)) ?? [] };
}

/** Whether the match is in its first third, or with few rounds in its first one. */
export const early = (view: View): boolean => view.round === 1 || view.round * 3 <= view.rounds;
