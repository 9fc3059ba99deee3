/** What you have played: your records and the people you met. The server works it out, and tells it to nobody else. */
import type { Companion, Course, MyMatches, PlayRecord, Progress, Records, Told } from '../wire';
import { prefs } from './prefs.svelte';
import { ask } from './server';

/** So many of the last matches have to be won before the next level is suggested. */
const ENOUGH = 3;
const OF = 5;

class Known {
  records = $state.raw<PlayRecord[]>([]);
  companions = $state.raw<Companion[]>([]);
  /** Whether the server has answered, or there is nothing to ask for. */
  told = $state(!prefs.known);
}
export const known = new Known();

/** Ask the server, if it knows us at all. */
export async function recall(): Promise<void> {
  if (prefs.known) {
    const found = await ask<Records>('GET', '/api/me/records').catch(() => null);
    if (!found) return;
    known.records = found.records;
    known.companions = found.companions;
  }
  known.told = true;
}

/** The record in a game against the bots of a level. */
export const recordOf = (game: string, company: string): PlayRecord | undefined =>
  known.records.find((each) => each.game === game && each.company === company);

/** The level to try next, if the record against this one says so. */
export function readyFor(game: string, level: string, levels: readonly string[]): string | undefined {
  const recent = recordOf(game, level)?.recent ?? [];
  return recent.length === OF && recent.filter(Boolean).length >= ENOUGH ? levels[levels.indexOf(level) + 1] : undefined;
}

/** The level that suits somebody by their record: the highest they have played enough against, the next one if they are ready for it, or the one below if they won nothing. */
export function suits(game: string, levels: readonly string[]): string | undefined {
  const at = levels.findLastIndex((level) => recordOf(game, level)?.recent.length === OF);
  if (at < 0) return undefined;
  const won = recordOf(game, levels[at] ?? '')?.recent.filter(Boolean).length ?? 0;
  return readyFor(game, levels[at] ?? '', levels) ?? levels[won ? at : Math.max(0, at - 1)];
}

export type Filters = { game: string; with: string; result: '' | 'won' | 'lost' | 'aside' };

/** A page of your matches. */
export function myMatches(filters: Filters, since: number): Promise<MyMatches> {
  const wanted = Object.entries(filters).flatMap(([name, value]) => (value ? [`&${name}=${encodeURIComponent(value)}`] : []));
  return ask<MyMatches>('GET', `/api/me/matches?since=${since}${wanted.join('')}`);
}

/** All of your matches, page by page, for a file. */
export async function everyMatch(): Promise<MyMatches['matches']> {
  const all: MyMatches['matches'] = [];
  for (let page = await myMatches({ game: '', with: '', result: '' }, 0); page.matches.length; page = await myMatches({ game: '', with: '', result: '' }, all.length)) {
    all.push(...page.matches);
  }
  return all;
}

export const myCourse = () => ask<Course>('GET', '/api/me/course');
export const myProgress = () => ask<Progress>('GET', '/api/me/progress');
export const forget = (match = '') => ask('DELETE', `/api/me/matches${match && `/${match}`}`);
export const invite = (table: string, person: string) => ask<Told>('POST', `/api/tables/${table}/invite`, { person });
export const decline = (table: string) => ask('DELETE', `/api/me/invitations/${table}`);
