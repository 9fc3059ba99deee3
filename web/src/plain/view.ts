/** A view as the plain table sees it: named values, some of which every game has. */

export type Value = string | number | boolean | null | Value[] | Fields;
export interface Fields {
  [name: string]: Value | undefined;
}

/** A view of a game that has no folder here. */
export interface PlainView extends Fields {
  game: string;
  seat: number | null;
  to_act: number[];
  seats: Fields[];
  hand?: Value[] | null;
  winners?: number[];
}

export interface PlainAction extends Fields {
  action: string;
}

export const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something fits into a line of text. */
export const isShort = (value: Value | undefined): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The fields that the shell, the seats or the hand show already. */
const ELSEWHERE = ['game', 'seat', 'players', 'to_act', 'seats', 'hand', 'winners'];

export type Field = [name: string, value: Value];

/** What is to be shown of some fields, in their order; nothing where there is nothing. */
export const fieldsOf = (fields: Fields): Field[] =>
  Object.entries(fields).filter((field): field is Field => field[1] !== null && field[1] !== undefined);

/** The same without empty lists and empty tables: where many stand one below the other, those are noise. */
export const filledOf = (fields: Fields): Field[] =>
  fieldsOf(fields).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : !isFields(value) || filledOf(value).length > 0));

/** What lies on the table. */
export const tableOf = (view: PlainView): Field[] => fieldsOf(view).filter(([name]) => !ELSEWHERE.includes(name));

/** The same action has the same text, in whatever order its parts come. */
export const textOf = (action: PlainAction): string => JSON.stringify(Object.entries(action).sort());
