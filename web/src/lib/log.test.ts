import { beforeAll, expect, test } from 'vitest';
import { lineOf } from './log';
import { load, seat, speak, words } from './words.svelte';

const names = ['Ada', 'Bo'];
beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'scout');
});

test('a move has a line for each of its events', () => {
  const told = [
    words('scout-tell-decided', { player: seat(0), how: 'kept' }),
    words('scout-tell-dealt', { round: 2, starter: seat(1) }),
  ];
  const lines = lineOf({ kind: 'moved', at: 1, seat: 0, words: told }, names, 0);
  expect(lines.map((line) => line.text)).toEqual(['Ada: hand kept.', 'Round 2. Bo starts.']);
  expect(new Set(lines.map((line) => line.key)).size).toBe(2);
});

test('talk is kept apart, and what needs no words has no line', () => {
  expect(lineOf({ kind: 'said', at: 1, name: 'Bo', person: 'p', text: 'Hi' }, names, 0)).toMatchObject([{ talk: true, by: 'Bo', text: 'Hi' }]);
  expect(lineOf({ kind: 'opened', at: 1 }, names, 0)).toEqual([]);
});

test('whoever is played for by a bot is told so', () => {
  expect(lineOf({ kind: 'away', at: 1, seat: 0, text: 'late' }, names, 0)[0]?.text).toMatch(/for you/);
  expect(lineOf({ kind: 'away', at: 1, seat: 1, text: 'late' }, names, 0)[0]?.text).toMatch(/^Bo is out of time/);
});
