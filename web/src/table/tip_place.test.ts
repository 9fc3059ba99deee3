import { expect, it } from 'vitest';
import { overlap, placeStrip, placeTip, type Box } from './tip_place';

const AREA: Box = { left: 0, top: 0, width: 950, height: 800 };
const SEATS: Box = { left: 0, top: 60, width: 950, height: 90 };
const HAND: Box = { left: 200, top: 520, width: 600, height: 130 };
const SIZE = { width: 290, height: 150 };

it('lies above its thing where there is room, within the area', () => {
  const place = placeTip(HAND, SIZE, AREA, [SEATS])!;
  expect(place.side).toBe('above');
  expect(overlap(place, HAND)).toBe(false);
  expect(placeTip({ ...HAND, left: 0, width: 40 }, SIZE, AREA, [SEATS])!.left).toBe(0);
});
it('never lies over seats, and takes another side instead', () => {
  const set: Box = { left: 400, top: 200, width: 150, height: 120 };
  const place = placeTip(set, SIZE, AREA, [SEATS, HAND])!;
  expect(place.side).toBe('below');
  expect(overlap(place, SEATS)).toBe(false);
  const lower = placeTip({ ...set, top: 300 }, SIZE, AREA, [SEATS, HAND])!;
  expect([SEATS, HAND].some((each) => overlap(lower, each))).toBe(false);
});
it('has no place beside a thing that fills the area', () => {
  expect(placeTip(AREA, SIZE, AREA, [])).toBeNull();
});
it('is a strip above the bar on a phone, and above the hand where it would cover it', () => {
  const bar: Box = { left: 10, top: 760, width: 370, height: 60 };
  expect(placeStrip(bar, 46, [])).toBe(713);
  expect(placeStrip(bar, 46, [{ left: 0, top: 560, width: 390, height: 100 }])).toBe(713);
  expect(placeStrip(bar, 46, [{ left: 0, top: 640, width: 390, height: 110 }, { left: 0, top: 200, width: 390, height: 90 }])).toBe(593);
});
