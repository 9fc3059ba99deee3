/** How closely the cards of a hand lie together: sorted by currency, each currency a fan that isn't torn apart. */
export const LEAST = 30; // pixels of a covered card that show

export interface Lay {
  /** How much of each card shows, when the next one covers it. */
  step: number;
  /** From where the last card of a fan may be covered to the next fan. */
  gap: number;
}

/** How many rows the fans need. */
export function rowsFor(sizes: number[], width: number, card: number, { step, gap }: Lay): number {
  const room = width - Math.max(0, card - step); // the last card of a row isn't covered
  let [rows, used] = [1, 0];
  for (const size of sizes) {
    const wide = size * step;
    if (used > 0 && used + gap + wide > room) [rows, used] = [rows + 1, wide];
    else used += (used > 0 ? gap : 0) + wide;
  }
  return rows;
}

/** Fans apart from each other, and their cards as far apart as can be, as long as that takes no further row. */
export function layOut(sizes: number[], width: number, card: number): Lay {
  const close: Lay = { step: Math.min(LEAST, (width - card) / Math.max(1, Math.max(0, ...sizes) - 1)), gap: 6 };
  const rows = rowsFor(sizes, width, card, close);
  for (let step = card + 5; step >= LEAST; step -= 1) {
    const apart: Lay = { step, gap: Math.max(0, card - step) + 14 };
    if (fits(sizes, width, card, step) && rowsFor(sizes, width, card, apart) <= rows) return apart;
  }
  return close;
}

const fits = (sizes: number[], width: number, card: number, step: number): boolean =>
  (Math.max(1, ...sizes) - 1) * step + card <= width;
