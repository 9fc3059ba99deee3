/** The time as the server has it: a device whose clock is wrong doesn't think that it is late. */
import { say } from './words.svelte';

const CLOSE_ENOUGH = 2; // seconds: the server tells its time in whole ones

class Clock {
  now = $state(Date.now() / 1000);
  ahead = 0; // seconds that the server is ahead of this device
}
const clock = new Clock();
setInterval(() => (clock.now = Date.now() / 1000 + clock.ahead), 250);

/** What time it is, in seconds; it goes on by itself. */
export const now = (): number => clock.now;

/** The server has told its time, as the header `Date` of an answer. */
export function learnTime(told: string | null): void {
  const ahead = told ? Date.parse(told) / 1000 - Date.now() / 1000 : Number.NaN;
  if (!Number.isNaN(ahead)) clock.ahead = Math.abs(ahead) > CLOSE_ENOUGH ? ahead : 0;
}

/** A time to go, as it is read off a clock. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 172_800) return say('page-days', { count: Math.round(left / 86_400) });
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** How pressing it is: time for this move is left, the reserve is being used, or all of it is almost up. */
export type Pressure = 'calm' | 'bank' | 'short';

/** `left` seconds in all, `bank` of them in reserve, `move` for each decision. */
export function pressure(left: number, bank: number, move: number): Pressure {
  const short = Math.max(10, Math.min(3600, move / 4));
  if (left < short) return 'short';
  return bank > 0 && left < bank ? 'bank' : 'calm';
}
