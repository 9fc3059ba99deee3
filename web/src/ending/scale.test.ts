import { expect, it } from 'vitest';
import { ticks } from './scale';

it.each([
  [0, 465, [0, 100, 200, 300, 400, 500]],
  [-9, 11, [-10, -5, 0, 5, 10, 15]],
  [0, 1, [0, 1]],
  [-3, -1, [-3, -2, -1, 0]],
])('from %s to %s the marks are round, and zero is among them', (low, high, marks) => expect(ticks(low, high)).toEqual(marks));
