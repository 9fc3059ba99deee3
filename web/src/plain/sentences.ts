/** A game in words, as far as its messages go: `<game>-field-<name>`, `<game>-value-<value>`, `<game>-do-<action>`, `<game>-status`. */
import type { Course } from '../games/contract';
import { has, list, say, words, type Args, type Part } from '../lib/words.svelte';
import type { Words } from '../wire';
import { fieldsOf, isShort, type PlainAction, type PlainView, type Value } from './view';

/** A name of the wire as text: `money_left` is “Money left”. */
export function humanised(name: string): string {
  const text = name.replace(/[_-]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const id = (game: string, kind: string, name: string): string => `${game}-${kind}-${name.replaceAll('_', '-')}`;

/** What a field is called. */
export function labelOf(game: string, name: string): string {
  const message = `${game}-field-${name.replaceAll('_', '-')}`;
  return has(message) ? say(message) : humanised(name);
}

/** A value that fits into a line of text. */
export function textOfValue(game: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return say(value ? 'page-plain-yes' : 'page-plain-no');
  if (typeof value === 'number') return String(value).replace('-', '−');
  const message = id(game, 'value', value);
  return /^[a-z][a-z0-9_-]*$/.test(value) && has(message) ? say(message) : value;
}

/** These fields hold the number of a seat. */
const SEATS = /^(seat|owner|winner|starter|leader|dealer|turn)$/;

/** The value of a field in a line of text; seats are called by their names. */
export function textOfField(game: string, name: string, value: string | number | boolean, names: readonly string[]): string {
  return SEATS.test(name) && typeof value === 'number' ? (names[value] ?? '') : textOfValue(game, value);
}

function argument(game: string, value: Value | undefined): Part {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? words('page-plain-none') : list(value.map((each) => argument(game, each)));
  return isShort(value) ? textOfValue(game, value) : '';
}

const argumentsOf = (game: string, fields: object): Args =>
  Object.fromEntries(Object.entries(fields).map(([name, value]: [string, Value]) => [name, argument(game, value)]));

/** What an action does: the game's own sentence, or the action's parts one after the other. */
export function describe(action: PlainAction, { game }: PlainView): Words {
  const message = id(game, 'do', action.action);
  const { action: kind, ...rest } = action;
  if (has(message)) return words(message, argumentsOf(game, rest));
  const parts = fieldsOf(rest).flatMap(([name, value]): Part[] => {
    if (value === false) return [];
    const label = labelOf(game, name).toLowerCase();
    return [value === true ? label : words('page-plain-part', { name: label, value: argument(game, value) })];
  });
  return parts.length ? words('page-plain-do', { what: humanised(kind), parts: list(parts) }) : words('page-plain-do-alone', { what: humanised(kind) });
}

/** Where the match is, if the game has a sentence for it. */
export function status(view: PlainView): Words | null {
  const message = `${view.game}-status`;
  return has(message) ? words(message, argumentsOf(view.game, view)) : null;
}

/** What the viewer is asked for, or whom everyone waits for. */
export function expected(view: PlainView, acting: boolean, names: readonly string[]): Words {
  if (acting) return words('page-plain-choose');
  if (view.seat !== null && view.to_act.includes(view.seat)) return words('page-loading'); // their own move is under way
  return words('page-plain-waiting', { names: list(view.to_act.map((seat) => names[seat] ?? '')) });
}

/** The scores whenever one of them changed, if the seats of this game have one. */
export function course(views: PlainView[]): Course {
  const scores = views.map(({ seats }) => seats.map(({ score }) => (typeof score === 'number' ? score : 0)));
  const marks = scores.filter((now, at) => at === 0 || now.join() !== scores[at - 1]?.join());
  return {
    labels: marks.map((_, at) => words('page-plain-do-alone', { what: String(at) })),
    lines: (scores[0] ?? []).map((_, seat) => marks.map((now) => now[seat] ?? 0)),
  };
}
