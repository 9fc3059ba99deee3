/** Points as the server tells them, summed up for the tables. */
import { sumOf, type Category } from '../cards';
import type { DirkView, SeatView, View } from '../wire';

/** Everyone who has picture cards: the seats, and with two players Dirk, last. */
export const owners = (view: View): (SeatView | DirkView)[] => (view.dirk ? [...view.seats, view.dirk] : view.seats);

/** The sum of points by category of one scoring. */
export const total = (points: Record<string, number> | undefined): number => sumOf(Object.values(points ?? {}));

/** What an owner got for a category in all scorings so far. */
export const pointsFor = (owner: SeatView | DirkView, category: Category): number =>
  sumOf(Object.values(owner.points).map((scoring) => scoring[category] ?? 0));
