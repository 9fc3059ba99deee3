import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Example from './Example.svelte';
import { inEnglish, NAMES as names } from '../testing';
import { fixtures } from './fixtures';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import type { View } from './wire';

type Name = keyof typeof fixtures;
const view = (name: Name) => fixtures[name].view;
const moves = (name: Name) => fixtures[name].moves;
beforeAll(() => inEnglish('score5'));
afterEach(cleanup);

const judge = vi.fn(async () => ({ allowed: true }));
function table(name: Name, given: Partial<View> = {}) {
  const play = vi.fn();
  const seen = { ...view(name), ...given };
  const props = { view: seen, moves: moves(name), names, me: seen.seat, acting: moves(name).length > 0, advice: null, play, judge };
  return { play, props, ...render(Table, props) };
}
const hand = () => within(screen.getByRole('list', { name: /^Your hand/ }));
const card = (name: RegExp) => hand().getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('cards are chosen, and the button bids them', async () => {
  const { play } = table('first');
  expect(screen.getByText('Which cards do you bid for red 75?')).toBeTruthy();
  await fireEvent.click(card(/^green 10,/));
  await fireEvent.click(card(/^blue 5,/));
  expect(card(/^blue 5,/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('If it wins: 75 → 120')).toBeTruthy();
  await press('Bid 15 with 2 cards');
  expect(play).toHaveBeenCalledWith({ action: 'bid', cards: ['b5', 'g10'] });
});

test('a bid that is final can be opened again, or changed', async () => {
  const play = vi.fn();
  const seen = { ...view('adjusting'), to_act: [1] };
  const listed = [{ action: 'not_final' as const }, ...moves('adjusting').filter((move) => move.action !== 'final')];
  render(Table, { view: seen, moves: listed, names, me: seen.seat, acting: false, advice: null, play, judge });
  await press('Take “final” back');
  expect(play).toHaveBeenLastCalledWith({ action: 'not_final' });
  await fireEvent.click(card(/^blue 25,/));
  await press('Change the bid to 20 with one card');
  expect(play).toHaveBeenLastCalledWith({ action: 'bid', cards: ['y20'] });
});

test('nothing can be bid as well', async () => {
  const { play } = table('first');
  await press('Bid nothing');
  expect(play).toHaveBeenCalledWith({ action: 'bid', cards: [] });
});

test('a selection stays when somebody else moves', async () => {
  const { props, rerender } = table('first');
  await fireEvent.click(card(/^green 10,/));
  await rerender({ view: { ...props.view, seats: props.view.seats.map((each, at) => ({ ...each, ready: at === 2 })), to_act: [0, 1, 3] } });
  expect(card(/^green 10,/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Bid 10 with one card' })).toBeTruthy();
});

test('a bid as it lies is declared final, a changed one is changed', async () => {
  const { play } = table('adjusting');
  await press('Final: bid 45 with 2 cards');
  expect(play).toHaveBeenLastCalledWith({ action: 'final' });
  await fireEvent.click(card(/^blue 25,/));
  expect(screen.queryByRole('button', { name: /^Final/ })).toBeNull();
  await press('Change the bid to 20 with one card');
  expect(play).toHaveBeenLastCalledWith({ action: 'bid', cards: ['y20'] });
});

test('a card of the bid is taken back where it lies, and all of them at once', async () => {
  table('adjusting');
  await press('Take back blue 25');
  expect(screen.getByText('so far: 2 cards · 45')).toBeTruthy();
  await fireEvent.click(card(/^blue 25,/));
  await press('Take all back');
  expect(screen.getByRole('button', { name: 'Take the whole bid back' })).toBeTruthy();
});

test('what isn’t listed is put to the server', async () => {
  table('capped');
  expect(screen.getByText('No change left')).toBeTruthy();
  judge.mockClear();
  await press('Take all back');
  await vi.waitFor(() => expect(judge).toHaveBeenCalledWith({ action: 'bid', cards: [] }));
});

test('a card of the winning bid is selected and taken', async () => {
  const { play } = table('take');
  const spoils = within(screen.getByRole('region', { name: 'The winning bid' }));
  await fireEvent.click(spoils.getByRole('button', { name: /^yellow 15,/ }));
  await press('Take yellow 15');
  expect(play).toHaveBeenCalledWith({ action: 'take', card: 'y15' });
});

test('a card that was selected in an earlier share-out isn’t selected in another one', async () => {
  const { props, rerender } = table('take');
  const spoil = () => within(screen.getByRole('region', { name: 'The winning bid' })).getByRole('button', { name: /^yellow 15,/ });
  await fireEvent.click(spoil());
  expect(spoil().getAttribute('aria-pressed')).toBe('true');
  await rerender({ view: { ...props.view, auction: props.view.auction + 1 } });
  expect(spoil().getAttribute('aria-pressed')).toBe('false');
});

test('who watches the share-out has nothing to press', () => {
  table('spectator-share');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Luca takes a card')).toBeTruthy();
});

test('the price of a win is told when the bids are turned up', async () => {
  const won = view('won');
  const { rerender } = table('won', { phase: 'adjusting', winner: null });
  await rerender({ view: won });
  expect(screen.getByText(`with a bid of ${won.seats[0]?.total}`)).toBeTruthy();
});

test('the joker’s family is chosen among five', async () => {
  const { play } = table('naming');
  await press(/^violet best/);
  await press('The joker is violet');
  expect(play).toHaveBeenCalledWith({ action: 'name', family: 'violet' });
});

test('cards that nobody wanted lie face up', () => {
  table('adjusting', { unsold: ['g30'] });
  expect(within(screen.getByRole('list', { name: 'Out of the game' })).getByText('green 30')).toBeTruthy();
});

test('every card has one place', () => {
  for (const name of ['first', 'laid', 'final', 'take', 'won', 'naming', 'shown', 'spectator'] as const) {
    cleanup();
    table(name);
    const keys = [...document.querySelectorAll('[data-card]')].map((each) => each.getAttribute('data-card'));
    expect(new Set(keys).size, name).toBe(keys.length);
  }
});

test('bids that lie face down stay secret', () => {
  const { container } = table('secret');
  const seen = container.innerHTML;
  const mine = new Set([...(view('secret').hand ?? []), ...(view('secret').bid ?? []), view('secret').card]);
  const keys = [...seen.matchAll(/data-card="([gryvb]\d+|joker)"/g)].map(([, key]) => key);
  expect(keys.every((key) => mine.has(key ?? ''))).toBe(true);
});

test('a hint is shown on the cards', () => {
  const { props, rerender } = table('first');
  void rerender({ ...props, advice: { action: 'bid', cards: ['g10'] } });
  return vi.waitFor(() => expect(card(/^green 10,/).className).toContain('advised'));
});

test('a seat tells its cards and its bid', () => {
  render(Seat, { view: view('adjusting'), seat: 1 });
  expect(screen.getByText('✓ 2 cards, final')).toBeTruthy();
  expect(screen.getByText('7 cards')).toBeTruthy();
});

test('the standing has everyone with the memory aid, and otherwise oneself', () => {
  render(Standing, { view: view('adjusting'), names, me: 0 });
  expect(screen.getByRole('row', { name: /^Mara/ })).toBeTruthy();
  cleanup();
  render(Standing, { view: view('secret'), names, me: 1 });
  expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['You']);
});

test('the result says what decided between equals', () => {
  const over = view('over');
  render(Result, { view: over, names, me: 0 });
  expect(screen.queryByText(/tie-break/)).toBeNull();
  cleanup();
  render(Result, { view: { ...over, seats: over.seats.map((each) => ({ ...each, score: 300 })) }, names, me: 0 });
  expect(screen.getByText(/The highest tie-break number/)).toBeTruthy();
});

test('some rules are drawn, others not', () => {
  render(Example, { rule: 'S5-24' });
  expect(screen.getByText(/Both bid 50/)).toBeTruthy();
  cleanup();
  const { container } = render(Example, { rule: 'S5-1' });
  expect(container.querySelector('figure')).toBeNull();
});
