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
  const width = Math.round(Math.max(narrow, Math.min(wide, widest(across, room, least))));
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

/** How wide cards may be so that `least` pixels and the middle of each stay visible, or without overlapping even more. */
function widest(across: number, room: number, least: number): number {
  const gaps = across - 1;
  if (gaps === 0) return room;
  const overlapping = Math.min(room - least * gaps, (2 * room - 4 * gaps) / (gaps + 2));
  return Math.max(overlapping, (room - AIR * gaps) / across);
}
