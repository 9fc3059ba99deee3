import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import scout from '../games/scout';
import { fixtures } from '../games/scout/fixtures';
import { inEnglish } from '../games/testing';
import type { GameModule } from '../games/contract';
import type { Sight } from '../wire';
import Ending from './Ending.svelte';

const { view } = fixtures['two-over'];
const sight = (winners: number[], scores: number[]) => ({
  table: 't', game: 'scout', closed: false, tally: [], seats: scores.map((_, seat) => ({ person: seat ? null : 'me', name: '', level: seat ? 'guest' : null, character: seat ? 'tobi' : null })),
  match: { id: 'm', number: 1, over: true, scores, winners, view, to_act: [], moves: [], commitment: '', seed: null },
}) as unknown as Sight;
function end(winners: number[], scores: number[], me: number | null) {
  const toRoom = vi.fn();
  render(Ending, { props: {
    sight: sight(winners, scores), game: scout as GameModule, names: ['Kim', 'Tobi', 'Luca', 'Mara'].slice(0, scores.length), me, own: me === null ? [] : [me], person: 'me', bubbles: new Map(), toRoom,
  } });
  return toRoom;
}
const heading = () => document.querySelector('#ending') as HTMLElement;
const inOrder = () => [...document.querySelectorAll('[data-place]')].map((each) => [each.getAttribute('data-place'), each.querySelector('b')?.textContent]);

beforeAll(() => inEnglish('scout'));
beforeEach(() => {
  const steps = [{ seat: null, events: [], words: [], views: [view] }];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ steps, following: null }), { headers: { 'content-type': 'application/json' } })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('speaks to the reader: which place, and what was missing', () => {
  end([1], [4, 17, 9, 1], 0);
  expect(heading().textContent).toBe('You came 3rd of 4');
  expect(screen.getByText('13 points behind Tobi.')).toBeTruthy();
  expect(inOrder()).toEqual([['1', 'Tobi'], ['2', 'Luca'], ['3', 'You'], ['4', 'Mara']]);
});
it('tells a win warmly, and spectators who won', () => {
  end([0], [17, 4], 0);
  expect(heading().textContent).toBe('You won. Well played!');
  expect(screen.getByText('13 points ahead of Tobi.')).toBeTruthy();
  cleanup();
  end([1], [4, 17], null);
  expect(heading().textContent).toBe('Tobi wins this one.');
  expect(inOrder()).toEqual([['1', 'Tobi'], ['2', 'Kim']]);
  expect(screen.queryByRole('button', { name: 'Another match' })).toBeNull();
});
it('takes the focus if it would be nowhere, and has what comes next at hand', () => {
  const toRoom = end([1], [4, 17], 0);
  expect(document.activeElement).toBe(heading());
  screen.getByRole('button', { name: 'Another match' }).click();
  expect(toRoom).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/m?seat=0');
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});
it('draws how it went, with the turning points, for the eye and as a table', async () => {
  end([1], [4, 17], 0);
  const table = await screen.findByRole('table', { name: 'Points over the match' });
  expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual(['StartRound 1Round 2', 'You034', 'Tobi0617']);
  expect(screen.getByText(/Round 1: your best, \+3\./)).toBeTruthy();
  expect(screen.getByText(/Tobi was never behind\./)).toBeTruthy();
  expect(document.querySelectorAll('svg .zero')).toHaveLength(1);
  expect(document.querySelectorAll('svg .turn')).toHaveLength(2);
});
