import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { remember } from '../lib/prefs.svelte';
import { load, speak } from '../lib/words.svelte';
import type { Finished } from '../wire';
import Replays from './Replays.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'playing');
  remember({ known: true });
});

const match = (id: string, seat: number | null, name: string): Finished => ({
  id, game: 'scout', players: 2, ended: 0, scores: [7, -2], winners: [0], seat, names: [{ name: '', level: 'guest' }, { name, level: null }],
});

test('one’s own matches are opened from one’s own seat, others as a spectator, with who won by the rules', async () => {
  const tie = { ...match('tie', null, ''), scores: [7, 7], winners: [1] };
  const lists = { mine: [match('own', 1, '')], public: [match('other', null, ''), tie] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(lists))));
  render(Replays);
  await screen.findByText('My matches');
  const players = (href: string) => [...document.querySelectorAll(`a[href='${href}'] .player`)].map((each) => each.textContent.replaceAll(/\s+/g, ' ').trim());
  expect(players('/replay/own?seat=1')).toEqual(['winner:Ines 7', 'You −2']);
  expect(players('/replay/other')).toEqual(['winner:Ines 7', 'Visitor 2 −2']);
  expect(players('/replay/tie')).toEqual(['winner:Visitor 2 7', 'Ines 7']);
  expect(screen.getByRole('link', { name: /^Review: SCOUT/ }).getAttribute('href')).toBe('/review/own?seat=1');
});
