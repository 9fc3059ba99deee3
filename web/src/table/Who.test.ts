import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { load, speak } from '../lib/words.svelte';
import type { SeatSight } from '../wire';
import Who from './Who.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'playing', 'scout');
});
afterEach(cleanup);

const seat = (more: Partial<SeatSight>): SeatSight => ({
  person: null, name: 'Tobi', level: 'regular', character: 'tobi', away: false, ready: true, bank: null, due: null, holiday: null, ...more,
});
const sit = (more: Partial<SeatSight>, name = 'Tobi') => render(Who, { seat: seat(more), number: 1, name, game: 'scout', last: false });

test('a character has a face, and tells how it plays when it is pressed', async () => {
  const { container } = sit({});
  expect(container.querySelector('img[data-face=tobi]')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  const face = screen.getByRole('button', { name: 'Who is Tobi?' });
  await fireEvent.click(face);
  expect(screen.getByRole('status').textContent).toMatch(/Tobi · Regular.*Shows as soon as he can/s);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a mouse over it is enough, and a finger that touches it in passing is not', async () => {
  sit({});
  const face = screen.getByRole('button');
  await fireEvent.pointerEnter(face, { pointerType: 'touch' });
  expect(screen.queryByRole('status')).toBeNull();
  await fireEvent.pointerEnter(face, { pointerType: 'mouse' });
  expect(screen.getByRole('status')).toBeTruthy();
  await fireEvent.pointerLeave(face);
  expect(screen.queryByRole('status')).toBeNull();
});

test('people, and bots that are nobody, have the first letter of their name', () => {
  const { container } = sit({ person: 'p', level: null, character: null }, 'Bo');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.textContent).toContain('B');
  cleanup();
  sit({ character: null, name: '' }, 'Ines');
  expect(screen.queryByRole('button')).toBeNull();
});
