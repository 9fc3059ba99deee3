import { beforeAll, expect, test } from 'vitest';
import { has, speak, tell } from '../../lib/words.svelte';
import { NOTHING } from './choice';
import { inEnglish, NAMES } from '../testing';
import { fixtures } from './fixtures';
import { prompts } from './guide';
import { course, describe, expected, status } from './sentences';
import type { Action, View } from './wire';

const { again, dirk, over, rich, start, stuck, waiting, watching } = fixtures;

beforeAll(() => inEnglish('alhambra'));

test('the button says whether one acts again', () => {
  const buy = (money: number[], to_dirk = false): Action => ({ action: 'buy', place: 'blue', money, to_dirk });
  const said = (action: Action) => tell(describe(action, rich.view));
  expect(said(buy([8, 3]))).toBe('Pay 11 for the garden (10), your turn ends');
  expect(said(buy([4, 3, 3]))).toBe('Pay 10 exactly for the garden and act again');
  expect(said(buy([4, 3]))).toBe('Pay 7 of 10 for the garden');
  expect(said(buy([4, 3, 3], true))).toBe('Pay 10 exactly, give the garden to Dirk and act again');
});

test('the button says what money one takes', () => {
  const said = (cards: string[]) => tell(describe({ action: 'take', cards }, rich.view));
  expect(said(['b6'])).toBe('Take blue 6');
  expect(said(['o3', 'g2'])).toBe('Take orange 3 and green 2');
  expect(said(['o1', 'g2', 'y1'])).toBe('Take orange 1, green 2 and yellow 1');
});

test('where nothing lies, nothing is bought', () => {
  expect(tell(describe({ action: 'buy', place: 'orange', money: [9], to_dirk: false }, again.view))).toBe('Pay 9 in orange');
  expect(tell(describe({ action: 'pass' }, stuck.view))).toBe('Pass: nothing else is possible');
});

test('every listed move has a sentence in every language', async () => {
  for (const language of ['de', 'fr', 'it', 'en'] as const) {
    await speak(language);
    for (const { view, moves } of Object.values(fixtures)) {
      for (const move of moves) expect(tell(describe(move, view))).not.toMatch(/alhambra-|[{}]/);
    }
  }
});

test('the status tells which scoring comes next', () => {
  expect(tell(status(start.view))).toBe('Scoring A comes next · 87 cards in the money pile');
  expect(tell(status(dirk.view))).toBe('Scoring B comes next · 48 cards in the money pile');
  expect(tell(status(fixtures.six.view))).toBe('Scoring C ends the match · 22 buildings to come');
  expect(tell(status(over.view))).toBe('After scoring C');
});

test('what is expected depends on who is on turn and what is selected', () => {
  const said = (view: View, acting: boolean, place: 'blue' | 'orange' | null = null) =>
    tell(expected(view, NAMES, acting, { ...NOTHING, place }));
  expect(said(waiting.view, false)).toBe('Tobi is thinking.');
  expect(said(watching.view, false)).toBe('Tobi is thinking.');
  expect(said({ ...again.view, seat: 3 }, false)).toBe('Tobi paid exactly and acts again.');
  expect(said(again.view, false)).toBe('One moment …'); // their own move is under way
  expect(said(start.view, true)).toBe('Take open money, or choose a building to buy.');
  expect(said(again.view, true)).toBe('Once more: take money or buy another building.');
  expect(said(rich.view, true, 'blue')).toBe('10 in blue for the garden: choose your cards.');
  expect(said(again.view, true, 'blue')).toBe('You have 0 in blue; the tower costs 12.');
});

test('the points grow with each scoring', () => {
  const { labels, lines } = course([start.view, over.view]);
  expect(labels.map((label) => tell(label))).toEqual(['Start', 'Scoring A', 'Scoring B', 'Scoring C']);
  expect(lines.map((line) => line.at(-1))).toEqual(over.view.seats.map(({ score }) => score));
  expect(lines[0]).toEqual([0, 4, 20, 75]);
  expect(course([])).toEqual({ labels: [], lines: [] });
});

test('prompts come when there is something to see of them', () => {
  const shown = (view: View, acting: boolean, moves: Action[] = []) => prompts.filter(({ when }) => when(view, acting, moves)).map(({ id }) => id.split('-').at(-1));
  expect(shown(waiting.view, false)).toEqual(['hand']);
  expect(shown(start.view, true)).toEqual(['goal', 'take', 'hand']);
  expect(shown(again.view, true)).toEqual(['exact', 'goal', 'take', 'built', 'hand']);
  const exact: Action = { action: 'buy', place: 'yellow', money: [7] };
  expect(shown(start.view, true, [exact])).toEqual(['goal', 'turn', 'hand']); // no “nothing you can pay exactly?” beside an exact payment
  expect(shown(dirk.view, true)).toContain('dirk');
  expect(shown(over.view, false)).toEqual(['scored', 'built', 'hand']);
});

test('every prompt has its message, and its rule exists', () => {
  for (const { id, rule } of prompts) expect([id, has(id), rule && has(rule)]).toEqual([id, true, true]);
});
