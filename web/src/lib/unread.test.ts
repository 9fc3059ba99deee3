import { afterEach, expect, test } from 'vitest';
import type { Happened } from '../wire';
import { Unread } from './unread.svelte';

afterEach(() => localStorage.clear());

const said = (at: number, person: string, kind = 'said'): Happened => ({ kind, at, person, name: person, text: 'Hello' });
const talk = [said(1, 'ada'), said(2, 'bo'), said(3, 'bo', 'reacted'), { kind: 'moved', at: 4, seat: 1 }, said(5, 'cleo')];

test('what others said and nobody looked at is unread', () => {
  const unread = new Unread('T');
  expect(unread.count(talk, 'ada', [])).toBe(3);
  expect(unread.count(talk, 'ada', ['bo'])).toBe(1);
});

test('it is read once one has looked, at this table only, after a reload too', () => {
  const unread = new Unread('T');
  unread.look(talk.slice(0, 3));
  expect(unread.count(talk, 'ada', [])).toBe(1);
  expect(new Unread('T').count(talk, 'ada', [])).toBe(1);
  expect(new Unread('U').count(talk, 'ada', [])).toBe(3);
});

test('only so many tables are remembered', () => {
  for (let number = 0; number < 40; number += 1) new Unread(`T${number}`).look(talk);
  expect(Object.keys(JSON.parse(localStorage.getItem('stammtisch-read') ?? '{}'))).toHaveLength(30);
  localStorage.setItem('stammtisch-read', 'nonsense');
  expect(new Unread('T').count(talk, 'ada', [])).toBe(3);
});

test('what a bot feels need not be read', () => {
  expect(new Unread('T').count([{ kind: 'reacted', at: 9, seat: 1, name: 'Mara', text: '👏' }], 'ada', [])).toBe(0);
});
