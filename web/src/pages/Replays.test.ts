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
  id, game: 'scout', players: 2, ended: 0, scores: [7, -2], seat, names: [{ name: '', level: 'guest' }, { name, level: null }],
});

test('one’s own matches are opened from one’s own seat, others as a spectator', async () => {
  const lists = { mine: [match('own', 1, '')], public: [match('other', null, '')] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(lists))));
  render(Replays);
  const own = await screen.findByText('Ines 7 · You −2');
  expect(own.closest('a')?.getAttribute('href')).toBe('/replay/own?seat=1');
  expect(screen.getByText('Ines 7 · Visitor 2 −2').closest('a')?.getAttribute('href')).toBe('/replay/other');
});
