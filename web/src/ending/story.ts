/** How a match went, told from its points: who came where, and the moments in which it turned. */
import type { Course } from '../games/contract';
import { ordered } from '../lib/order';
import { list, seat as seatName, words } from '../lib/words.svelte';
import type { Words } from '../wire';

export interface Placed {
  seat: number;
  place: number; // from 1; equals share one
  score: number;
}

/** The seats from the first to the last. Somebody who shares the winner's score but not the win comes after them. */
export function placing(scores: readonly number[], winners: readonly number[]): Placed[] {
  const won = (seat: number) => winners.includes(seat);
  const better = (one: number, two: number) => Number(won(one)) - Number(won(two)) || (scores[one] ?? 0) - (scores[two] ?? 0);
  const seats = ordered(scores.map((_, seat) => seat), (seat) => -Number(won(seat)), (seat) => -(scores[seat] ?? 0));
  return seats.map((seat) => ({ seat, score: scores[seat] ?? 0, place: 1 + seats.filter((other) => better(other, seat) > 0).length }));
}

/** How moments are marked, on the chart and beside it: a star for somebody's best, a flag for the lead. */
export const SIGNS: Record<Turn['kind'], string> = {
  best: 'M0-6 1.8-1.9 6.2-1.6 2.8 1.3 3.9 5.7 0 3.3-3.9 5.7-2.8 1.3-6.2-1.6-1.8-1.9Z',
  lead: 'M-4-6H-2.4V-5.2H5L3-2.2 5 .8H-2.4V6H-4Z',
};

/** A moment on the chart: at which label, on whose line, and what is said of it. */
export interface Turn {
  kind: 'best' | 'lead';
  at: number;
  seat: number;
  told: Words;
}

/** The turning points: where somebody gained the most, and where the winner took the lead for good. */
export function turns(course: Course, winners: readonly number[], about: number): Turn[] {
  const lead = leadTaken(course, winners[0] ?? 0);
  return [...best(course, about), ...(lead ? [lead] : [])];
}

function best({ labels, lines }: Course, seat: number): Turn[] {
  const line = lines[seat] ?? [];
  const gains = line.map((points, at) => (at ? points - (line[at - 1] ?? 0) : -Infinity));
  const most = Math.max(...gains);
  const at = gains.indexOf(most);
  const where = labels[at];
  return where && most > 0 ? [{ kind: 'best', at, seat, told: words('page-turn-best', { where, player: seatName(seat), points: most }) }] : [];
}

/** The first label from which nobody was ahead of the winner any more. */
function leadTaken({ labels, lines }: Course, winner: number): Turn | null {
  const ahead = labels.map((_, at) => lines.every((line) => (line[at] ?? 0) <= (lines[winner]?.[at] ?? 0)));
  const at = ahead.lastIndexOf(false) + 1;
  const where = labels[at];
  if (!where || labels.length < 2) return null;
  const player = list([seatName(winner)]);
  if (at === 0) return { kind: 'lead', at: 1, seat: winner, told: words('page-turn-always', { player }) };
  return { kind: 'lead', at, seat: winner, told: words('page-turn-lead', { where, player }) };
}

/** What separated somebody from the nearest rival: the winner from the next, everybody else from the winner. */
export function gap(placed: readonly Placed[], seat: number): Words | null {
  const own = placed.find((each) => each.seat === seat);
  const first = placed[0];
  const rival = own && own.place === 1 ? placed.find(({ place }) => place > 1) : first;
  if (!own || !rival) return null;
  const points = Math.abs(own.score - rival.score);
  const id = points === 0 ? 'page-gap-level' : own.place === 1 ? 'page-gap-ahead' : 'page-gap-behind';
  return words(id, { points, name: seatName(rival.seat) });
}
