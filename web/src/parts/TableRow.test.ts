import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { remember } from '../lib/prefs.svelte';
import { load, speak } from '../lib/words.svelte';
import type { TableInfo } from '../wire';
import TableRow from './TableRow.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'playing');
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
  remember({ known: true });
});

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { command: unknown }).command);
    return Promise.resolve(new Response('{"n":0}', { headers: { 'Content-Type': 'application/json' } }));
  });
});

const table: TableInfo = {
  id: 'somewhere', game: 'scout', players: 3, free: 1, status: 'damaged', my_turn: false, turn: [], due: null, rests: false, touched: 0,
  names: [{ name: 'veteran', level: null }, { name: 'Tobi', level: 'veteran' }, null],
};

test('a damaged table is closed after a question, and not before', async () => {
  render(TableRow, { table });
  await fireEvent.click(screen.getByText('Close this table'));
  expect(asked).toEqual([]);
  await fireEvent.click(document.querySelector('[data-sure]') as Element);
  await vi.waitFor(() => expect(asked).toEqual([{ do: 'close' }]));
  await vi.waitFor(() => expect((screen.getByText('Close this table') as HTMLButtonElement).disabled).toBe(true));
});

test('somebody who is called like a level is no bot', () => {
  render(TableRow, { table: { ...table, status: 'waiting' } });
  expect(screen.getByText('veteran, Tobi, Free seat')).toBeTruthy();
  expect(document.querySelector('[data-close]')).toBeNull();
});
