import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { rules } from '../lib/rules.svelte';
import { load, speak, words } from '../lib/words.svelte';
import ActionBar from './ActionBar.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'playing', 'scout');
});

const choice = (listed: boolean) => ({ action: { action: 'show', first: 1, last: 2 }, words: words('page-mute', { name: 'Ada' }), listed });
const base = { expected: words('page-your-turn'), acting: true, clear: () => {} };
const allowed = () => Promise.resolve({ allowed: true });

test('without a choice it says what is expected', () => {
  render(ActionBar, { ...base, choice: null, play: vi.fn(), judge: allowed });
  expect(screen.getByText('Your turn')).toBeTruthy();
  expect(document.querySelector('[data-primary]')).toBeNull();
});

test('a listed choice is carried out at once', async () => {
  const [play, judge] = [vi.fn(), vi.fn(allowed)];
  render(ActionBar, { ...base, choice: choice(true), play, judge });
  await fireEvent.click(screen.getByText('Mute Ada'));
  expect(play).toHaveBeenCalledWith({ action: 'show', first: 1, last: 2 });
  expect(judge).not.toHaveBeenCalled();
});

test('another choice is shown to the server first, and its reason opens the rules', async () => {
  const play = vi.fn();
  const judge = () => Promise.resolve({ allowed: false, say: 'Too weak.', rule: 'SC-12' });
  render(ActionBar, { ...base, choice: choice(false), play, judge });
  await fireEvent.click(screen.getByText('Mute Ada'));
  await waitFor(() => expect(screen.getByText(/Too weak/)).toBeTruthy());
  await fireEvent.click(screen.getByText('Mute Ada'));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText('SC-12'));
  expect([rules.open, rules.rule]).toEqual([true, 'SC-12']);
});

test('nothing can be confirmed when it isn’t one’s turn', () => {
  render(ActionBar, { ...base, acting: false, choice: choice(true), play: vi.fn(), judge: allowed });
  expect(document.querySelector('[data-primary]')).toBeNull();
});

test('what was refused once and is listed now can be done', async () => {
  const play = vi.fn();
  const judge = () => Promise.resolve({ allowed: false, say: 'Too weak.', rule: 'SC-12' });
  const { rerender } = render(ActionBar, { ...base, choice: choice(false), play, judge });
  await waitFor(() => expect(screen.getByText(/Too weak/)).toBeTruthy());
  await rerender({ choice: choice(true) });
  expect(screen.queryByText(/Too weak/)).toBeNull();
  await fireEvent.click(screen.getByText('Mute Ada'));
  expect(play).toHaveBeenCalledOnce();
});
