/** The clocks that can be chosen. */
import type { Clock } from '../wire';

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { move: 20, bank: 60 },
  calm: { move: 60, bank: 300 },
  days: { move: 172800, bank: 0 },
};

/** The name of a clock; an empty one for a clock that isn't among those on offer. */
export function clockName(clock: Clock | null): string {
  const same = (other: Clock | null) => other?.move === clock?.move && (other?.bank ?? 0) === (clock?.bank ?? 0);
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name] ?? null)) ?? '';
}
