/** Where the cards of a row lie: side by side where there is room, then overlapping, then in a second row. */

/** A layout of cards, in pixels. */
export interface Fan {
  width: number;
  height: number;
  /** The upper left corner of each card. */
  spots: Spot[];
  /** How far two neighbours are apart. */
  step: number;
  rows: number;
  /** How high all rows are together. */
  deep: number;
  /** Where each group begins, and how much of the row it takes. */
  groups: { x: number; y: number; width: number }[];
}

export interface Spot {
  x: number;
  y: number;
  row: number;
}

/** How large cards may be, how much of each has to stay visible, and what lies between two rows. */
export interface Measures {
  narrow: number;
  wide: number;
  least: number;
  between: number;
  /** Height by width. */
  ratio: number;
  /** What stays free on both sides. */
  inset?: number;
}

/** How wide cards are in a window of that height, which are so many pixels wide in one of 800; they grow with it, and shrink only a little. */
export const grown = (width: number, height: number): number => Math.round(width * Math.max(0.86, Math.min(2.4, height / 800)));

const AIR = 8; // between cards that don't overlap
const APART = 14; // between two groups
const CLOSE = 6; // between two groups where there is little room: the next one covers the last card, too

/** Lays out cards in `room` pixels: one group of so many cards, or several that aren't torn apart. */
export function fan(sizes: readonly number[], room: number, measures: Measures): Fan {
  const { inset = 0, between, ratio } = measures;
  const within = room - 2 * inset;
  const { width, step, rows } = sizes.length > 1 ? severalGroups(sizes, within, measures) : oneGroup(sizes[0] ?? 0, within, measures);
  const height = Math.round(width * ratio);
  const lines = rows.map((parts, row) => line(parts, row * (height + between), row, { width, step, room: within, inset }));
  return {
    width, height, step,
    spots: lines.flatMap(({ spots }) => spots),
    groups: lines.flatMap(({ groups }) => groups),
    rows: rows.length,
    deep: rows.length * height + (rows.length - 1) * between,
  };
}

/** How the cards are shared out: for each row the groups in it, each with what lies between it and the one before it. */
interface Plan {
  width: number;
  step: number;
  rows: { size: number; before: number }[][];
}

function oneGroup(count: number, room: number, { narrow, wide, least }: Measures): Plan {
  const perRow = Math.max(1, Math.floor((room - narrow) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const across = Math.ceil(count / rows);
  const width = Math.round(Math.max(narrow, Math.min(wide, widest(across, room, least))));
  const step = across > 1 ? Math.min(width + AIR, (room - width) / (across - 1)) : width;
  return { width, step, rows: Array.from({ length: rows }, (_, row) => [{ size: Math.min(across, count - row * across), before: 0 }]) };
}

/** How wide cards may be so that `least` pixels and the middle of each stay visible, or without overlapping even more. */
function widest(across: number, room: number, least: number): number {
  const gaps = across - 1;
  if (gaps === 0) return room;
  const overlapping = Math.min(room - least * gaps, (2 * room - 4 * gaps) / (gaps + 2));
  return Math.max(overlapping, (room - AIR * gaps) / across);
}

/** Groups apart from each other, and their cards as far apart as can be, as long as that takes no further row. */
function severalGroups(sizes: readonly number[], room: number, { wide: width, least }: Measures): Plan {
  const longest = Math.max(...sizes);
  const closest = { width, step: Math.min(least, (room - width) / Math.max(1, longest - 1)) };
  const close = pack(sizes, room, { ...closest, gap: CLOSE });
  for (let step = width + 5; step >= least; step -= 1) {
    const rows = pack(sizes, room, { width, step, gap: Math.max(0, width - step) + APART });
    if ((longest - 1) * step + width <= room && rows.length <= close.length) return { width, step, rows };
  }
  return { ...closest, rows: close };
}

/** As many groups in a row as fit into it. */
function pack(sizes: readonly number[], room: number, { width, step, gap }: { width: number; step: number; gap: number }): Plan['rows'] {
  const free = room - Math.max(0, width - step); // the last card of a row isn't covered
  const rows: Plan['rows'] = [];
  let used = 0;
  for (const size of sizes) {
    const row = rows.at(-1);
    if (row && used + gap + size * step <= free) {
      row.push({ size, before: gap });
      used += gap + size * step;
    } else {
      rows.push([{ size, before: 0 }]);
      used = size * step;
    }
  }
  return rows;
}

/** The spots of one row, in the middle of the room. */
function line(
  parts: Plan['rows'][number], y: number, row: number, { width, step, room, inset }: { width: number; step: number; room: number; inset: number },
): Pick<Fan, 'spots' | 'groups'> {
  const length = parts.reduce((sum, { size, before }) => sum + before + size * step, width - step);
  let x = inset + (room - length) / 2;
  const found: Pick<Fan, 'spots' | 'groups'> = { spots: [], groups: [] };
  for (const { size, before } of parts) {
    x += before;
    found.groups.push({ x, y, width: (size - 1) * step + width });
    for (let at = 0; at < size; at += 1) found.spots.push({ x: x + at * step, y, row });
    x += size * step;
  }
  return found;
}
