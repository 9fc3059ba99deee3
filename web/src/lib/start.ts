/** Opening tables. */
import type { TableSettings } from '../wire';
import { command, contribution, openTable } from './server';

/** A table of one's own against bots, dealt at once. The memory aid is on, since bots remember. */
export async function startAgainstBots(game: string, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ bot: level }));
  const settings: TableSettings = { game, players, options: { memory: true }, seats: [{}, ...bots], stand_in: level };
  const { id } = await openTable({ settings, contribution: contribution() });
  await command(id, { do: 'start' });
  return id;
}
