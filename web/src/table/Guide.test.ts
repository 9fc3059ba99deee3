import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FACTS } from '../facts';
import type { GameModule } from '../games/contract';
import scout from '../games/scout';
import { fixtures } from '../games/scout/fixtures';
import { inEnglish } from '../games/testing';
import { sightOf } from '../lesson/sight';
import { prefs, remember } from '../lib/prefs.svelte';
import type { Sight } from '../wire';
import Guide from './Guide.svelte';

const game = FACTS.find(({ name }) => name === 'scout')!;
/** A table after so many decisions of one's own. */
function sight(fixture: keyof typeof fixtures, decisions: number): Sight {
  const { view, moves } = fixtures[fixture];
  const there = sightOf(game, { seat: 0, players: view.players, view, moves, to_act: view.to_act, over: false }, false);
  return { ...there, match: { ...there.match!, decisions: Array.from({ length: decisions }, (_, at) => at) } };
}
beforeAll(() => inEnglish('scout'));
beforeEach(() => remember({ guided: [], taught: ['scout'] }));
afterEach(cleanup);

const show = vi.fn();
const open = (fixture: keyof typeof fixtures, decisions = 0) =>
  render(Guide, { props: { sight: sight(fixture, decisions), game: scout as GameModule, acting: true, alone: true, show } });
const tip = () => document.querySelector('[data-tip]')?.getAttribute('data-tip');

it('speaks of the moment: how to beat a set where one can, how to scout where one can’t', () => {
  open('four-single');
  expect(tip()).toBe('scout-page-guide-beat');
  cleanup();
  open('four-long');
  expect(tip()).toBe('scout-page-guide-scout');
});
it('gives one tip for a moment, and another one in the next', async () => {
  const { rerender } = open('four-turning');
  expect(tip()).toBe('scout-page-guide-turning');
  await fireEvent.click(document.querySelector('[data-guide-next]')!);
  expect(tip()).toBeUndefined();
  await rerender({ sight: sight('four-single', 1), acting: true });
  expect(tip()).toBe('scout-page-guide-beat');
});
it('drops a tip once its decision is made, and doesn’t give it again', async () => {
  const { rerender } = open('four-single');
  await rerender({ sight: sight('four-single', 1), acting: true });
  await tick();
  expect(tip()).not.toBe('scout-page-guide-beat');
});
it('selects on request, and plays nothing', async () => {
  open('four-single');
  await fireEvent.click(document.querySelector('[data-show-me]')!);
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ action: 'show' }));
});
it('offers the lesson first, to somebody who hasn’t had it', () => {
  remember({ taught: [] });
  open('four-single');
  expect(screen.getByText('60-second lesson')).toBeTruthy();
  expect(tip()).toBeUndefined();
});
it('goes away for good', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  open('four-single');
  await tick();
  await fireEvent.click(document.querySelector('[data-guide-skip]')!);
  expect(tip()).toBeUndefined();
  expect(prefs.guided).toContain('scout');
  vi.unstubAllGlobals();
});
it('stays while something else is being shown, and offers no move meanwhile', async () => {
  const { rerender } = open('four-single');
  await rerender({ acting: false });
  expect(tip()).toBe('scout-page-guide-beat');
  expect(document.querySelector('[data-show-me]')).toBeNull();
});
it('ends with the first match', async () => {
  const { rerender } = open('four-single');
  const last = sight('four-single', 3);
  await rerender({ sight: { ...last, match: { ...last.match!, over: true } }, acting: false });
  await tick();
  expect(tip()).toBeUndefined();
  expect(prefs.guided).toContain('scout');
});
