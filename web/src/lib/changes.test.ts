import { expect, test } from 'vitest';
import type { Sight } from '../wire';
import { applied } from './changes';

const match = { id: 'm', to_act: [0], moves: [1], view: { hand: ['a'], seats: ['x', 'y'] } };
const before = { table: 't', closed: false, seats: ['Ada'], match } as unknown as Sight;

test('what has changed takes the place of what was there, at the table, in the match and in the view', () => {
  const now = applied(before, { sight: { closed: true }, match: { to_act: [1], moves: [] }, view: { hand: [] } });
  expect(now).toEqual({
    table: 't', closed: true, seats: ['Ada'],
    match: { id: 'm', to_act: [1], moves: [], view: { hand: [], seats: ['x', 'y'] } },
  });
  expect(before.match).toBe(match);
});

test('what has not changed stays the same object', () => {
  expect(applied(before, {}).match).toBe(match);
  expect(applied(before, { match: { to_act: [] } }).match?.view).toBe(match.view);
  expect(applied({ ...before, match: null }, { sight: { closed: true } })).toMatchObject({ closed: true, match: null });
});
