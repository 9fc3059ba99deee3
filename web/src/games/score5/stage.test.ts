import { beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { inEnglish } from '../testing';
import { fixtures } from './fixtures';
import { stage, type Bids, type Count, type Shared } from './stage';
import type { CardTaken, Event, Resolved } from './wire';

beforeAll(() => inEnglish('score5'));
const NAMES = ['Ada', 'Mara', 'Tobi', 'Luca'];
const { view: adjusting } = fixtures.adjusting;
const { view: over } = fixtures.over;
const resolved = (more: Partial<Resolved> = {}): Resolved => ({
  event: 'resolved', card: 'b70', winner: 2, bids: [['r15', 'v25'], ['b5'], ['g10', 'y55'], []], totals: [40, 5, 65, 0], order: [0, 1, 3],
  tied: [null, null, null, null], ...more,
});
const told = (events: Event[], before = adjusting, after = adjusting, past: Event[] = []) => stage.scenes({ events, past, before, after });
const said = (scene: ReturnType<typeof told>[number] | undefined) => scene?.verdict.map((words) => tell(words, NAMES)).join(' ');

describe('bids', () => {
  it('are turned up with the fewest cards first, of as many the lower one', () => {
    const [scene] = told([resolved()]);
    expect((scene?.shown as Bids).bids.map(({ seat }) => seat)).toEqual([3, 1, 0, 2]);
    expect((scene?.shown as Bids).bids.map(({ place }) => place)).toEqual([2, 1, 0, null]);
    expect(scene?.beats).toHaveLength(5);
    expect(said(scene)).toBe('Tobi gets blue 70: 65 against 40.');
  });
  it('that are equal are told with the numbers that decided', () => {
    const [scene] = told([resolved({ bids: [['r15', 'v25'], ['b5'], ['g10', 'r30'], []], totals: [40, 5, 40, 0], tied: ['r15', null, 'g10', null] })]);
    const { r15 = 0, g10 = 0 } = adjusting.ties;
    const cards = [`Ada: red 15 (≈${r15})`, `Tobi: green 10 (≈${g10})`];
    expect(said(scene)).toBe(`40 against 40: the highest tie-break number on one card decides. ${(g10 > r15 ? cards.reverse() : cards).join('; ')}. Tobi gets blue 70.`);
  });
  it('of which there is only one, or none, say so', () => {
    const nothing = { bids: [[], [], [], []], totals: [0, 0, 0, 0] };
    expect(said(told([resolved({ bids: [[], [], ['g10'], []], totals: [0, 0, 10, 0] })])[0])).toBe('Nobody else bids: Tobi gets blue 70 for 10.');
    expect(said(told([resolved({ ...nothing, winner: null, order: [] })])[0])).toBe('Nobody bids: blue 70 is out of the game.');
  });
});

describe('a share-out', () => {
  const take = (seat: number, card: string): CardTaken => ({ event: 'card_taken', seat, card, winner: 2 });
  const sharing = { ...adjusting, phase: 'sharing' as const };
  it('is told when its last card is taken, with who took what', () => {
    const past = [take(0, 'v45'), resolved(), take(0, 'g10')];
    const [scene] = told([take(1, 'y55')], sharing, adjusting, past);
    expect((scene?.shown as Shared).takes).toEqual([{ seat: 0, card: 'g10' }, { seat: 1, card: 'y55' }]);
    expect(said(scene)).toBe('Tobi paid 2 cards for blue 70; the others have them now.');
  });
  it('is not told before, nor where only one player took something', () => {
    expect(told([take(0, 'g10')], sharing, sharing, [resolved()])).toEqual([]);
    expect(told([take(0, 'g10')], sharing, adjusting, [resolved()])).toEqual([]);
  });
});

describe('the end', () => {
  const counted = over.seats.map((seat) => seat.counted ?? []);
  const scores = over.seats.map((seat) => seat.score ?? 0);
  const none = scores.map(() => null);
  it('is counted family by family, with the joker in the family that it was named', () => {
    const named: Event = { event: 'joker_named', seat: 0, family: over.joker ?? 'green' };
    const [scene] = told([named, { event: 'match_ended', scores, winners: over.winners, counted, tied: none }], adjusting, over);
    const { rows, joker } = scene?.shown as Count;
    expect(joker).toEqual({ seat: 0, family: over.joker ?? 'green' });
    expect(rows.map(({ cards }) => cards.filter(Boolean))).toEqual(counted.map((cards) => expect.arrayContaining(cards)));
    expect(scene?.beats).toHaveLength(6);
    expect(said(scene)).toContain('Ada names the joker’s family');
    expect(said(scene)).toContain(`${NAMES[over.winners[0] ?? 0]} wins with ${Math.max(...scores)}.`);
  });
  it('with equal scores tells which card decided', () => {
    const tied = [counted[0]?.[0] ?? null, counted[1]?.[0] ?? null, null, null];
    const [scene] = told([{ event: 'match_ended', scores: [300, 300, 10, 5], winners: [1], counted, tied }], adjusting, over);
    expect(said(scene)).toMatch(/^300 against 300: .*Mara wins with 300\.$/);
  });
});
