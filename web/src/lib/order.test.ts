import { expect, it } from 'vitest';
import { ordered } from './order';

it('things stand by the first measure, among equals by the next, and the given list stays as it is', () => {
  const given = ['bb', 'c', 'aa', 'd'];
  expect(ordered(given, (text) => text.length, (text) => -text.charCodeAt(0))).toEqual(['d', 'c', 'bb', 'aa']);
  expect(ordered(given, (text) => text.length)).toEqual(['c', 'd', 'bb', 'aa']);
  expect(given[0]).toBe('bb');
});
