/** Settings, remembered in this browser. */
import { guess, type Language } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal';

export interface Liked {
  name: string;
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  buzz: boolean; // when it is one's turn, on a device that can
  letters: boolean; // are shortcuts at the table
  level: string;
  levels: Record<string, string>; // of the bots, by game, where another one was chosen than `level`
  players: Record<string, number>; // how many at the table, by game
  guided: string[]; // games whose guided first match is over or was skipped
  taught: string[]; // games whose lesson is over or was declined
  muted: string[]; // people whose talk isn't shown
  known: boolean; // to the server, by a cookie
  offered: boolean; // whether this device was asked if its browser should tell something
}

const KEY = 'stammtisch';
const UNSAID: Liked = {
  name: '', language: 'en', theme: 'auto', speed: 'normal', sound: true, buzz: false, letters: true, level: 'guest', levels: {},
  players: {}, guided: [], taught: [], muted: [], known: false, offered: false,
};

function remembered(): Liked {
  const first = { ...UNSAID, language: guess(navigator.languages ?? [navigator.language]) };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Liked>) };
  } catch {
    return first; // no storage, or it holds something else
  }
}

export const prefs: Liked = $state(remembered());

let changed: (changes: Partial<Liked>) => void = () => {};

/** Have somebody told of every change that is made on this device. */
export function onRemember(tell: (changes: Partial<Liked>) => void): void {
  changed = tell;
}

/** Change some settings, and keep them. */
export function remember(changes: Partial<Liked>, here = true): void {
  Object.assign(prefs, changes);
  if (here) changed(changes);
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(prefs)));
  } catch {
    // then nothing is remembered
  }
}

/** The level of the bots in a game. */
export const levelFor = (game: string): string => prefs.levels[game] ?? prefs.level;

/** How long a card is under way, in milliseconds; nothing moves where the system asks for calm. */
export function travelTime(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { off: 0, fast: 140, normal: 280 }[prefs.speed];
}

/** How great moments are told: picture by picture, with the last picture only, or not at all. */
export function staging(): 'pictures' | 'last' | 'never' {
  if (prefs.speed === 'off') return 'never';
  return prefs.speed === 'fast' || travelTime() === 0 ? 'last' : 'pictures';
}

/** How long another player's move stays on the table before the next one is shown. */
export function pause(): number {
  return { off: 0, fast: 350, normal: 900 }[prefs.speed];
}
