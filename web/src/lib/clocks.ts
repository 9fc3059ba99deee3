/** The clocks that can be chosen. */
import type { Clock } from '../wire';

const DAY = 86400; // seconds

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { move: 20, bank: 60 },
  calm: { move: 60, bank: 300 },
  day: { move: DAY, bank: 0 },
  'two-days': { move: 2 * DAY, bank: 0 },
  'three-days': { move: 3 * DAY, bank: 0 },
  week: { move: 7 * DAY, bank: 0 },
};

/** The name of a clock; an empty one for a clock that isn't among those on offer. */
export function clockName(clock: Clock | null): string {
  const same = (other: Clock | null) => other?.move === clock?.move && (other?.bank ?? 0) === (clock?.bank ?? 0);
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name] ?? null)) ?? '';
}
