import { beforeAll, describe as suite, expect, test } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { byFamily, byWorth, FAMILIES, valueOf } from './cards';
import { choose, isListed, selected } from './choice';
import { course, describe, expected, status } from './sentences';
import { EXAMPLES } from './examples';
import { inEnglish, NAMES as names } from '../testing';
import { fixtures } from './fixtures';
import { prompts } from './guide';
import { look } from './parts/purse';
import { afterWinning, counting, known, ranking, seatState } from './parts/standing';
import type { View } from './wire';

type Name = keyof typeof fixtures;
const view = (name: Name) => fixtures[name].view;
const moves = (name: Name) => fixtures[name].moves;
beforeAll(() => inEnglish('score5'));

suite('cards', () => {
  test('a deck may have the same card in two sets', () => {
    expect(valueOf('g5A')).toBe(5);
    expect(byWorth(['g5B', 'g5A'], { g5A: 1, g5B: 2 })).toEqual(['g5A', 'g5B']);
  });
  test('a hand is held by family, the best first', () => {
    expect(byFamily(['joker', 'b5', 'g5', 'g30'])).toEqual(['g30', 'g5', 'b5', 'joker']);
  });
  test('each card that counts stands in its family, the joker in the one that it was named', () => {
    const over = view('over');
    for (const [seat, { counted }] of over.seats.entries()) {
      expect(counting(over, seat)?.filter((card) => card !== null)).toEqual(counted);
    }
    const named = { ...over, joker: 'violet' as const, seats: over.seats.map((each) => ({ ...each, counted: ['g80', 'joker', 'b5'] })) };
    expect(counting(named, 0)).toEqual(['g80', null, null, 'joker', 'b5']);
  });
  test('what a bid would bring is told before it is laid', () => {
    expect(afterWinning(view('first'), ['b5', 'g10'])).toBe(120);
    const joker = view('joker');
    expect(afterWinning(joker, [])).toBe((joker.points ?? 0) + 75 - Math.min(75, ...Object.values(joker.best ?? {}).map((card) => (card ? valueOf(card) : 0))));
  });
});

suite('words', () => {
  const said = (action: Parameters<typeof describe>[0], of: View) => tell(describe(action, of));
  test('the status tells auction and phase', () => {
    expect(tell(status(view('adjusting')))).toBe('Auction 3 of 12 · adjust your bids');
    expect(tell(status(view('over')))).toBe('The match is over');
  });
  test('a button says what will happen', () => {
    expect(said({ action: 'bid', cards: ['g10', 'b5'] }, view('first'))).toBe('Bid 15 with 2 cards');
    expect(said({ action: 'bid' }, view('first'))).toBe('Bid nothing');
    expect(said({ action: 'bid', cards: ['y20'] }, view('adjusting'))).toBe('Change the bid to 20 with one card');
    expect(said({ action: 'bid', cards: [] }, view('adjusting'))).toBe('Take the whole bid back');
    expect(said({ action: 'final' }, view('adjusting'))).toBe('Final: bid 45 with 2 cards');
    expect(said({ action: 'final' }, view('spectator'))).toBe('Final');
    expect(said({ action: 'take', card: 'g30' }, view('take'))).toBe('Take green 30');
    expect(said({ action: 'name', family: 'blue' }, view('naming'))).toBe('The joker is blue');
  });
  test('while others decide, they are named', () => {
    expect(tell(expected(view('laid'), names, false))).toBe('You have laid. Waiting for Tobi, Nadège');
    expect(tell(expected(view('won'), names, false))).toBe('Mara takes a card');
    expect(tell(expected(view('first'), names, true))).toBe('Which cards do you bid for red 75?');
  });
});

