/** What the tests of all games share. */
import { load, loadMessages, speak } from '../lib/words.svelte';

export const NAMES = ['Ada', 'Mara', 'Tobi', 'Nadège', 'Luca', 'Ines'];

/** Have a game's sentences at hand, in English. */
export async function inEnglish(game: string): Promise<void> {
  await load('page', 'match', 'playing');
  await loadMessages(game, true);
  await speak('en');
}
