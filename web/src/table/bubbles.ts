/** What is shown at a seat for a moment: what its person said, or that their time was up. */
import { isTalk } from '../lib/unread.svelte';
import { say } from '../lib/words.svelte';
import type { Happened, SeatSight } from '../wire';

export type Bubbles = Map<number, { key: number; text: string }>;

/** The latest bubble of each seat, from what happened after a time. */
export function bubblesAt(seats: readonly SeatSight[], happened: readonly Happened[], after: number, muted: readonly string[]): Bubbles {
  const found: Bubbles = new Map();
  for (const each of happened) {
    const key = each.at;
    if (key <= after) continue;
    if (isTalk(each) && !muted.includes(each.person ?? '')) {
      const seat = each.person == null ? (each.seat ?? -1) : seats.findIndex(({ person }) => person === each.person);
      if (seat >= 0) found.set(seat, { key, text: each.text ?? '' });
    } else if (each.kind === 'moved' && each.by === 'clock' && each.seat != null) {
      found.set(each.seat, { key, text: say('page-time-up') });
    }
  }
  return found;
}
