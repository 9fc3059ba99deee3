/** Where the cards of a hand lie: side by side where there is room, then overlapping, then in a second row. */

/** A layout of cards, in pixels. */
export interface Fan {
  width: number;
  height: number;
  /** The left upper corner of each card. */
  spots: { x: number; y: number; row: number }[];
  /** How far two neighbours are apart. */
  step: number;
  rows: number;
  /** How high all rows are together. */
  deep: number;
}

/** How large cards may be, how much of each has to stay visible, and what lies between two rows. */
export interface Measures {
  narrow: number;
  wide: number;
  least: number;
  between: number;
}

export const RATIO = 1.46;
const AIR = 8; // between cards that don't overlap

/** Lays out `count` cards in `room` pixels. */
export function fan(count: number, room: number, { narrow, wide, least, between }: Measures): Fan {
  const perRow = Math.max(1, Math.floor((room - narrow) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const across = Math.ceil(count / rows);
  const fitting = across > 1 ? Math.max(room - least * (across - 1), (room - AIR * (across - 1)) / across) : wide;
  const width = Math.round(Math.max(narrow, Math.min(wide, fitting)));
  const height = Math.round(width * RATIO);
  const step = across > 1 ? Math.min(width + AIR, (room - width) / (across - 1)) : 0;
  const spots = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const here = Math.min(across, count - row * across);
    const left = (room - (width + step * (here - 1))) / 2;
    return { x: left + step * (at - row * across), y: row * (height + between), row };
  });
  return { width, height, spots, step: step || width, rows, deep: rows * height + (rows - 1) * between };
}
