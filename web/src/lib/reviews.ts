/** Asking for reviews of finished matches, and going on from one. */
import type { Judged, Opened, ReviewAnswer, ReviewQuestion, ReviewState } from '../wire';
import { ask, command } from './server';

const at = (match: string, seat: number) => `/api/matches/${encodeURIComponent(match)}/reviews/${seat}`;

export const review = (match: string, seat: number) => ask<ReviewState>('GET', at(match, seat), undefined, 3);
export const wantReview = (match: string, seat: number) => ask<ReviewState>('POST', at(match, seat));
export const dropReview = (match: string, seat: number) => ask<undefined>('DELETE', at(match, seat));
export const shareReview = (match: string, seat: number, share: boolean) => ask<undefined>('POST', `${at(match, seat)}/share`, { share });
/** The table before a decision. What was better isn't in it. */
export const questionOf = (match: string, seat: number, number: number) => ask<ReviewQuestion>('GET', `${at(match, seat)}/moves/${number}`, undefined, 3);
export const judgeThere = (match: string, seat: number, number: number, action: unknown) => ask<Judged>('POST', `${at(match, seat)}/moves/${number}/try`, { action });
export const answerTo = (match: string, seat: number, number: number) => ask<ReviewAnswer>('GET', `${at(match, seat)}/moves/${number}/answer`, undefined, 3);

const LAST_TRY = 'stammtisch-last-try';
/** Go on from there at a table of one's own; returns it. The table of the try before isn't needed any more. */
export async function tryFromHere(match: string, seat: number, number: number): Promise<string> {
  const before = localStorage.getItem(LAST_TRY);
  if (before) await command(before, { do: 'close' }).catch(() => undefined);
  const { id } = await ask<Opened>('POST', `/api/matches/${encodeURIComponent(match)}/practice`, { seat, number });
  localStorage.setItem(LAST_TRY, id);
  return id;
}
