/** Round numbers for the axis of a chart. */
const MOST = 5; // marks

/** Marks at round distances from below the lowest value to above the highest one; zero is always among them. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / MOST);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const distance = [1, 2, 5, 10].map((times) => times * unit).find((each) => each >= rough) ?? 10 * unit;
  const [first, last] = [Math.floor(Math.min(0, low) / distance), Math.ceil(Math.max(0, high) / distance)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * distance || 0);
}