suite('choices', () => {
  test('a draft outlives other people’s moves, but not its auction or its cards', () => {
    const laying = view('laying');
    const [a = '', b = ''] = laying.hand ?? [];
    const draft = { auction: laying.auction, cards: [a, b] };
    const moved = { ...laying, seats: laying.seats.map((each) => ({ ...each, ready: true })) };
    expect(selected(moved, draft)).toEqual(byWorth([a, b], laying.ties));
    expect(selected({ ...laying, hand: [b] }, draft)).toEqual([b]);
    expect(selected({ ...laying, auction: laying.auction + 1 }, draft)).toEqual([]);
  });
  test('cards put aside during the share-out are for the next auction', () => {
    const won = view('won');
    const draft = { auction: won.auction + 1, cards: ['b5'] };
    expect(selected(won, draft)).toEqual(['b5']);
    expect(selected({ ...won, phase: 'laying', auction: won.auction + 1, bid: [] }, draft)).toEqual(['b5']);
  });
  test('an unchanged bid is declared final, a changed one is changed', () => {
    const adjusting = view('adjusting');
    expect(choose(adjusting, moves('adjusting'), adjusting.bid ?? [], null, null)?.action).toEqual({ action: 'final' });
    expect(choose(adjusting, moves('adjusting'), [], null, null)?.action).toEqual({ action: 'bid', cards: [] });
  });
  test('what the server lists is listed, whatever else is asked', () => {
    expect(isListed({ action: 'bid', cards: ['b5', 'g10'] }, moves('first'))).toBe(true);
    expect(isListed({ action: 'bid' }, moves('first'))).toBe(true);
    expect(isListed({ action: 'final' }, moves('first'))).toBe(false);
    expect(isListed({ action: 'bid', cards: [] }, moves('capped'))).toBe(false);
  });
});

suite('standing', () => {
  test('without the memory aid only one’s own cards are known', () => {
    const secret = view('secret');
    expect(secret.seats.map((_, seat) => known(secret, seat) !== null)).toEqual([false, true, false]);
  });
  test('a bid that is being shared out is its owner’s no more', () => {
    expect(known(view('won'), 0)).toEqual(byFamily(view('won').hand ?? []));
  });
  test('the winner leads the ranking', () => {
    expect(ranking(view('over'))[0]).toBe(view('over').winners[0]);
  });
  test('each phase has its word for a seat', () => {
    expect(view('adjusting').seats.map((_, seat) => seatState(view('adjusting'), seat))).toEqual(['adjusts', 'final', 'adjusts', 'adjusts']);
    expect(seatState(view('won'), 0)).toBe('won');
  });
  test('the price of a win is remembered only by who saw the bids turned up', () => {
    const won = view('won');
    const before = look({ auction: 0, total: null }, { ...won, phase: 'adjusting' });
    const after = look(before, won);
    expect(after.total).toBe(won.seats[0]?.total);
    const fewer = { ...won, seats: won.seats.map((each) => ({ ...each, total: 5 })) };
    expect(look(after, fewer).total).toBe(won.seats[0]?.total);
    expect(look({ auction: 0, total: null }, won).total).toBe(null);
  });
});

suite('the rest', () => {
  test('the course has a point for the start and one for each auction', () => {
    const first = view('first');
    const views = [first, { ...first, phase: 'sharing' as const }, { ...view('laid'), auction: 2 }, { ...view('over'), auction: 2 }];
    const { labels, lines } = course(views);
    expect(labels.map((label) => tell(label))).toEqual(['Start', 'Auction 1', 'Auction 2']);
    expect(lines).toEqual(first.seats.map((_, seat) => [first, view('laid'), view('over')].map((each) => each.seats[seat]?.score)));
    expect(course([])).toEqual({ labels: [], lines: [] });
  });
  test('every prompt comes up in some position, and says something', () => {
    const all = ['first', 'laying', 'adjusting', 'take', 'won', 'joker', 'many'] as const;
    for (const { id, when } of prompts) {
      expect(all.some((name) => when(view(name), moves(name).length > 0, moves(name))), id).toBe(true);
      expect(tell({ part: 'words', say: id })).not.toBe(id);
    }
    expect(prompts.filter(({ when }) => when(view('first'), true, moves('first'))).map(({ id }) => id)).toEqual(['score5-page-guide-goal']);
  });
  test('the cards of drawn examples are cards', () => {
    for (const { rows } of Object.values(EXAMPLES))
      for (const card of rows.flatMap(({ cards }) => cards)) expect(view('first').ties[card], card).toBeDefined();
    expect(FAMILIES).toHaveLength(5);
  });
});
