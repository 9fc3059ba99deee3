import { beforeAll, describe, expect, test } from 'vitest';
import { guess, has, language, list, load, say, seat, speak, tell, words } from './words.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'match', 'playing', 'scout');
});

describe('sentences', () => {
  test('are those of the package, with what goes into them', () => {
    expect(say('page-mute', { name: 'Ada' })).toBe('Mute Ada');
    expect(say('page-won', { count: 2 })).toContain('share');
  });
  test('change with the language, also those that were loaded before', async () => {
    await speak('de');
    expect(language()).toBe('de');
    expect(say('page-play-now')).toBe('Jetzt spielen');
    expect(document.documentElement.lang).toBe('de');
    await speak('en');
  });
  test('know their attributes, and what is missing', () => {
    expect(has('SC-4.note')).toBe(true);
    expect(has('SC-1.note')).toBe(false);
    expect(has('no-such-message')).toBe(false);
  });
  test('from the wire name seats as the reader does, and count by numbers', () => {
    const shown = words('scout-tell-shown', { player: seat(1), cards: '3 · 4', taken: 1 });
    expect(tell(shown, ['Ada', 'Bo'])).toBe('Bo: Show 3 · 4, one card taken.');
    const rows = list([words('tell-row', { who: seat(0), what: '−2' }), words('tell-row', { who: seat(1), what: '7' })], '; ');
    expect(tell(rows, ['Ada', 'Bo'])).toBe('Ada −2; Bo 7');
  });
  test('speak to a reader without a name, and about everyone else', () => {
    const names = Object.assign(['You', 'Mara'], { you: 0 });
    const dealt = (starter: number) => tell(words('scout-tell-dealt', { round: 1, starter: seat(starter) }), names);
    expect(dealt(0)).toBe('Round 1. You start.');
    expect(dealt(1)).toBe('Round 1. Mara starts.');
    expect(tell(words('scout-tell-dealt', { round: 1, starter: seat(0) }), ['You', 'Mara'])).toBe('Round 1. You starts.');
    const won = (...seats: number[]) => tell(words('tell-match-ended', { winners: list(seats.map(seat), ' & '), count: seats.length, table: '…' }), names);
    expect(won(0)).toBe('You win! Points: ….');
    expect(won(0, 1)).toBe('You & Mara share the win! Points: ….');
  });
});

test('the browser’s wishes lead to the best of our languages', () => {
  expect(guess(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
  expect(guess(['ja'])).toBe('en');
});
