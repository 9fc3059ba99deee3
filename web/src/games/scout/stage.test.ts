import { beforeAll, describe, expect, it } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { inEnglish } from '../testing';
import { fixtures } from './fixtures';
import { stage, why } from './stage';
import type { Event, RoundEnded, View } from './wire';

beforeAll(() => inEnglish('scout'));
const NAMES = ['Ada', 'Mara', 'Tobi', 'Luca'];
const before = fixtures['four-single'].view;
const scored = (scores: number[], more: Partial<View> = {}): View => ({ ...before, ...more, seats: before.seats.map((seat, at) => ({ ...seat, score: scores[at] ?? 0 })) });
const ended = (more: Partial<RoundEnded> = {}): RoundEnded => ({
  event: 'round_ended', round: 1, reason: 'empty', seat: 3, points: [6, 5, -1, 12], taken: [8, 7, 5, 9], chips: [2, 1, 0, 3], cards: [4, 3, 6, 0], spared: null, ...more,
});
const show: Event = { event: 'shown', seat: 3, cards: ['6/9', '6/4'], taken: 2 };
const dealt: Event = { event: 'dealt', round: 2, starter: 1, hand: null };
const told = (events: Event[], after: View, past: Event[] = []) => stage.scenes({ events, past, before, after });
const said = (scene: ReturnType<typeof told>[number] | undefined) => scene?.verdict.map((words) => tell(words, NAMES)).join(' ');

describe('the end of a round', () => {
  it('tells why it ended, what everyone has, and the new standing, before the next deal', () => {
    const [scene] = told([show, ended(), dealt], scored([6, 5, -1, 12]));
    expect(scene && tell(why(scene.shown), NAMES)).toBe('Luca goes out with 6 · 6!');
    expect(scene?.shown.rows[0]).toEqual({ seat: 0, taken: 8, chips: 2, cards: 4, spared: false, points: 6, before: 0, score: 6 });
    expect(said(scene)).toBe('The most of this round: Luca, +12. Luca leads with 12.');
    expect(scene?.next && tell(scene.next, NAMES)).toBe('On to round 2: Mara starts');
  });
  it('celebrates a Show that nobody beat: its cards, and what the hand doesn’t cost', () => {
    const [scene] = told([ended({ reason: 'unbeaten', cards: [4, 3, 6, 2], spared: 3 }), dealt], scored([6, 6, -1, 6]), [show]);
    expect(scene && tell(why(scene.shown), NAMES)).toBe('Nobody beats Luca: 6 · 6!');
    expect(scene?.shown.rows.map(({ spared }) => spared)).toEqual([false, false, false, true]);
    expect(said(scene)).toBe('Luca pays nothing for 2 cards in hand. The most of this round: Luca, +12. Ada & Mara & Luca lead with 6 each.');
  });
  it('of the match names the winners, and promises no further round', () => {
    const [scene] = told([show, ended(), { event: 'match_ended', scores: [20, 5, 1, 20], winners: [0, 3] }], scored([20, 5, 1, 20], { winners: [0, 3] }));
    expect(said(scene)).toContain('Ada & Luca share the win with 20.');
    expect(scene?.next).toBeUndefined();
  });
  it('speaks to a reader at the table', () => {
    const [scene] = told([show, ended({ seat: 0 })], scored([9, 5, -1, 2]));
    const names = Object.assign([...NAMES], { you: 0 });
    expect(scene && tell(why(scene.shown), names)).toBe('You go out with 6 · 6!');
    expect(scene?.verdict.map((words) => tell(words, names)).at(-1)).toBe('You lead with 9.');
  });
  it('is all that is told: single moves are not', () => {
    expect(told([show], before)).toEqual([]);
  });
});
