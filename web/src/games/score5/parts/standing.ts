/** Who has what, and in which order the seats stand. */
import { byFamily, FAMILIES, familyOf, JOKER, own } from '../cards';
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

/** The card that counts in each family, or null, as far as the viewer may know it. */
export function counting(view: View, seat: number): (string | null)[] | null {
  const counted = view.seats[seat]?.counted;
  if (counted) return FAMILIES.map((family) => counted.find((card) => (familyOf(card) ?? view.joker) === family) ?? null);
  return seat === view.seat ? FAMILIES.map((family) => view.best?.[family] ?? null) : null;
}

/** What the best cards of a seat come to, as far as the viewer may know it. */
export const pointsOf = (view: View, seat: number): number => view.seats[seat]?.score ?? (seat === view.seat ? view.points : null) ?? 0;

/** What the viewer would have after winning with these cards: of each line the first card that isn't paid, a joker in one line only. */
export function afterWinning({ lines }: View, paid: readonly string[]): number {
  const counts = (family: string, named: string) =>
    lines?.[family]?.find(([card]) => !paid.includes(card) && (card !== JOKER || family === named))?.[1] ?? 0;
  return Math.max(...FAMILIES.map((named) => FAMILIES.reduce((sum, family) => sum + counts(family, named), 0)));
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
