/** The points as they are printed on the cards (AL-2), and who has how many of what. */
import { CATEGORIES, countOf, type Category } from '../cards';
import type { DirkView, SeatView, View } from '../wire';

export type Scoring = View['scored'][number];
export const SCORINGS: Scoring[] = ['A', 'B', 'C'];

/** AL-2: what first, second and third place bring, by scoring. */
export const POINTS: Record<Category, Record<Scoring, number[]>> = {
  pavilion: { A: [1], B: [8, 1], C: [16, 8, 1] },
  seraglio: { A: [2], B: [9, 2], C: [17, 9, 2] },
  arcades: { A: [3], B: [10, 3], C: [18, 10, 3] },
  chambers: { A: [4], B: [11, 4], C: [19, 11, 4] },
  garden: { A: [5], B: [12, 5], C: [20, 12, 5] },
  tower: { A: [6], B: [13, 6], C: [21, 13, 6] },
};

/** The scoring that comes next; null after the last. */
export const nextScoring = (view: View): Scoring | null =>
  view.over ? null : (SCORINGS.find((scoring) => !view.scored.includes(scoring)) ?? null);

/** Everyone with cards before them: the seats, and with two players Dirk, last. */
export const owners = (view: View): (SeatView | DirkView)[] => (view.dirk ? [...view.seats, view.dirk] : view.seats);

/** Everyone's number of cards in a category, and the place it stands at; equal numbers share one, none has none. */
export function standings(view: View, category: Category): { count: number; place: number | null }[] {
  const counts = owners(view).map((owner) => countOf(owner.buildings, category));
  return counts.map((count) => ({ count, place: count ? 1 + counts.filter((other) => other > count).length : null }));
}

/** The sum of points by category of one scoring. */
export const total = (points: Record<string, number> | undefined): number =>
  CATEGORIES.reduce((sum, category) => sum + (points?.[category] ?? 0), 0);

/** What somebody got for a category in all scorings so far. */
export const pointsFor = (owner: SeatView | DirkView, category: Category): number =>
  SCORINGS.reduce((sum, scoring) => sum + (owner.points[scoring]?.[category] ?? 0), 0);
