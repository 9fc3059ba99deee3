import { beforeAll, describe, expect, it } from 'vitest';
import { inEnglish, NAMES } from '../games/testing';
import { tell, words } from '../lib/words.svelte';
import { gap, placing, turns } from './story';

beforeAll(() => inEnglish('scout'));
const round = (number: number) => words('scout-page-round', { round: number });
const course = (...lines: number[][]) => ({ labels: [words('scout-page-start'), ...(lines[0] ?? []).slice(1).map((_, at) => round(at + 1))], lines });
const told = (lines: number[][], winners: number[], about: number) => turns(course(...lines), winners, about).map((turn) => [turn.kind, turn.at, turn.seat, tell(turn.told, NAMES)]);

describe('places', () => {
  it('go by points; equals share one, and the next one counts them', () => {
    expect(placing([5, 9, 5, 1], [1])).toEqual([{ seat: 1, score: 9, place: 1 }, { seat: 0, score: 5, place: 2 }, { seat: 2, score: 5, place: 2 }, { seat: 3, score: 1, place: 4 }]);
  });
  it('winners may share the first; as many points without the win are second', () => {
    expect(placing([9, 9, 1], [0, 1]).map(({ place }) => place)).toEqual([1, 1, 3]);
    expect(placing([9, 9, 1], [1])).toMatchObject([{ seat: 1, place: 1 }, { seat: 0, place: 2 }, { seat: 2, place: 3 }]);
  });
});

describe('the gap', () => {
  const say = (scores: number[], winners: number[], seat: number) => {
    const found = gap(placing(scores, winners), seat);
    return found && tell(found, NAMES);
  };
  it('is to the next for the winner, and to the winner for everybody else', () => {
    expect(say([465, 430, 395], [0], 0)).toBe('35 points ahead of Mara.');
    expect(say([465, 430, 395], [0], 2)).toBe('70 points behind Ada.');
    expect(say([6, 5], [0], 1)).toBe('1 point behind Ada.');
    expect(say([9, 9], [1], 0)).toBe('As many points as Mara, and yet.');
    expect(say([9, 9], [0, 1], 0)).toBeNull();
  });
});

describe('turning points', () => {
  it('are one’s own best moment and where the winner took the lead for good', () => {
    expect(told([[0, 2, 14, 15], [0, 6, 8, 20]], [1], 0)).toEqual([['best', 2, 0, 'Round 2: the best of Ada, +12.'], ['lead', 3, 1, 'Round 3: Mara takes the lead for good.']]);
  });
  it('a winner who was never behind led all the way', () => {
    expect(told([[0, 2, 4], [0, 6, 8]], [1], 1)).toEqual([['best', 1, 1, 'Round 1: the best of Mara, +6.'], ['lead', 1, 1, 'Mara was never behind.']]);
  });
  it('speak to the reader', () => {
    const names = Object.assign(['You', 'Mara'], { you: 0 });
    expect(turns(course([0, 5], [0, 1]), [0], 0).map((turn) => tell(turn.told, names))).toEqual(['Round 1: your best, +5.', 'You were never behind.']);
  });
  it('without gains there is no best moment, and a match without a course has none', () => {
    expect(told([[0, -2], [0, -1]], [1], 0).map(([kind]) => kind)).toEqual(['lead']);
    expect(turns({ labels: [], lines: [] }, [0], 0)).toEqual([]);
  });
});
