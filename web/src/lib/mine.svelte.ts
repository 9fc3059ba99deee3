/** The tables where you sit, looked at again and again: on the first screen, in the title, and on the app's icon. */
import type { Invitation, MyTables, TableInfo } from '../wire';
import { prefs } from './prefs.svelte';
import { route } from './route.svelte';
import { ask, Unreachable } from './server';
import { play } from './sound';

const TICK = 4000; // milliseconds
const ELSEWHERE = 5; // ticks between two looks on another screen than the first

class Mine {
  tables = $state.raw<TableInfo[]>([]);
  invitations = $state.raw<Invitation[]>([]);
  unreachable = $state(false);
  /** Where others wait for you; bots don't mind. */
  waiting = $derived(this.tables.filter((table) => table.my_turn && people(table) > 1));
}
export const mine = new Mine();

const people = ({ names }: TableInfo): number => names.filter((player) => player && player.level === null).length;

/** Look once, if somebody sees the page. */
export async function look(): Promise<void> {
  if (!prefs.known || document.hidden) return;
  const before = new Set(mine.tables.map(({ id }) => id));
  const waited = new Set(mine.waiting.map(({ id }) => id));
  try {
    const found = await ask<MyTables>('GET', '/api/me/tables');
    mine.tables = found.tables;
    mine.invitations = found.invitations;
    mine.unreachable = false;
  } catch (error) {
    mine.unreachable = error instanceof Unreachable;
    return;
  }
  const news = mine.waiting.some(({ id }) => before.has(id) && !waited.has(id) && route.path !== `/table/${id}`);
  if (news) play('knock');
  void (mine.waiting.length ? navigator.setAppBadge?.(mine.waiting.length) : navigator.clearAppBadge?.())?.catch(() => {});
}

/** Look from now on. */
export function keepLooking(): void {
  let ticks = 0;
  setInterval(() => {
    if (route.path === '/' || ++ticks % ELSEWHERE === 0) void look();
  }, TICK);
  document.addEventListener('visibilitychange', () => void look());
  void look();
}
