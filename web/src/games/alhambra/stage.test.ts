import { beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { inEnglish } from '../testing';
import { CATEGORIES } from './cards';
import { fixtures } from './fixtures';
import { at, stage, type Gifts, type Scoring } from './stage';
import type { Event, Scored, View } from './wire';

beforeAll(() => inEnglish('alhambra'));
const NAMES = ['Ada', 'Mara', 'Tobi'];
const three = Object.values(fixtures).map(({ view }) => view).find(({ players }) => players === 3) as View;
const two = Object.values(fixtures).map(({ view }) => view).find(({ players, over }) => players === 2 && !over) as View;
const each = (garden: number, tower = 0) => Object.fromEntries(CATEGORIES.map((category) => [category, { garden, tower }[category as 'garden'] ?? 0]));
const scored = (more: Partial<Scored> = {}): Scored => ({
  event: 'scored', scoring: 'B', points: [each(12), each(2), each(2)], dirk: null, counts: [each(4), each(2), each(2)],
  places: [each(1), each(2), each(2)], prizes: { garden: [12, 5], tower: [13, 6] }, ...more,
});
const told = (events: Event[], before = three, after = before) => stage.scenes({ events, past: [], before, after });
const said = (words: Parameters<typeof tell>[0][], names = NAMES) => words.map((part) => tell(part, names)).join(' ');

describe('a scoring', () => {
  it('goes through all categories, with two pictures each, to the sums', () => {
    const [scene] = told([scored()]);
    expect(scene?.beats).toHaveLength(1 + 2 * CATEGORIES.length);
    expect([at(1), at(2), at(12)]).toEqual([{ category: 'pavilion', given: false }, { category: 'pavilion', given: true }, { category: 'tower', given: true }]);
    const { rows } = scene?.shown as Scoring;
    expect(rows.map((row) => row.score - row.before)).toEqual([12, 2, 2]);
    expect(rows.map(({ before }) => before)).toEqual(three.seats.map(({ score }) => score));
  });
  it('tells shared places, and where there are no points', () => {
    const { told: words } = told([scored()])[0]?.shown as Scoring;
    expect(said(words.garden)).toBe('Ada: 4, for 12 points. Mara & Tobi have 2 each and share: 2 points each.');
    expect(said(words.tower)).toBe('No points for tower.');
  });
  it('says who got the most and who leads; at the end, who wins', () => {
    const level = { ...three, seats: three.seats.map((seat) => ({ ...seat, score: 0 })) };
    expect(said(told([scored()], level)[0]?.verdict ?? [])).toBe('Ada gets the most here, 12. Ada leads with 12.');
    expect(said(told([scored({ scoring: 'C' })], level, { ...level, winners: [0] })[0]?.verdict ?? [])).toContain('Ada wins the match with 12.');
  });
  it('counts Dirk where he plays along, and then shows his new cards', () => {
    const [scene, dirk] = told([scored({ points: [each(12), each(2)], dirk: each(2) }), { event: 'dirk_got', pictures: ['garden8', 'tower9'] }], two);
    expect((scene?.shown as Scoring).rows).toHaveLength(3);
    expect(said((scene?.shown as Scoring).told.garden)).toContain('Mara & Dirk have 2 each');
    expect(said(dirk?.verdict ?? [])).toBe('Dirk gets 2 more buildings. They count in the next scoring.');
  });
});

it('the last buildings go to the richest before the last scoring, with the money that was compared', () => {
  const purse = (yellow: number) => ({ yellow, blue: 0, green: 0, orange: 3 });
  const over = { ...three, winners: [0], seats: three.seats.map((seat, number) => ({ ...seat, purse: purse(number) })) };
  const given: Event[] = [
    { event: 'yard_given', picture: 'garden8', currency: 'yellow', seat: 2 }, { event: 'yard_given', picture: 'tower9', currency: 'orange', seat: null },
  ];
  const [gifts, scoring] = told([...given, scored({ scoring: 'C' })], three, over);
  expect((gifts?.shown as Gifts).gifts.map(({ seat, sums }) => [seat, sums])).toEqual([[2, [0, 1, 2]], [null, [3, 3, 3]]]);
  expect(said(gifts?.verdict ?? [])).toBe('Each goes to whoever has the most money in its currency. Tobi gets garden 8.');
  expect(scoring?.shown.kind).toBe('scoring');
});
