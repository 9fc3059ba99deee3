/** What is selected, and the action that comes of it. What is allowed is told by the listed moves, not here. */
import { currencyOf, pictureOf, sumOf, valueOf, type Currency } from './cards';
import type { Keyed } from './parts/keys';
import type { Action, Buy, View } from './wire';

/** A place of the yard with money for it, or open money. The keys are those of cards. */
export interface Selection {
  place: Currency | null;
  money: string[];
  open: string[];
  toDirk: boolean;
}

export const NOTHING: Selection = { place: null, money: [], open: [], toDirk: false };

const toggled = (keys: string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key];

/** Select a place of the yard, or deselect it. */
export const choosePlace = (now: Selection, place: Currency): Selection =>
  now.place === place ? NOTHING : { ...NOTHING, place };

/** Select or drop money in the hand; its currency says which place it is for. */
export function chooseMoney(now: Selection, card: Keyed): Selection {
  const place = currencyOf(card.name);
  if (now.place !== place) return { ...NOTHING, place, money: [card.key] };
  return { ...now, money: toggled(now.money, card.key) };
}

/** Select or drop open money. */
export const chooseOpen = (now: Selection, key: string): Selection => ({ ...NOTHING, open: toggled(now.open, key) });

/** What is still there of a selection. */
export function prune(now: Selection, cards: Keyed[]): Selection {
  const there = new Set(cards.map((card) => card.key));
  return { ...now, money: now.money.filter((key) => there.has(key)), open: now.open.filter((key) => there.has(key)) };
}

/** The action that a selection stands for; null while there is too little to call it one. */
export function actionOf(now: Selection, cards: Keyed[], view: View): Action | null {
  const names = (keys: string[]) => cards.filter((card) => keys.includes(card.key)).map((card) => card.name);
  if (now.open.length > 0) return { action: 'take', cards: leftmost(names(now.open), view.display) };
  if (now.place === null || now.money.length === 0) return null;
  const money = names(now.money).map(valueOf).sort((a, b) => b - a);
  return { action: 'buy', place: now.place, money, to_dirk: now.toDirk };
}

/** The same cards in the order in which they lie, of equal ones the leftmost. */
function leftmost(names: string[], display: View['display']): string[] {
  const left = [...names];
  return display.filter((card): card is string => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Actions that are the same have the same text. */
export function textOf(action: Action): string {
  if (action.action === 'buy') return ['buy', action.place, ...action.money, action.to_dirk ? 'dirk' : ''].join(' ');
  return action.action === 'take' ? ['take', ...action.cards].join(' ') : 'pass';
}

export const isListed = (action: Action, moves: Action[]): boolean => moves.some((move) => textOf(move) === textOf(action));

/** What a place's picture card costs. */
export function priceAt(view: View, place: Currency): number {
  const picture = view.yard.find(({ currency }) => currency === place)?.picture;
  return picture ? pictureOf(picture).price : 0;
}

export interface Payment {
  money: number[];
  sum: number;
  exact: boolean;
}

/** The listed payments for a place: exact ones first, then by sum, then with fewer cards. */
export function payments(moves: Action[], view: View, place: Currency): Payment[] {
  const price = priceAt(view, place);
  return moves
    .filter((move): move is Buy => move.action === 'buy' && move.place === place && !move.to_dirk)
    .map(({ money }) => ({ money, sum: sumOf(money), exact: sumOf(money) === price }))
    .sort((a, b) => a.sum - b.sum || a.money.length - b.money.length);
}

/** The keys of hand cards with these values in a currency, of equal ones the first. */
export function keysFor(cards: Keyed[], place: Currency, money: number[]): string[] {
  const left = [...money];
  return cards.flatMap(({ zone, name, key }) => {
    const at = zone === 'hand' && currencyOf(name) === place ? left.indexOf(valueOf(name)) : -1;
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [key] : [];
  });
}

/** The selection that makes an action. */
export function selectionFor(action: Action, cards: Keyed[]): Selection {
  if (action.action === 'buy') return { ...NOTHING, place: action.place, money: keysFor(cards, action.place, action.money), toDirk: action.to_dirk ?? false };
  return action.action === 'take' ? { ...NOTHING, open: openKeys(cards, action.cards) } : NOTHING;
}

/** The keys of open money, of equal cards the leftmost. */
function openKeys(cards: Keyed[], names: readonly string[]): string[] {
  const left = [...names];
  return cards.flatMap(({ zone, name, key }) => {
    const at = zone.startsWith('display') ? left.indexOf(name) : -1;
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [key] : [];
  });
}

/** The keys of everything that an action touches, to show it on the cards. */
export function touched(action: Action | null, cards: Keyed[], view: View): string[] {
  if (action?.action === 'buy') {
    const at = view.yard.findIndex(({ currency }) => currency === action.place);
    const picture = cards.filter(({ zone }) => zone === `yard-${at}`).map(({ key }) => key);
    return [...picture, ...keysFor(cards, action.place, action.money)];
  }
  return action?.action === 'take' ? openKeys(cards, action.cards) : [];
}
