/** Who has what, and in which order the seats stand. */
import { best, byFamily, own } from '../cards';
import type { View } from '../wire';

/** The seats from the winner down; of equal scores, the winner's first. */
export function ranking(view: View): number[] {
  const score = (seat: number) => view.seats[seat]?.score ?? 0;
  const won = (seat: number) => Number(view.winners.includes(seat));
  return view.seats.map((_, seat) => seat).sort((a, b) => score(b) - score(a) || won(b) - won(a) || a - b);
}

/** The cards of a seat as far as the viewer may know them: their own, everyone's with the memory aid; not a bid being shared out. */
export function known(view: View, seat: number): string[] | null {
  const there = view.seats[seat];
  const cards = there?.hand ?? (seat === view.seat ? own(view) : null);
  const lost = view.phase === 'sharing' && view.winner === seat ? (there?.bid ?? []) : [];
  return cards && byFamily(cards.filter((card) => !lost.includes(card)));
}

/** The card that counts in each family, or null; at the end as the server counted them. */
export function counting(view: View, seat: number): (string | null)[] | null {
  const cards = view.seats[seat]?.counted ?? known(view, seat);
  return cards && best(cards, view.joker);
}

export type SeatState = 'laid' | 'adjusts' | 'final' | 'won' | 'total' | 'empty' | 'first' | null;

/** How a seat stands in this phase, as the end of a message's id; that it is its turn is told elsewhere. */
export function seatState(view: View, seat: number): SeatState {
  const there = view.seats[seat];
  switch (view.phase) {
    case 'laying':
      return there?.ready ? 'laid' : null;
    case 'adjusting':
      return there?.ready ? 'final' : 'adjusts';
    case 'sharing':
      return view.winner === seat ? 'won' : there?.bid?.length ? 'total' : 'empty';
    case 'naming':
      return null;
    case 'over':
      return view.winners.includes(seat) ? 'first' : null;
  }
}
