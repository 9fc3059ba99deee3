/** How cards lie in a row: side by side where there is room, else over one another, else in two rows. */
export interface Fan {
  /** Pixels that a card is wide. */
  size: number;
  /** Pixels from one card to the next. */
  step: number;
  /** Cards in a row. */
  row: number;
}

const GAP = 8;
const SEEN = 30; // of a card that lies under another one, a finger needs so much

/** Room for `count` cards on `width` pixels. */
export function fan(count: number, width: number, sizes: { small: number; large: number } = { small: 60, large: 74 }): Fan {
  const size = width < 560 ? sizes.small : sizes.large;
  const step = (row: number) => (row > 1 ? Math.min(size + GAP, Math.floor((width - size) / (row - 1))) : size + GAP);
  const rows = step(count) >= SEEN ? 1 : 2;
  const row = Math.max(1, Math.ceil(count / rows));
  return { size, step: step(row), row };
}
