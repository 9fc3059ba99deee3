import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Judged } from '../../wire';
import Example from './Example.svelte';
import Picture from './Picture.svelte';
import Result from './Result.svelte';
import Seat from './Seat.svelte';
import Standing from './Standing.svelte';
import Table from './Table.svelte';
import type { Fixture } from '../contract';
import { inEnglish, NAMES } from '../testing';
import { fixtures } from './fixtures';
import type { Action, View } from './wire';

const fixture = (name: keyof typeof fixtures) => fixtures[name];
beforeAll(() => inEnglish('scout'));
afterEach(cleanup);

const REFUSED: Judged = { allowed: false, say: 'That isn’t stronger.', rule: 'SC-12' };

/** A table with a position on it, and what was played there. */
function sit({ view, moves }: Fixture<View, Action>, more: { acting?: boolean; advice?: Action } = {}) {
  const play = vi.fn<(action: Action) => void>();
  const judge = vi.fn(() => Promise.resolve(REFUSED));
  const props = { view, moves, names: NAMES, me: view.seat, acting: moves.length > 0, advice: null, play, judge, ...more };
  const { rerender } = render(Table, { props });
  return { play, judge, later: (next: Fixture<View, Action>) => rerender({ ...props, ...next, acting: next.moves.length > 0 }) };
}
const row = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('button');
const card = (at: number) => row('Your hand')[at] as HTMLElement;
const gap = (at: number) => row('Gaps in your hand')[at] as HTMLElement;
const end = (at: number) => row('The set on the table')[at] as HTMLElement;
const told = (button: HTMLElement) => button.querySelector('.unseen')?.textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const picked = () => row('Your hand').flatMap((each, at) => (each.getAttribute('aria-pressed') === 'true' ? [at] : []));

describe('before a round', () => {
  it('both ways to hold the hand are shown, one is chosen and confirmed', async () => {
    const { play } = sit(fixture('four-turning'));
    await press(/^Turn: 8 · 3 · 4/);
    expect(play).not.toHaveBeenCalled();
    await press('Turn the whole hand');
    expect(play).toHaveBeenCalledExactlyOnceWith({ action: 'turn' });
  });
  it('whoever has decided waits with the hand before them', () => {
    sit(fixture('four-turned'));
    expect(row('Your hand')).toHaveLength(11);
    expect(screen.getByText(/^Still deciding: /)).toBeTruthy();
  });
});

describe('a Show', () => {
  it('is picked card by card and confirmed', async () => {
    const { play } = sit(fixture('four-showing'));
    await fireEvent.click(card(4));
    await fireEvent.click(card(4));
    expect(picked()).toEqual([]);
    await fireEvent.click(card(2));
    await press('Show 7');
    expect(play).toHaveBeenCalledExactlyOnceWith({ action: 'show', first: 3, last: 3 });
  });
  it('that the server doesn’t list is asked about, and not played', async () => {
    const { play, judge } = sit(fixture('four-long'));
    await fireEvent.click(card(1));
    await fireEvent.click(card(2));
    await vi.waitFor(() => expect(screen.getByText(/That isn’t stronger/)).toBeTruthy());
    expect(judge).toHaveBeenCalledWith({ action: 'show', first: 2, last: 3 });
    await press('Show 1 · 6 and take 3 cards');
    expect(play).not.toHaveBeenCalled();
  });
  it('says on each card whether it can be part of one', () => {
    sit(fixture('four-showing'));
    expect(told(card(0))).toBe('7, other end 8, can be shown');
    cleanup();
    sit(fixture('four-long'));
    expect(told(card(0))).toBe('7, other end 9');
  });
});

describe('a Scout', () => {
  it('takes an end into a gap, and turns it there', async () => {
    const { play } = sit(fixture('four-long'));
    await fireEvent.click(end(1));
    await fireEvent.click(gap(4));
    expect(told(gap(4))).toBe('Between 4 and 7: 8 (again to turn it)');
    await fireEvent.click(gap(4));
    await press('Scout: the 8 turned to 1, between 4 and 7');
    expect(play).toHaveBeenCalledExactlyOnceWith({ action: 'scout', end: 'right', place: 5, turned: true });
  });
  it('can begin with its button, and take the chip', async () => {
    const { play } = sit(fixture('four-long'));
    await press('Scout…');
    await press('Scout & Show…');
    await fireEvent.click(end(0));
    await press('Turn it: 6 counts');
    await fireEvent.click(gap(3));
    await press(/^Scout & Show: the 8 turned to 6, between 6 and 4/);
    expect(play).toHaveBeenCalledExactlyOnceWith({ action: 'scout&show', end: 'left', place: 4, turned: true });
  });
  it('of a single card needs no end to be chosen, and costs a chip with two players', async () => {
    sit(fixture('two-single'));
    await press('Scout… (2 ◆)');
    expect(screen.getByText('Where does the 8 go? Choose a gap')).toBeTruthy();
  });
  it('is left by Escape, or by pressing the end again', async () => {
    sit(fixture('four-long'));
    await fireEvent.click(end(0));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('list', { name: 'Gaps in your hand' })).toBeNull();
    await fireEvent.click(end(0));
    await fireEvent.click(end(0));
    expect(screen.queryByRole('list', { name: 'Gaps in your hand' })).toBeNull();
  });
  it('isn’t offered without a chip for it, or from an empty table', () => {
    sit(fixture('five-long'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Scout & Show…' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Scout…' }).disabled).toBe(false);
    cleanup();
    sit(fixture('four-empty'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Scout…' }).disabled).toBe(true);
  });
});

