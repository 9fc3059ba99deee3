import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FACTS } from '../facts';
import type { Game } from '../lib/games.svelte';
import { notice } from '../lib/notice.svelte';
import { load, speak } from '../lib/words.svelte';
import GameOptions from './GameOptions.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'score5-page');
});
afterEach(cleanup);

const score5 = FACTS.find(({ name }) => name === 'score5') as Game;
const declaring = (options: Game['options'], kinds: Game['kinds']): Game => ({ ...score5, options, kinds });
const offer = (game: Game, chosen: Record<string, unknown> = {}) => {
  const change = vi.fn();
  render(GameOptions, { game, chosen, change });
  return change;
};

test('every option of every game has a control', () => {
  for (const game of FACTS) {
    const { container } = render(GameOptions, { game, chosen: {}, change: vi.fn() });
    expect(container.querySelectorAll('input, select')).toHaveLength(Object.keys(game.options).length);
    cleanup();
  }
});

test('a switch is turned on, and a number may be none', async () => {
  const change = offer(score5);
  await fireEvent.click(screen.getByLabelText(/Memory aid/));
  expect(change).toHaveBeenLastCalledWith('memory', true);
  const cap = screen.getByLabelText('Changes of a bid per auction');
  await fireEvent.change(cap, { target: { value: '3' } });
  expect(change).toHaveBeenLastCalledWith('cap', 3);
  await fireEvent.change(cap, { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith('cap', null);
});

test('one of several values is chosen as it was declared', async () => {
  const change = offer(declaring({ rounds: 3, ties: 'carry' }, {
    rounds: { kind: 'choice', values: [1, 3, 5] }, ties: { kind: 'choice', values: ['carry', 'split'] },
  }));
  await fireEvent.change(screen.getByLabelText('Rounds'), { target: { value: '5' } });
  expect(change).toHaveBeenLastCalledWith('rounds', 5);
  await fireEvent.change(screen.getByLabelText('Ties'), { target: { value: 'split' } });
  expect(change).toHaveBeenLastCalledWith('ties', 'split');
});

test('a file is read, and a broken one is told of in words of ours', async () => {
  const change = offer(score5);
  const bring = async (text: string) => {
    const input = screen.getByLabelText('Deck file');
    Object.defineProperty(input, 'files', { value: [new File([text], 'cards.json')], configurable: true });
    await fireEvent.change(input);
  };
  await bring('{"cards": [');
  await waitFor(() => expect(notice.text).toContain('“cards.json” holds something else'));
  expect(change).not.toHaveBeenCalled();
  await bring('{"cards": []}');
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('deck', { cards: [] }));
});
