import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inEnglish } from '../games/testing';
import { better, daysUpTo, toldOf, today } from '../lib/deals.svelte';
import { prefs } from '../lib/prefs.svelte';
import { load } from '../lib/words.svelte';
import DealPage from '../pages/DealPage.svelte';
import type { Comparison, Daily, DealState } from '../wire';
import Compared from './Compared.svelte';
import Today from './Today.svelte';

const comparison: Comparison = {
  people: { count: 10, less: 6, same: 1 },
  levels: [{ level: 'guest', count: 40, less: 30, same: 4, mean: 12.34 }],
  friends: [],
};
const deal: DealState = {
  id: '2026-11-18-scout', day: '2026-11-18', game: 'scout', players: [{ name: 'Mara', level: 'regular', character: 'mara' }, null], seat: 1, level: 'regular',
  form: 'The last round', commitment: 'c0ffee', key: null, begins: 0, ends: 4e9, status: 'new', table: null, match: null, result: null, finished: 3, comparison: null,
};
const done: DealState = { ...deal, status: 'done', match: 'm', result: { score: 31, place: 2, won: false, counts: true }, comparison };
const daily = (deals: DealState[]): Daily => ({ day: '2026-11-18', ends: 4e9, streak: 3, days: ['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-14'], deals, next: {} });
function answers(told: Record<string, unknown>) {
  const asked = vi.fn((path: string) => {
    const [, body] = Object.entries(told).find(([each]) => path.startsWith(each)) ?? [];
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeAll(async () => {
  await inEnglish('scout');
  await load('deals');
  prefs.known = true;
});
beforeEach(() => (today.daily = null));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('counts those who made less, and half of those who made as much', () => {
  expect(better(comparison.people)).toBe(65);
  expect(better({ count: 0, less: 0, same: 0 })).toBeNull();
  expect(better({ count: 3, less: 2, same: 0 })).toBe(66);
});
it('knows the days of a week, also over the end of a month', () => {
  expect(daysUpTo('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});
it('tells a result without saying anything of the cards', () => {
  expect(toldOf(done)).toBe('SCOUT, Deal of the day, November 18: 31 points, better than 65\u00a0%');
  expect(toldOf({ ...done, result: { ...done.result!, counts: false } })).toBe('SCOUT, Deal of the day, November 18: 31 points');
});
it('shows what there is today, how it went, and the days of the week', async () => {
  answers({ '/api/daily': daily([deal, { ...done, id: 'other', game: 'alhambra' }, { ...deal, id: 'third', game: 'score5', status: 'running', table: 't' }]) });
  render(Today);
  expect(await screen.findByRole('button', { name: 'Play SCOUT' })).toBeTruthy();
  expect(screen.getByText('31 points, better than 65 %')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on SCORE 5' }).getAttribute('href')).toBe('/table/t');
  expect(screen.getByText('3 days in a row')).toBeTruthy();
  expect(document.querySelectorAll('.week .done').length).toBe(4);
});
it('is silent about a streak that was lost', async () => {
  answers({ '/api/daily': { ...daily([deal]), streak: 0 } });
  render(Today);
  await screen.findByRole('button', { name: 'Play SCOUT' });
  expect(document.querySelector('.streak')).toBeNull();
});
it('compares with everyone, and with bots of each level', () => {
  render(Compared, { props: { deal: done, comparison } });
  expect(screen.getByText('You did better than 65 % of them.')).toBeTruthy();
  expect(screen.getByText('on average 12.3')).toBeTruthy();
  expect(screen.getByText('you made more 80 % of the time')).toBeTruthy();
});
it('compares friends seat by seat', () => {
  const friends = [{ name: 'Ada', you: false, score: 40, place: 1, won: true, counts: true, scores: [9, 40] }, { name: 'Me', you: true, score: 31, place: 2, won: false, counts: true, scores: [35, 31] }];
  render(Compared, { props: { deal: { ...done, day: null }, comparison: { ...comparison, levels: [], friends } } });
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([['Ada', '9', '40'], ['You', '35', '31']]);
});
it('leads to the table, and keeps the replay closed until the deal is over', async () => {
  answers({ '/api/deals': done, '/api/me/deals': { count: 0, deals: [] } });
  render(DealPage, { props: { what: deal.id } });
  expect(await screen.findByRole('button', { name: 'Again, for practice' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
  expect(document.querySelector('[data-key]')).toBeNull();
});
it('has the review and the key when the deal is over', async () => {
  answers({ '/api/deals': { ...done, ends: 5, key: 'abc' }, '/api/me/deals': { count: 0, deals: [] } });
  render(DealPage, { props: { what: deal.id } });
  expect((await screen.findByRole('link', { name: 'Review' })).getAttribute('href')).toBe('/review/m?seat=1');
  expect(document.querySelector('[data-key]')?.textContent).toBe('abc');
});
