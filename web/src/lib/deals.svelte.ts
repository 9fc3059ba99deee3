/** Common deals: everybody plays the same, alone, and is compared by the server when they have finished. */
import type { Daily, DealState, MyDeals, NewDeal, Opened, OthersRuns } from '../wire';
import { titleOf } from './games.svelte';
import { prefs } from './prefs.svelte';
import { ask } from './server';
import { language, say } from './words.svelte';

const at = (deal: string, more = '') => `/api/deals/${encodeURIComponent(deal)}${more}`;

class Today {
  daily = $state.raw<Daily | null>(null);
}
export const today = new Today();

/** Ask for the deals of the day, if the server knows us at all. */
export async function lookAtToday(): Promise<void> {
  if (prefs.known) today.daily = await ask<Daily>('GET', '/api/daily').catch(() => today.daily);
}

export const dealOf = (deal: string) => ask<DealState>('GET', at(deal), undefined, 3);
/** The table where it is played: the first time it counts. */
export const playDeal = async (deal: string): Promise<string> => (await ask<Opened>('POST', at(deal, '/table'))).id;
export const makeDeal = (wanted: NewDeal) => ask<DealState>('POST', '/api/deals', wanted);
export const myDeals = (since = 0) => ask<MyDeals>('GET', `/api/me/deals?since=${since}`);

/** All that you have begun, page by page, for a file. */
export async function everyDeal(): Promise<MyDeals['deals']> {
  const all: MyDeals['deals'] = [];
  for (let page = await myDeals(); page.deals.length; page = await myDeals(all.length)) all.push(...page.deals);
  return all;
}

/** How many of a hundred others made less; those who made as much count half. Nothing where there are no others. */
export const better = ({ count, less, same }: OthersRuns): number | null => (count ? Math.floor((100 * (less + same / 2)) / count) : null);

/** A day of the deals as the reader calls it. It is the same day everywhere, whatever day it is here. */
export const dayName = (day: string, how: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language(), { ...how, timeZone: 'UTC' });

/** The last so many days up to this one, the earliest first. */
export function daysUpTo(day: string, count: number): string[] {
  const last = Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: count }, (_, i) => new Date(last - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10));
}

/** A result in a sentence that gives nothing of the cards away. */
export function toldOf(deal: DealState): string {
  const what = deal.day ? `${say('deal-of-the-day')}, ${dayName(deal.day)}` : say('deal-among');
  const told = say('deal-told', { game: titleOf(deal.game), what, points: deal.result?.score ?? 0 });
  const percent = deal.comparison ? better(deal.comparison.people) : null;
  return percent === null || !deal.result?.counts ? told : say('deal-told-better', { told, percent });
}
