import { describe, expect, it } from 'vitest';
import { fan, type Fan } from './fan';

const measures = { narrow: 50, wide: 64, least: 30, between: 20, ratio: 1.46 };
const right = ({ spots, width }: Fan) => Math.max(...spots.map(({ x }) => x)) + width;

describe('one group', () => {
  it('leaves 30 pixels of each of eleven cards on a small phone', () => {
    const laid = fan([11], 352, measures);
    expect(laid.rows).toBe(1);
    expect(laid.step).toBeGreaterThanOrEqual(30);
    expect(right(laid)).toBeLessThanOrEqual(352);
  });
  it('takes a second row before cards get too narrow', () => {
    const { step, rows, spots } = fan([17], 352, measures);
    expect(rows).toBe(2);
    expect(step).toBeGreaterThanOrEqual(30);
    expect(spots.filter((spot) => spot.row === 0)).toHaveLength(9);
  });
  it.each([352, 382, 700, 960])('leaves the middle of every card free to be tapped in %i pixels', (room) => {
    for (let count = 2; count < 25; count += 1) {
      const { width, step } = fan([count], room, { ...measures, wide: 90 });
      expect(width / 2).toBeLessThan(step);
    }
  });
  it('of cards that are all as wide leaves room for a finger', () => {
    for (let count = 1; count <= 20; count += 1) {
      const laid = fan([count], 340, { ...measures, narrow: 60, wide: 60 });
      expect(laid.step).toBeGreaterThanOrEqual(30);
      expect(right(laid)).toBeLessThanOrEqual(340);
    }
  });
  it("doesn't overlap where there is room", () => expect(fan([4], 352, measures).step).toBe(72));
  it('stays within its inset', () => {
    const { spots, width } = fan([11], 352, { ...measures, inset: 14 });
    expect(spots[0]?.x).toBeGreaterThanOrEqual(14);
    expect((spots.at(-1)?.x ?? 0) + width).toBeLessThanOrEqual(352 - 14);
  });
  it('can be a single card, or none', () => {
    expect(fan([1], 352, measures).spots).toEqual([{ x: 144, y: 0, row: 0 }]);
    expect(fan([0], 352, measures).spots).toEqual([]);
    expect(fan([], 352, measures).spots).toEqual([]);
  });
});

describe('several groups', () => {
  const money = { ...measures, narrow: 54, wide: 54 };
  it('take two rows on a phone when there are many, and enough of each card shows', () => {
    const laid = fan([5, 5, 5, 5], 340, money);
    expect(laid.rows).toBe(2);
    expect(laid.step).toBeGreaterThanOrEqual(30);
    expect(right(laid)).toBeLessThanOrEqual(340);
  });
  it('lie side by side where there is room', () => expect(fan([2, 1], 340, money).step).toBeGreaterThan(54));
  it('aren’t torn apart, and lie further from each other than the cards of one', () => {
    const { spots, groups } = fan([3, 3, 4], 600, money);
    expect(new Set(spots.slice(0, 3).map(({ row }) => row)).size).toBe(1);
    expect(groups).toHaveLength(3);
    const [first, second] = groups;
    expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
  });
  it('of which one is very long stay within the room', () => expect(right(fan([11, 1], 340, money))).toBeLessThanOrEqual(340));
});
