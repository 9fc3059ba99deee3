/** Positions of real matches, for the tests. */
import { load, speak } from '../../lib/words.svelte';
import stored from './fixtures.json';
import type { Action, View } from './wire';

export interface Fixture {
  view: View;
  moves: Action[];
}

/** A position as the server sent it. */
export function fixture(name: keyof typeof stored): Fixture {
  return structuredClone(stored[name]) as unknown as Fixture;
}

export const NAMES = ['Ada', 'Tobi', 'Nadège', 'Max', 'Zoë'];

/** Has the game's sentences at hand, in English. */
export async function inEnglish(game = 'scout'): Promise<void> {
  await load('page', game, `${game}-page`);
  await speak('en');
}
