/** How closely the cards of a hand lie together: sorted by currency, each currency a fan that isn't torn apart. */
export const LEAST = 30; // pixels of a covered card that show
export const GAP = 14; // between two fans

/** How many rows the fans need, with so much of each covered card showing. */
export function rowsFor(sizes: number[], width: number, card: number, step: number): number {
  let [rows, used] = [1, 0];
  for (const size of sizes) {
    const wide = (size - 1) * step + card;
    if (used > 0 && used + GAP + wide > width) [rows, used] = [rows + 1, wide];
    else used += (used > 0 ? GAP : 0) + wide;
  }
  return rows;
}

/** The widest step with as few rows as can be; narrower than the least only if a single fan has too many cards. */
export function stepFor(sizes: number[], width: number, card: number): number {
  const widest = card + 5;
  const biggest = Math.max(1, ...sizes);
  const fitting = biggest > 1 ? Math.min(widest, (width - card) / (biggest - 1)) : widest;
  if (fitting < LEAST) return Math.max(12, fitting);
  const rows = rowsFor(sizes, width, card, LEAST);
  let step = LEAST;
  while (step + 1 <= fitting && rowsFor(sizes, width, card, step + 1) <= rows) step += 1;
  return step;
}
