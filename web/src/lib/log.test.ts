import { beforeAll, expect, test } from 'vitest';
import { inPresentNames, lineOf, linesOf } from './log';
import { load, seat, speak, words } from './words.svelte';

const names = ['Ada', 'Bo'];
beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'playing', 'scout');
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

test('a new name stands for the old one everywhere, except where friends around one screen have their own', () => {
  const before = [
    { kind: 'sat', at: 1, seat: 0, person: 'p', name: '' },
    { kind: 'sat', at: 2, seat: 1, person: 'p', name: 'Grandma' },
    { kind: 'said', at: 3, person: 'p', name: '', text: 'Hi' },
    { kind: 'said', at: 4, person: 'q', name: '', text: 'Hi' },
  ];
  const now = inPresentNames(before, [{ kind: 'renamed', at: 5, person: 'p', text: '', name: 'Kim' }]);
  expect(now.map(({ name }) => name)).toEqual(['Kim', 'Grandma', 'Kim', '', 'Kim']);
  expect(inPresentNames(now, [{ kind: 'renamed', at: 6, person: 'p', text: 'Kim', name: 'Lee' }]).map(({ name }) => name)).toEqual(
    ['Lee', 'Grandma', 'Lee', '', 'Kim', 'Lee'],
  );
});

test('somebody without a name is called so in the reader’s language', async () => {
  const said = { kind: 'said', at: 1, person: 'q', name: '', text: 'Hi' };
  const sat = { kind: 'sat', at: 1, seat: 1, person: 'q', name: '' };
  expect(lineOf(said, names, 0)[0]?.by).toBe('Visitor');
  expect(lineOf(sat, ['Ada', 'Visitor 2'], 0)[0]?.text).toMatch(/^Visitor 2/);
  await speak('de');
  expect(lineOf(said, names, 0)[0]?.by).toBe('Gast');
  await speak('en');
});

test('what was played before people changed seats isn’t told with the names of those who sit there now', () => {
  const told = linesOf([
    { kind: 'back', at: 1, seat: 0 },
    { kind: 'said', at: 2, person: 'q', name: 'Bo', text: 'Hi' },
    { kind: 'swapped', at: 3, seat: 0, other: 1, names: ['Bo', 'Ada'] },
    { kind: 'back', at: 4, seat: 0 },
  ], 0, names, 0).map(({ text }) => text);
  expect(told).toEqual(['Hi', 'Bo and Ada swap seats.', 'Ada is back.']);
});

test('bots that are somebody are called by their names', () => {
  expect(lineOf({ kind: 'sat-bot', at: 1, seat: 1, name: 'Mara', level: 'guest' }, names, 0)[0]?.text).toMatch(/^Mara sits down/);
  expect(lineOf({ kind: 'stood', at: 1, seat: 1, name: 'Mara', level: 'guest', by: 'host' }, names, 0)[0]?.text).toContain('Mara');
  expect(lineOf({ kind: 'reacted', at: 1, seat: 1, name: 'Mara', text: '👏' }, names, 0)).toMatchObject([{ talk: true, by: 'Mara', person: null }]);
});
