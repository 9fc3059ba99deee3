/** Every sentence on the page, in the reader's language: the package's own Fluent messages. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Listing, SeatName, Words } from '../wire';

export type Language = 'en' | 'de' | 'fr' | 'it';
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' };

/** What goes into a sentence, or a sentence itself. */
export type Part = string | number | Words | SeatName | Listing;
export type Args = Record<string, Part>;

/** What the seats are called. `you` is the reader's own seat if they have no name: then sentences speak to them. */
export type Names = readonly string[] & { you?: number };

/** The catalogues that came with the page: ours by their names, a game's `game.ftl` by the game's, its `page.ftl` as `<game>-page`, and so on. */
const files = new Map(
  Object.entries({
    ...import.meta.glob<string>('../../../src/stammtisch/locales/*/{coach,deals,exercises,match,page,person,playing,review}.ftl', { query: '?raw', import: 'default' }),
    ...import.meta.glob<string>('../../../src/stammtisch/games/*/locales/*/{game,lesson,page,review}.ftl', { query: '?raw', import: 'default' }),
  }).map(([path, file]) => {
    const [, game, code, stem] = /(?:games\/([^/]+)\/)?locales\/([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
    return [`${code}/${!game ? stem : stem === 'game' ? game : `${game}-${stem}`}`, file];
  }),
);

class Speech {
  language = $state<Language>('en');
  /** Grows whenever a catalogue has arrived, so that everything said so far is said again. */
  arrived = $state(0);
  bundle = new FluentBundle('en', { useIsolating: false });
  loaded = new Set<string>();
}
const speech = new Speech();

/** The best of our languages for those that the browser prefers. */
export function guess(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return 'en';
}

/** The language that is spoken now. */
export const language = (): Language => speech.language;

/** Switch to another language, and load the same catalogues in it. */
export async function speak(wish: Language): Promise<void> {
  const catalogues = [...speech.loaded];
  const bundle = new FluentBundle(wish, { useIsolating: false });
  await Promise.all(catalogues.map((catalogue) => add(bundle, wish, catalogue)));
  speech.bundle = bundle;
  speech.language = wish;
  speech.arrived += 1;
  document.documentElement.lang = wish;
}

/** Have these catalogues at hand. */
export async function load(...catalogues: string[]): Promise<void> {
  const missing = catalogues.filter((catalogue) => !speech.loaded.has(catalogue));
  if (missing.length === 0) return;
  const bundle = speech.bundle;
  await Promise.all(missing.map((catalogue) => add(bundle, speech.language, catalogue)));
  for (const catalogue of missing) speech.loaded.add(catalogue);
  speech.arrived += 1;
}

/** Have a game's messages at hand: those about the game, or with `table` those of its table here, too. */
export async function loadMessages(game: string, table = false): Promise<void> {
  await load(game, ...(table && files.has(`en/${game}-page`) ? [`${game}-page`] : []));
}

/** Have what is said in a game's lesson at hand; a game that didn't come with the page has it among its messages. */
export const loadLesson = (game: string): Promise<void> => load(files.has(`en/${game}-lesson`) ? `${game}-lesson` : game);

/** Have what the coach says at hand: to everyone, and of a game's decisions where the game has words for them. */
export async function loadCoach(game: string): Promise<void> {
  await load('coach', 'review', ...(files.has(`en/${game}-review`) ? [`${game}-review`] : []));
}

async function add(bundle: FluentBundle, wish: Language, catalogue: string): Promise<void> {
  const file = files.get(`${wish}/${catalogue}`);
  const text = await (file ? file() : fromServer(catalogue, wish));
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** The messages of a game that didn't come with the page. Without them it is called by its title, and its fields by their names. */
async function fromServer(game: string, wish: Language): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/messages/${wish}`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  void speech.arrived;
  const [name = '', attribute] = id.split('.');
  const message = speech.bundle.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/**
 * A message (`id` or `id.attribute`) with what goes into it; `names` are those of the seats. About a reader without a name it has
 * a form of its own: an attribute that is called like the variable in which their seat is.
 */
export function say(id: string, args: Args = {}, names: Names = []): string {
  void speech.arrived;
  const message = speech.bundle.getMessage(id.split('.')[0] ?? '');
  const [, attribute = Object.keys(args).find((key) => message?.attributes[key] && isReader(args[key], names))] = id.split('.');
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  const given = Object.fromEntries(
    Object.entries(args).map(([key, part]) => [key, typeof part === 'number' ? part : tell(part, names)]),
  );
  return speech.bundle.formatPattern(pattern, given);
}

const isReader = (part: Part | undefined, { you }: Names): boolean =>
  you !== undefined && typeof part === 'object' && (part.part === 'seat' ? part.seat === you : part.part === 'list' && part.parts.length === 1 && isReader(part.parts[0], { you } as Names));

/** Words that came over the wire, or were put together here. */
export function tell(part: Part, names: Names = []): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'number') return String(part).replace('-', '−');
  if (part.part === 'words') return say(part.say, part.args ?? {}, names);
  if (part.part === 'seat') return names[part.seat] ?? '';
  return part.parts.map((each) => tell(each, names)).join(part.by ?? ', ');
}

/** A sentence to be spoken later. */
export const words = (id: string, args: Args = {}): Words => ({ part: 'words', say: id, args });
export const seat = (number: number): SeatName => ({ part: 'seat', seat: number });
export const list = (parts: Part[], by: ', ' | '; ' | ' & ' = ', '): Listing => ({ part: 'list', parts, by });
