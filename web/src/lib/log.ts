/** The log in words: what happened at a table, line by line. */
import type { Happened } from '../wire';
import { botName, visitorAt } from './people';
import { say, seat as seatName, tell, type Names } from './words.svelte';

export interface LogLine {
  key: string;
  /** The number of the message, and whether this is its first line. */
  number: number;
  first: boolean;
  text: string;
  seat: number | null;
  talk: boolean;
  by: string | null;
  person: string | null;
}

/** What happened so far and since then, with people called by the names that they have now. */
export function inPresentNames(happened: readonly Happened[], since: readonly Happened[]): Happened[] {
  let all = [...happened];
  for (const news of since) {
    // Friends around one screen sit there under names of their own, and keep them.
    const isTheirs = (each: Happened) => each.kind !== 'renamed' && each.person === news.person && each.name === news.text;
    if (news.kind === 'renamed') all = all.map((each) => (isTheirs(each) ? { ...each, name: news.name ?? '' } : each));
    all.push(news);
  }
  return all;
}

/** After these, other people sit at the seats. */
const SEATED = new Set(['sat', 'stood', 'sat-bot', 'sat-elsewhere', 'swapped', 'arranged']);
/** These say a seat's number only: who sat there, the present names tell. */
const BY_SEAT = new Set(['started', 'moved', 'proposed', 'answered', 'away', 'back', 'went-back']);

/**
 * The lines for all that is shown, of which `since` messages came before: each message has its number, so each line has a key.
 * Matches that were played before people changed seats are left out, since they would be told with the wrong names.
 */
export function linesOf(happened: readonly Happened[], since: number, names: Names, me: number | null): LogLine[] {
  const changed = happened.findLastIndex(({ kind }) => SEATED.has(kind));
  return happened.flatMap((each, i) =>
    i < changed && BY_SEAT.has(each.kind) ? [] : lineOf(each, names, me).map((line, part) => ({ ...line, key: `${since + i}-${part}`, number: since + i, first: part === 0 })));
}

/** Who sat at a seat: a person by their name, or a bot (null). */
const called = (name: string | null, seat: number | null): string => (name === null ? botName(seat ?? 0) : name || visitorAt(seat ?? 0));

/** The lines for one thing that happened; none for what needs no words. */
export function lineOf(each: Happened, names: Names, me: number | null): LogLine[] {
  const seat = each.seat ?? null;
  const name = each.name || (seat === null ? say('page-guest') : (names[seat] ?? ''));
  const who = seat !== null && seat === names.you ? seatName(seat) : name;
  const line = (text: string, part = 0, talk = false): LogLine => ({
    key: `${each.at}-${each.kind}-${seat}-${part}`, number: -1, first: part === 0, text, seat, talk, by: name || null, person: each.person ?? null,
  });
  switch (each.kind) {
    case 'started':
    case 'moved': {
      const told = (each.words ?? []).map((words) => tell(words, names));
      const late = each.by === 'clock' ? [say('page-log-late', { name, me: seat === me ? 'yes' : 'no' })] : [];
      return [...late, ...told].map((text, part) => line(text, part));
    }
    case 'said':
      return [line(each.text ?? '', 0, true)];
    case 'reacted':
      return [line(each.text ?? '', 0, true)];
    case 'stood':
      return [line(say(each.by === 'host' ? 'page-log-freed' : 'page-log-stood', { name: called(each.level ? each.name || null : (each.name ?? ''), seat) }))];
    case 'sat-elsewhere':
      return [line(say('page-log-sat-elsewhere', { name: called(each.name ?? '', seat), number: (each.other ?? 0) + 1 }))];
    case 'swapped':
      return [line(say('page-log-swapped', { name: called(each.names?.[0] ?? null, seat), other: called(each.names?.[1] ?? null, each.other ?? 0) }))];
    case 'arranged':
    case 'host-passed':
    case 'sat':
    case 'back':
    case 'proposed':
    case 'rested':
    case 'closed':
      return [line(say(`page-log-${each.kind}`, { name: who }, names))];
    case 'went-back':
      return [line(say(each.text === 'practice' ? 'page-log-practice' : 'page-log-went-back'))];
    case 'sat-bot':
      return [line(say('page-log-sat-bot', { name, level: say(`page-level-${each.level}`) }))];
    case 'renamed':
      return [line(each.text ? say('page-log-renamed', { was: each.text, name }) : say('page-log-named', { name }))];
    case 'answered':
      return [line(say('page-log-answered', { name: who, yes: each.yes ? 'yes' : 'no' }, names))];
    case 'away':
      return [line(say('page-log-away', { name, why: each.text ?? 'left', me: seat === me ? 'yes' : 'no' }))];
    default:
      return [];
  }
}
