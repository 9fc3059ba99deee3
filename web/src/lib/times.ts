/** Times as people say them. */
import { language, say } from './words.svelte';

const UNITS = [['day', 86400], ['hour', 3600], ['minute', 60]] as const;

/** How long ago something was, in seconds since 1970. */
export function ago(then: number, now = Date.now() / 1000): string {
  const passed = now - then;
  const [unit, seconds] = UNITS.find(([, each]) => passed >= each) ?? [];
  if (!unit || unit === 'minute') return say('me-lately');
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.round(passed / seconds), unit);
}

/** A day of the calendar. */
export const day = (at: number): string => new Date(at * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'long', year: 'numeric' });

/** How much time is left, in the largest unit that fits. */
export function timeLeft(due: number, now = Date.now() / 1000): string {
  const left = Math.max(0, due - now);
  const [unit, seconds] = UNITS.find(([, each]) => left >= 2 * each) ?? ['minute', 60];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(Math.ceil(left / seconds));
}
