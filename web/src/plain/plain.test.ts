import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe as about, expect, it, vi } from 'vitest';
import { load, loadMessages, speak, tell } from '../lib/words.svelte';
import Picture from './Picture.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import { course, describe, expected, humanised } from './sentences';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import type { PlainAction, PlainView } from './view';

beforeAll(async () => {
  await load('page', 'playing');
  await speak('en');
});
afterEach(cleanup);

const NAMES = ['Ada', 'Bo', 'Cleo'];
const VIEW: PlainView = {
  game: 'somegame', seat: 0, players: 3, to_act: [0, 2], round: 4, prize_left: ['K', 7, null], carried: false, owner: 1, note: null,
  bids: [{ seat: 1, cards: ['a', 'b'] }], bank: { gold: 3, silver: -1 },
  seats: [{ cards: 5, score: 12, won: ['x'] }, { cards: 4, score: -3, won: [] }, { cards: 4, score: 0, won: [] }],
  hand: ['K', 'Q', 'K'], winners: [],
};
const MOVES: PlainAction[] = [{ action: 'bid', card: 'K' }, { action: 'bid', card: 'Q', hidden: true }, { action: 'pass' }];

function sit(given: Partial<{ view: PlainView; moves: PlainAction[]; me: number | null; acting: boolean; advice: PlainAction }> = {}) {
  const play = vi.fn();
  const judge = vi.fn(() => Promise.resolve({ allowed: true }));
  return { play, ...render(Table, { view: VIEW, moves: MOVES, names: NAMES, me: 0, acting: true, advice: null, play, judge, ...given }) };
}

about('the plain table', () => {
  it('shows every field with its name, and nothing where there is nothing', () => {
    const { container } = sit();
    const labels = [...container.querySelectorAll('.fields > div > dt')].map((each) => each.textContent);
    expect(labels).toEqual(['Round', 'Prize left', 'Carried', 'Owner', 'Bids', 'Bank']);
    expect(container.querySelector('.fields')?.textContent).toMatch(/K\s*7\s*–.*no.*Bo.*−1/s);
  });
  it('shows the hand, equal cards one beside the other', () => {
    const { container } = sit();
    expect([...container.querySelectorAll('.hand li')].map((each) => each.textContent)).toEqual(['K', 'Q', 'K']);
  });
  it('has a button for each move, by kind; one is chosen, and the primary button carries it out', async () => {
    const { play } = sit();
    const moves = within(screen.getByRole('region', { name: 'What you can do' }));
    expect(moves.getAllByRole('button').map((each) => each.textContent?.trim())).toEqual(['Bid: card K', 'Bid: card Q, hidden', 'Pass']);
    await fireEvent.click(moves.getByRole('button', { name: 'Bid: card Q, hidden' }));
    expect(play).not.toHaveBeenCalled();
    const [, primary] = screen.getAllByRole('button', { name: 'Bid: card Q, hidden' });
    await fireEvent.click(primary as HTMLElement);
    expect(play).toHaveBeenCalledExactlyOnceWith({ action: 'bid', card: 'Q', hidden: true });
  });
  it('offers the only move at once', async () => {
    const { play } = sit({ moves: [{ action: 'pass' }] });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(play).toHaveBeenCalledExactlyOnceWith({ action: 'pass' });
  });
  it('shows a hint on its move', () => {
    sit({ advice: { card: 'K', action: 'bid' } });
    expect(screen.getByRole('button', { name: 'Bid: card K' }).className).toContain('advised');
  });
  it('gives whoever watches nothing to press', () => {
    sit({ moves: [], me: null, acting: false, view: { ...VIEW, seat: null, hand: null } });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Waiting for Ada, Cleo')).toBeTruthy();
  });
});

about('beside the plain table', () => {
  it('a seat tells what fits into a few words', () => {
    const { container } = render(Seat, { view: VIEW, seat: 1 });
    expect(container.textContent).toMatch(/Cards\s*4\s*Score\s*−3/);
    expect(container.textContent).not.toMatch(/Won/);
  });
  it('the standing tells all of it', () => {
    render(Standing, { view: VIEW, names: NAMES, me: 0 });
    expect(screen.getAllByRole('article').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/Ada.*Won\s*x/s), expect.stringMatching(/Bo(?!.*Won)/s), expect.stringMatching(/Cleo/),
    ]);
  });
  it('the result has the winner first', () => {
    render(Result, { view: { ...VIEW, winners: [2] }, names: NAMES, me: 0, scores: [12, -3, 12] });
    expect(screen.getAllByRole('row').map((each) => each.textContent?.trim())).toEqual(['★ Cleo12', 'Ada12', 'Bo−3']);
  });
  it('the picture spells the title', () => {
    expect(render(Picture, { title: 'Some Game' }).container.textContent?.replace(/\s/g, '')).toBe('SomeGam');
  });
});

about('the plain table’s words', () => {
  it('are the game’s own where it has some', async () => {
    const text = 'othergame-do-bid = Offer the { $card }\nothergame-field-prize-left = Prizes to come\n';
    const fetch = vi.fn(() => Promise.resolve(new Response(text)));
    vi.stubGlobal('fetch', fetch);
    await loadMessages('othergame', true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/games/othergame/messages/en');
    expect(tell(describe({ action: 'bid', card: 'K' }, { ...VIEW, game: 'othergame' }))).toBe('Offer the K');
    sit({ view: { ...VIEW, game: 'othergame' } });
    expect(screen.getByText('Prizes to come')).toBeTruthy();
  });
  it('are made from names otherwise', () => expect(humanised('money_left')).toBe('Money left'));
  it('say whose own move is under way', () => expect(tell(expected(VIEW, false, NAMES))).toBe('One moment …'));
  it('tell how the scores grew, step by step', () => {
    const later = { ...VIEW, seats: VIEW.seats.map((each) => ({ ...each, score: 20 })) };
    expect(course([VIEW, VIEW, later]).lines).toEqual([[12, 20], [-3, 20], [0, 20]]);
    expect(course([])).toEqual({ labels: [], lines: [] });
  });
});
