import { beforeAll, expect, test } from 'vitest';
import scout from '../games/scout';
import type { GameModule } from '../games/contract';
import { load, speak, words } from '../lib/words.svelte';
import type { Happened } from '../wire';
import { deedsSince } from './deeds';

beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'playing', 'scout');
});

let clock = 0;
const moved = (seat: number, event: string): Happened => {
  const shown = { event, seat, cards: ['3/4'], card: '3/4', taken: 0, and_show: false };
  return { kind: 'moved', at: (clock += 1), seat, events: [shown], words: [words('page-mute', { name: `${event} ${seat}` })] };
};
const deeds = (happened: Happened[], me: number | null) => deedsSince(happened, scout as unknown as GameModule, ['Ada', 'Bo', 'Cleo'], me, 3);
const told = (happened: Happened[], me: number | null) => [...deeds(happened, me)].map(([seat, list]) => [seat, list.map(({ label }) => label)]);

test('what others did before one’s own last move is no news', () => {
  expect(told([moved(1, 'shown'), moved(0, 'shown'), moved(1, 'scouted'), moved(2, 'shown')], 0)).toEqual([
    [1, ['Mute scouted 1']],
    [2, ['Mute shown 2']],
  ]);
});

test('what has no drawing isn’t kept, nor what the viewer did, nor what was taken back', () => {
  expect(told([moved(1, 'decided'), moved(0, 'shown')], 0)).toEqual([]);
  expect(told([moved(1, 'shown'), { kind: 'went-back', at: 99 }], 0)).toEqual([]);
});

test('a seat keeps its last three, and a spectator sees one round', () => {
  const news = [1, 1, 1, 1].map((seat) => moved(seat, 'scouted'));
  expect(deeds(news, 0).get(1)).toHaveLength(3);
  expect(told([moved(0, 'shown'), moved(1, 'shown'), moved(2, 'shown'), moved(0, 'scouted')], null).map(([seat]) => seat)).toEqual([1, 2, 0]);
});

test('what was played in one moment, as when a match goes on from a position, is told apart', () => {
  const both = [moved(1, 'scouted'), moved(1, 'shown')].map((each) => ({ ...each, at: 5 }));
  expect(new Set(deeds(both, 0).get(1)?.map(({ key }) => key)).size).toBe(2);
});
