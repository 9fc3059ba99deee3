/** Where a tip lies: beside what it speaks of, and over nothing that must be seen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = 'above' | 'below' | 'right' | 'left';

const CLEAR = 1; // pixels between a strip and what it lies above
const GAP = 14; // pixels between a tip and its thing: room for the point

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const inside = (a: Box, b: Box): boolean => a.left >= b.left && a.top >= b.top && a.left + a.width <= b.left + b.width && a.top + a.height <= b.top + b.height;
const within = (low: number, wish: number, high: number): number => Math.max(low, Math.min(wish, high));

/** The first side of a thing on which a tip fits into the area without covering what it mustn't; null if there is none. */
export function placeTip(thing: Box, size: { width: number; height: number }, area: Box, avoid: readonly Box[]): (Box & { side: Side }) | null {
  const left = within(area.left, thing.left + (thing.width - size.width) / 2, area.left + area.width - size.width);
  const top = within(area.top, thing.top + (thing.height - size.height) / 2, area.top + area.height - size.height);
  const across = [left, Math.max(area.left, thing.left), Math.min(area.left + area.width, thing.left + thing.width) - size.width];
  const places: (Box & { side: Side })[] = [
    ...across.map((x) => ({ side: 'above' as const, left: x, top: thing.top - GAP - size.height, ...size })),
    ...across.map((x) => ({ side: 'below' as const, left: x, top: thing.top + thing.height + GAP, ...size })),
    { side: 'right', left: thing.left + thing.width + GAP, top, ...size },
    { side: 'left', left: thing.left - GAP - size.width, top, ...size },
  ];
  return places.find((place) => inside(place, area) && !avoid.some((each) => overlap(place, each))) ?? null;
}

/** On a phone: how high a strip lies right above the action bar, or above the hand and its thing where it would lie on them. */
export function placeStrip(bar: Box, height: number, things: readonly Box[]): number {
  let top = bar.top - height - CLEAR;
  for (const thing of things) {
    if (overlap({ left: bar.left, top, width: bar.width, height }, thing)) top = thing.top - height - CLEAR;
  }
  return top;
}
