/** The games, each loaded when it is needed. */
import type { GameModule } from './contract';
import { load } from '../lib/words.svelte';

export type GameName = 'score5' | 'alhambra' | 'scout';
export const GAMES: GameName[] = ['score5', 'alhambra', 'scout'];
/** How many can play, and how long it takes, in minutes. */
export const FACTS: Record<GameName, { low: number; high: number; minutes: number }> = {
  score5: { low: 2, high: 5, minutes: 20 },
  alhambra: { low: 2, high: 6, minutes: 40 },
  scout: { low: 2, high: 5, minutes: 15 },
};
export const PREFIX: Record<GameName, string> = { score5: 'S5', alhambra: 'AL', scout: 'SC' };

const modules = import.meta.glob('./*/index.ts', { import: 'default' });

export const isGame = (name: string): name is GameName => `./${name}/index.ts` in modules;

/** A game with its messages. */
export async function loadGame(name: string): Promise<GameModule> {
  const module = modules[`./${name}/index.ts`];
  const own = module && !new URLSearchParams(location.search).has('plain'); // ?plain: as it would look without its folder
  const [game] = await Promise.all([own ? module() : import('../plain').then((plain) => plain.default), load('match', name, `${name}-page`)]);
  return game as GameModule; // the one cast: from here on a game's views and actions are unknown
}
