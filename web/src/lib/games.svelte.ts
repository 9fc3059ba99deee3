/** The games that can be played: the server's, and until it has answered (or without it) those that came with the page. */
import { FACTS } from '../facts';
import type { GameInfo } from '../wire';
import { language } from './words.svelte';

export type Game = Omit<GameInfo, 'ready'>;

class Known {
  games = $state.raw<readonly Game[]>(FACTS);
}
const known = new Known();

/** All of them, in the server's order. */
export const games = (): readonly Game[] => known.games;

export const gameOf = (name: string): Game | undefined => known.games.find((game) => game.name === name);

/** What a game is called. */
export const titleOf = (name: string): string => gameOf(name)?.about[language()]?.name ?? name;

/** What a game is like, in a line. */
export const taglineOf = (name: string): string => gameOf(name)?.about[language()]?.tagline ?? '';

/** The levels of the bots, the weakest first. */
export const levels = (): string[] => [...new Set(known.games.flatMap((game) => game.levels))];

let asked: Promise<void> | null = null;

/** Ask the server once which games it has; one that can't be reached is no reason not to show those that we know. */
export function learnGames(): Promise<void> {
  asked ??= fetch('/api/games')
    .then(async (answer) => {
      if (answer.ok) known.games = (await answer.json()) as Game[];
    })
    .catch(() => {
      asked = null; // another time
    });
  return asked;
}

/** A game by its name, waiting for the server if we don't know it. */
export async function findGame(name: string): Promise<Game | undefined> {
  if (name && !gameOf(name)) await learnGames();
  return gameOf(name);
}
