/** What each seat did since the viewer's last turn, so that nothing is missed. */
import type { GameModule } from '../games/contract';
import { lineOf } from '../lib/log';
import type { Names } from '../lib/words.svelte';
import type { Happened } from '../wire';

const MOST = 3; // at a seat

export interface Deed {
  key: string;
  event: unknown;
  /** The same in words, as the log tells it. */
  label: string;
}

/** By seat, the last deeds since the viewer decided something; without a viewer's seat, since the table has gone round once. */
export function deedsSince(happened: readonly Happened[], game: GameModule, names: Names, me: number | null, seats: number): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  const { deeds } = game;
  if (!deeds) return found;
  for (const [number, each] of recent(happened, me, seats).entries()) {
    const event = each.events?.find((one) => deeds.drawn(one));
    const seat = each.seat ?? null;
    if (event === undefined || seat === null || seat === me) continue;
    const [line] = lineOf(each, names, me).slice(each.by === 'clock' ? 1 : 0);
    found.set(seat, [...(found.get(seat) ?? []), { key: `${each.at}-${number}`, event, label: line?.text ?? '' }].slice(-MOST));
  }
  return found;
}

/** The moves that are news: after one's own last one, or after the table was something else. */
function recent(happened: readonly Happened[], me: number | null, seats: number): Happened[] {
  const from = happened.findLastIndex((each) => (each.kind === 'moved' && me !== null && each.seat === me) || each.kind === 'started' || each.kind === 'went-back');
  const news = happened.slice(from + 1).filter(({ kind }) => kind === 'moved');
  return me === null ? news.slice(-seats) : news;
}
