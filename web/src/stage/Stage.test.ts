import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import score5 from '../games/score5';
import { fixtures } from '../games/score5/fixtures';
import type { Event } from '../games/score5/wire';
import { inEnglish } from '../games/testing';
import type { GameModule } from '../games/contract';
import { remember } from '../lib/prefs.svelte';
import Stage from './Stage.svelte';
import { Staging } from './staging.svelte';

const DEAF = 400; // milliseconds: then a press counts
const BIDS: Event = {
  event: 'resolved', card: 'g80', winner: 0, bids: [['r15', 'v25'], ['r40'], []], totals: [40, 40, 0], order: [1, 2], tied: ['v25', 'r40', null],
};
beforeAll(() => inEnglish('score5'));
beforeEach(() => {
  vi.useFakeTimers();
  remember({ speed: 'normal', guided: ['score5'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The stage with the bids of an auction on it, as seat 0 or a spectator sees it. */
function open(me: number | null = 0) {
  const [staging, then] = [new Staging(), vi.fn()];
  const view = fixtures.adjusting.view;
  staging.open('score5', score5.stage?.scenes({ events: [BIDS], past: [], before: view, after: view }) ?? [], then);
  render(Stage, { props: { staging, game: score5 as GameModule, title: 'score5', names: ['Kim', 'Mara', 'Tobi'], faces: [null, 'mara', 'tobi'], me } });
  return { staging, then };
}
const status = () => screen.getByRole('status').textContent;
const wait = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  await tick();
};

it('asks first, and tells screen readers the sentence once it is decided', async () => {
  open();
  expect(screen.getByRole('heading').textContent).toContain('Who gets green 80?');
  expect(status()).toBe('');
  await wait(6000);
  expect(screen.getByRole('heading').textContent).toContain('You win green 80');
  expect(status()).toBe('40 against 40: the highest tie-break number on one card decides. You: violet 25 (≈31); Mara: red 40 (≈24). You get green 80.');
});
it('a spectator is told the names', async () => {
  open(null);
  await wait(6000);
  expect(screen.getByRole('heading').textContent).toContain('Kim wins green 80');
});
it('has the focus on its button; a key goes to the last picture, and the next one on', async () => {
  const { staging, then } = open();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await wait(DEAF);
  await fireEvent.keyDown(window, { key: ' ', repeat: true });
  expect(staging.done).toBe(false);
  await fireEvent.keyDown(window, { key: ' ' });
  expect(staging.done).toBe(true);
  await wait(DEAF);
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(then).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
it('a click anywhere counts, and one on the button counts once', async () => {
  const { staging, then } = open();
  await wait(DEAF);
  await fireEvent.click(screen.getByRole('button', { name: 'To the result' }));
  expect(staging.done).toBe(true);
  await wait(DEAF);
  await fireEvent.click(screen.getByRole('dialog'));
  expect(then).toHaveBeenCalledOnce();
});
it('where the system asks for calm there is the last picture at once, with the sentence', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open();
  await tick();
  expect(screen.getByRole('heading').textContent).toContain('You win green 80');
  expect(status()).toContain('You get green 80.');
});
it('no bid is seen before it is turned up', async () => {
  open();
  const values = () => [...document.querySelectorAll('.cards .value')].map((each) => each.textContent);
  expect(values()).toEqual([]);
  await wait(700 + 760);
  expect(values()).toEqual(['40']);
  await wait(760);
  expect(values()).toEqual(['15', '25', '40']);
});
it('somebody who is writing goes on writing', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const { staging } = open();
  expect(document.activeElement).toBe(field);
  await wait(DEAF);
  await fireEvent.keyDown(field, { key: ' ' });
  expect([staging.done, staging.covers]).toEqual([false, false]);
  field.remove();
});
