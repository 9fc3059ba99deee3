/** What somebody likes is remembered by the server, too, so that it is the same on all their devices. */
import { onRemember, prefs, remember, type Liked } from './prefs.svelte';
import { ask } from './server';

const SHARED = ['theme', 'speed', 'sound', 'level', 'levels', 'players', 'guided', 'muted'] as const satisfies (keyof Liked)[];
const PAUSE = 1500; // milliseconds, so that several changes are sent together
const UNTOLD = 'stammtisch-untold'; // in this browser's storage: something was changed here that the server hasn't been told
let timer = 0;

function untold(is?: boolean): boolean {
  try {
    if (is === true) localStorage.setItem(UNTOLD, 'yes');
    if (is === false) localStorage.removeItem(UNTOLD);
    return localStorage.getItem(UNTOLD) !== null;
  } catch {
    return false; // no storage
  }
}

const shared = (): Partial<Liked> => Object.fromEntries(SHARED.map((name) => [name, prefs[name]]));

/** Take over what was changed on another device. */
export async function takeLikes(): Promise<void> {
  if (untold()) return tellLikesNow(); // the page was left too soon
  const found = await ask<Partial<Liked>>('GET', '/api/me/likes');
  const known = SHARED.filter((name) => typeof found[name] === typeof prefs[name]);
  if (known.length) remember(Object.fromEntries(known.map((name) => [name, found[name]])), false);
  else tellLikes();
}

function tellLikes(): void {
  untold(true);
  clearTimeout(timer);
  timer = window.setTimeout(() => void tellLikesNow().catch(() => {}), PAUSE);
}

/** Another device is about to ask for them. */
export async function tellLikesNow(): Promise<void> {
  clearTimeout(timer);
  await ask('PUT', '/api/me/likes', shared());
  untold(false);
}

/** From now on, send every change, and begin with what the server knows. */
export function keepLikes(): void {
  onRemember((changes) => {
    if (prefs.known && ['known', ...SHARED].some((name) => name in changes)) tellLikes();
  });
  if (prefs.known) void takeLikes().catch(() => {});
}
