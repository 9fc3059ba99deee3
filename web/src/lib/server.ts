/** Asking the server. */
import type {
  Arrange, Command, Done, Door, Fault, Hint, History, Judged, LessonAnswer, LessonTry, Matches, Me, NewTable, Opened, Replay, RoomCode, Tables, Verified,
} from '../wire';
import { learnTime } from './clock.svelte';
import { isBroken, readJson } from './files';
import { tellThem } from './notice.svelte';
import { prefs, remember } from './prefs.svelte';
import { language, say } from './words.svelte';

/** The server refused. */
export class Refused extends Error {
  constructor(readonly status: number, readonly fault: Fault) {
    super(fault.say);
  }
}

/** The server can't be reached. */
export class Unreachable extends Error {}

/** Whoever asks for these needn't be anybody yet. */
const FOR_STRANGERS = ['/api/people', '/api/devices', '/api/recovery'];

export async function ask<Answer>(method: string, path: string, body?: unknown, tries = 1): Promise<Answer> {
  if (!prefs.known && !FOR_STRANGERS.includes(path)) await comeIn();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { 'Accept-Language': language(), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    if (tries > 1) {
      await new Promise((resume) => setTimeout(resume, 600));
      return ask(method, path, body, tries - 1);
    }
    throw new Unreachable(say('page-unreachable'));
  }
  learnTime(response.headers.get('Date'));
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  if (response.status === 401 && !FOR_STRANGERS.includes(path)) {
    if (prefs.known) tellThem(say('page-signed-out-new'));
    await comeIn();
    return ask(method, path, body, tries);
  }
  const fault = (await response.json().catch(() => ({ error: 'defect', say: say('page-defect') }))) as Fault;
  throw new Refused(response.status, fault);
}

let coming: Promise<Me> | null = null;

/** Register with the server, which remembers us by a cookie that no script can read. */
function comeIn(): Promise<Me> {
  coming ??= ask<Me>('POST', '/api/people', { name: prefs.name, language: language() })
    .then((who) => {
      remember({ known: true });
      return who;
    })
    .finally(() => (coming = null));
  return coming;
}

/** A random text that goes into the deal, so that nobody else decides the deal alone. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const newId = () => crypto.randomUUID?.() ?? contribution();

export const me = () => ask<Me>('GET', '/api/me');
export const rename = (changes: { name?: string; language?: string }) => ask<Me>('PATCH', '/api/me', changes);
export const tables = () => ask<Tables>('GET', '/api/tables');
export const openTable = (wanted: NewTable) => ask<Opened>('POST', '/api/tables', wanted);
export const codeOf = (table: string) => ask<RoomCode>('POST', `/api/tables/${table}/code`);
export const join = (code: string) => ask<Opened>('POST', '/api/join', { code });
export const door = () => ask<Door>('GET', '/api/door');
/** A command is repeated until the server answers; since its id stays the same, it is carried out once. */
export const command = (table: string, wanted: Command) =>
  ask<Done>('POST', `/api/tables/${table}`, { id: newId(), command: wanted }, 8);
/** A page of what happened at a table before message number `before`. */
export const history = (table: string, seat: number | null, before: number) =>
  ask<History>('GET', `/api/tables/${table}/history?before=${before}${seat === null ? '' : `&seat=${seat}`}`, undefined, 3);
/** Change settings of a table. */
export const arrange = (table: string, settings: Arrange) => ask<Done>('PATCH', `/api/tables/${table}`, { id: newId(), settings }, 8);
export const judge = (table: string, seat: number, action: unknown) =>
  ask<Judged>('POST', `/api/tables/${table}/try`, { seat, action });
export const hint = (table: string, seat: number) => ask<Hint>('POST', `/api/tables/${table}/hint`, { seat });
/** A step of a game's lesson, and what comes of an action in it. */
export const lessonStep = (game: string, tried: Omit<LessonTry, 'played' | 'action'> & { played: unknown[]; action?: unknown }) =>
  ask<LessonAnswer>('POST', `/api/games/${encodeURIComponent(game)}/lesson`, tried);
export const matches = () => ask<Matches>('GET', '/api/matches');
/** A replay comes in pages: `seen` is told of all steps so far after each, and says whether to go on. */
export async function replay(match: string, seat: string, seen: (found: Replay) => boolean = () => true): Promise<Replay> {
  const path = `/api/matches/${match}?seat=${seat}`;
  let found = await ask<Replay>('GET', path);
  while (seen(found) && found.following !== null) {
    const page = await ask<Replay>('GET', `${path}&since=${found.following}`);
    found = { ...page, steps: [...found.steps, ...page.steps] };
  }
  return found;
}
export const verify = (match: string) => ask<Verified>('GET', `/api/matches/${match}/verify`);
export async function bring(file: File): Promise<Opened> {
  const document = await readJson(file);
  return ask<Opened>('POST', '/api/matches', document).catch((error: unknown) => {
    throw error instanceof Refused && error.fault.error === 'file-broken' ? isBroken(file) : error;
  });
}
