/** Opening tables. */
import type { TableSettings } from '../wire';
import type { Game } from './games.svelte';
import { levelFor, prefs } from './prefs.svelte';
import { command, contribution, openTable } from './server';

/** A table against bots, dealt at once. The memory aid is on, since bots remember. */
export async function startAgainstBots(game: Game, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ bot: level }));
  const settings: TableSettings = { game: game.name, players, options: 'memory' in game.options ? { memory: true } : {}, seats: [{}, ...bots], stand_in: level, reactions: true };
  const { id } = await openTable({ settings, contribution: contribution() });
  await command(id, { do: 'start' });
  return id;
}

/** How many sit down to a game: as many as last time, or as is usual. */
export const playersFor = (game: Game): number => Math.max(game.low, Math.min(prefs.players[game.name] ?? game.usual, game.high));

/** The same with as many bots as last time, of the level that was chosen. */
export const startAsUsual = (game: Game): Promise<string> => startAgainstBots(game, playersFor(game), levelFor(game.name));
