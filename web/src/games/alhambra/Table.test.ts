import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Judged } from '../../wire';
import Example from './Example.svelte';
import type { Fixture } from '../contract';
import { inEnglish, NAMES } from '../testing';
import { fixtures } from './fixtures';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import type { Action, View } from './wire';

const { again, dirk, over, rich, six, stuck, waiting, watching } = fixtures;

beforeAll(() => inEnglish('alhambra'));
afterEach(cleanup);

function open({ view, moves }: Fixture<View, Action>, judged: Judged = { allowed: true }, advice: Action | null = null) {
  const play = vi.fn<(action: Action) => void>();
  const judge = vi.fn(() => Promise.resolve(judged));
  const me = view.seat;
  const acting = me !== null && view.to_act.includes(me);
  return { ...render(Table, { view, moves, names: NAMES, me, acting, advice, play, judge }), play, judge };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const group = (name: string | RegExp) => within(screen.getByRole('list', { name }));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label') ?? (each.querySelector('.unseen') ?? each).textContent?.trim());

test('a building and a way to pay for it make a purchase', async () => {
  const { play } = open(rich);
  await click('garden 10, in blue: you can pay exactly');
  await click('4 + 3 + 3 = 10 exactly');
  await click('Pay 10 exactly for the garden and act again');
  expect(play.mock.calls).toEqual([[{ action: 'buy', place: 'blue', money: [4, 3, 3], to_dirk: false }]]);
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('money alone selects the building of its currency', async () => {
  const { play } = open(rich);
  await fireEvent.click(group(/^blue/).getByRole('button', { name: 'blue 9' }));
  await fireEvent.click(group(/^blue/).getByRole('button', { name: 'blue 8' }));
  expect(pressed()).toEqual(['garden 10, in blue: you can pay exactly', '9 + 8 = 17', 'blue 8', 'blue 9']);
  await click('Pay 17 for the garden (10), your turn ends');
  expect(play).toHaveBeenCalledWith({ action: 'buy', place: 'blue', money: [9, 8], to_dirk: false });
});

test('open money is taken together', async () => {
  const { play } = open(rich);
  await click('orange 3, open');
  await click('green 2, open');
  await click('Take orange 3 and green 2');
  expect(play.mock.calls).toEqual([[{ action: 'take', cards: ['o3', 'g2'] }]]);
});

test('what is not listed is asked about, and why not is told', async () => {
  const { play, judge } = open(rich, { allowed: false, say: 'That is less than the price.', rule: 'AL-22' });
  await fireEvent.click(group(/^green/).getByRole('button', { name: 'green 1' }));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'AL-22' })).toBeTruthy());
  expect(judge).toHaveBeenCalledWith({ action: 'buy', place: 'green', money: [1], to_dirk: false });
  await click('Pay 1 of 4 for the pavilion');
  expect(play).not.toHaveBeenCalled();
});

test('with two players a purchase can be for Dirk', async () => {
  const { play } = open(dirk);
  await click(/^garden 10, in orange/);
  await click('7 + 3 = 10 exactly');
  await click('For Dirk');
  await click('Pay 10 exactly, give the garden to Dirk and act again');
  expect(play.mock.calls).toEqual([[{ action: 'buy', place: 'orange', money: [7, 3], to_dirk: true }]]);
});

test('whoever can do nothing passes', async () => {
  const { play } = open(stuck);
  await click('Pass: nothing else is possible');
  expect(play.mock.calls).toEqual([[{ action: 'pass' }]]);
});

test("a selection survives somebody else's move, and loses only what is gone", async () => {
  const { rerender } = open({ ...rich, moves: [] });
  await click('orange 3, open');
  const view: View = { ...rich.view, display: ['o3', null, 'y8', 'b6'], yard: [...rich.view.yard] };
  await rerender({ view });
  expect(pressed()).toEqual(['orange 3, open']);
  await rerender({ view: { ...view, display: ['y1', null, 'y8', 'b6'] } });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('Escape drops a selection, even of a building alone', async () => {
  open(rich);
  await click(/^garden 10/);
  expect(pressed()).toEqual(['garden 10, in blue: you can pay exactly']);
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('one may select before it is one’s turn, but not confirm', async () => {
  const { play } = open(waiting);
  const card = within(screen.getByRole('group', { name: 'Your money' })).getAllByRole('button')[0]!;
  await fireEvent.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Tobi is thinking.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test('whoever watches sees the yard and the money, and can choose nothing', () => {
  open(watching);
  expect(screen.getAllByRole('button').every((each) => (each as HTMLButtonElement).disabled)).toBe(true);
  expect(screen.queryByRole('group', { name: 'Your money' })).toBeNull();
});

test('cards that can pay are marked, and so are those of a hint', async () => {
  const { container } = open(again, { allowed: true }, { action: 'take', cards: ['o3', 'y1'] });
  expect(container.querySelectorAll('.advised')).toHaveLength(2);
  await click(/^garden 12, in green/);
  expect(container.querySelectorAll('.open')).toHaveLength(3);
});

test('every card that can travel has a key of its own', () => {
  for (const fixture of Object.values(fixtures)) {
    const { container, unmount } = open(fixture);
    const keys = [...container.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card);
    expect(new Set(keys).size).toBe(keys.length);
    unmount();
  }
});

test('the standing marks who has most, and tells what it is worth', () => {
  render(Standing, { view: dirk.view, names: NAMES, me: 0 });
  expect(screen.getByRole('row', { name: 'chambers · · 4 first place 11/4' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'pavilion 1 second place 2 first place 1 second place 8/1' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Points 5 1 13' })).toBeTruthy();
  expect(screen.queryByText('Money that everyone has seen')).toBeNull();
});

test('the memory aid shows the money of everyone', () => {
  render(Standing, { view: six.view, names: NAMES, me: 3 });
  expect(screen.getByRole('row', { name: 'Ada 1 9 6 8 6 6' })).toBeTruthy();
});

test('a seat tells points, money and buildings', () => {
  render(Seat, { view: six.view, seat: 0 });
  expect(screen.getByText('37 points')).toBeTruthy();
  expect(screen.getByText('6 money cards')).toBeTruthy();
  expect(screen.getByText('garden: 2, the most')).toBeTruthy();
});

test('the result tells where the points come from, and who got the last buildings', () => {
  render(Result, { view: over.view, names: NAMES, me: 0 });
  expect(screen.getByRole('row', { name: 'Points 75 26 88 101' })).toBeTruthy();
  expect(screen.getByText('tower 11 goes to Tobi, for the most money: Ada 8, Mara 10, Tobi 15, Nadège 0.')).toBeTruthy();
});

test('some rules have a drawn example, most have none', () => {
  const drawn = ['AL-1', 'AL-2', 'AL-3', 'AL-21', 'AL-22', 'AL-23', 'AL-24', 'AL-32', 'AL-41'];
  for (const rule of drawn) {
    const { container, unmount } = render(Example, { rule });
    expect(container.querySelector('figcaption')?.textContent).not.toContain('alhambra-');
    unmount();
  }
  expect(render(Example, { rule: 'AL-12' }).container.querySelector('figure')).toBeNull();
});