describe('what is selected', () => {
  it('stays when others move, also before one’s turn', async () => {
    const own = fixture('four-long');
    const before = { view: { ...own.view, to_act: [2], set: ['3/9'], owner: 1 }, moves: [] };
    const { later, play } = sit(before);
    await fireEvent.click(card(4));
    await fireEvent.click(card(5));
    await later(own);
    expect(picked()).toEqual([4, 5]);
    expect(screen.getByRole('button', { name: 'Show 7 · 5 and take 3 cards' })).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
  });
  it('stays while scouting; only a card that is gone is chosen anew', async () => {
    const own = fixture('four-long');
    const { later } = sit(own);
    await fireEvent.click(end(1));
    await fireEvent.click(gap(2));
    await later({ ...own, view: { ...own.view, set: own.view.set.slice(1) } });
    expect(screen.getByRole('button', { name: 'Scout: the 8 between 1 and 6' })).toBeTruthy();
    await later({ ...own, view: { ...own.view, set: own.view.set.slice(0, 2) } });
    expect(screen.getByText('Which end of the set do you take?')).toBeTruthy();
    expect(gap(2).getAttribute('aria-pressed')).toBe('false');
  });
  it('is done with when the scouted card has arrived', async () => {
    const own = fixture('four-long');
    const { later } = sit(own);
    await fireEvent.click(end(1));
    await fireEvent.click(gap(0));
    const hand = [own.view.set[2] ?? '', ...(own.view.hand ?? [])];
    await later({ view: { ...own.view, hand, set: own.view.set.slice(0, 2) }, moves: [] });
    expect(screen.queryByRole('list', { name: 'Gaps in your hand' })).toBeNull();
    expect(picked()).toEqual([]);
  });
  it('doesn’t outlive its round', async () => {
    const own = fixture('four-showing');
    const { later } = sit(own);
    await fireEvent.click(card(2));
    await later({ ...own, view: { ...own.view, round: own.view.round + 1 } });
    expect(picked()).toEqual([]);
  });
});

describe('the rest of the table', () => {
  it('shows a hint on the cards', async () => {
    sit(fixture('four-showing'), { advice: { action: 'show', first: 2, last: 2 } });
    expect(told(card(1))).toMatch(/as the hint says$/);
    expect(told(card(0))).not.toMatch(/hint/);
  });
  it('gives spectators neither hand nor choice', () => {
    sit(fixture('four-spectator'));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Tobi is thinking')).toBeTruthy();
  });
  it('names every card that can move once', () => {
    sit(fixture('four-long'));
    const keys = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((each) => each.dataset.card);
    expect(keys).toHaveLength(14);
    expect(new Set(keys).size).toBe(14);
  });
});

describe('beside the table', () => {
  it('a seat tells how many cards and chips it has', () => {
    render(Seat, { props: { view: fixture('four-long').view, seat: 3 } });
    expect(screen.getByText('9 cards in hand')).toBeTruthy();
    expect(screen.getByText('Scout & Show chip spent')).toBeTruthy();
    expect(screen.queryByText('has decided')).toBeNull();
    cleanup();
    render(Seat, { props: { view: fixture('four-turned').view, seat: 0 } });
    expect(screen.getByText('has decided')).toBeTruthy();
  });
  it('the standing has points and, with the memory aid, what was seen', () => {
    const { view } = fixture('two-second');
    render(Standing, { props: { view, names: NAMES, me: 1 } });
    expect(screen.getByRole('row', { name: /Mara \+6 −8 6/ })).toBeTruthy();
    const seen = screen.getByRole('list', { name: 'Seen in the first round' });
    expect(within(seen).getAllByRole('listitem')).toHaveLength(view.spent?.length ?? -1);
    cleanup();
    render(Standing, { props: { view: fixture('three-mine').view, names: NAMES, me: 2 } });
    expect(screen.queryByText('Seen, now face down')).toBeNull();
  });
  it('the result has the best first', () => {
    render(Result, { props: { view: fixture('four-over').view, names: NAMES, me: 0 } });
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(/Nadège\s*wins.*53/s);
  });
  it('examples are drawn for some rules only', () => {
    const { container } = render(Example, { props: { rule: 'SC-12' } });
    expect(container.querySelectorAll('.card')).toHaveLength(11);
    cleanup();
    expect(render(Example, { props: { rule: 'SC-23' } }).container.querySelector('figure')).toBeNull();
  });
  it('the picture is a run', () => {
    const { container } = render(Picture);
    const numbers = [...container.querySelectorAll('.number')].map((each) => each.textContent);
    expect(numbers).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  });
});
