/** The cards by their names on the wire: what they are called, what they are worth, how they are put in order. */
import { words } from '../../lib/words.svelte';
import type { Words } from '../../wire';
import type { View } from './wire';

export type Family = NonNullable<View['joker']>;
export const FAMILIES: readonly Family[] = ['green', 'red', 'yellow', 'violet', 'blue'];
export const JOKER = 'joker';

/** The family in a card's name; null for the joker. */
export const familyOf = (card: string): Family | null => FAMILIES.find((family) => card !== JOKER && family[0] === card[0]) ?? null;

/** The number printed on a card. */
export const valueOf = (card: string): number => (card === JOKER ? 75 : Number.parseInt(card.slice(1), 10));

/** How richly a card is drawn: one of the start sets, of the first auctions, or of the later ones. */
export function rank(card: string): 'start' | 'star' | 'two-stars' | 'joker' {
  if (card === JOKER) return 'joker';
  return valueOf(card) < 30 ? 'start' : valueOf(card) < 80 ? 'star' : 'two-stars';
}

/** The sum of a bid. */
export const sum = (cards: readonly string[]): number => cards.reduce((all, card) => all + valueOf(card), 0);

/** A family, or a card, as people call it. */
export const familyWords = (family: Family): Words => words(`score5-family-${family}`);
export function cardWords(card: string): Words {
  const family = familyOf(card);
  return words('score5-card', { family: family ? familyWords(family) : words('score5-joker'), value: String(valueOf(card)) });
}

/** By value, and of equal values the lower tie-break number first: as the server lists a bid. */
export function byWorth(cards: readonly string[], ties: View['ties']): string[] {
  return [...cards].sort((a, b) => valueOf(a) - valueOf(b) || (ties[a] ?? 0) - (ties[b] ?? 0));
}

/** As they are held: family by family, the best of each first, the joker at the end. */
export function byFamily(cards: readonly string[]): string[] {
  const place = (card: string) => (card === JOKER ? FAMILIES.length : FAMILIES.findIndex((family) => family === familyOf(card)));
  return [...cards].sort((a, b) => place(a) - place(b) || valueOf(b) - valueOf(a) || a.localeCompare(b));
}

/** Hand and bid of the viewer together. */
export const own = (view: View): string[] => [...(view.hand ?? []), ...(view.bid ?? [])];

/** The same cards, in whatever order. */
export const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((card) => b.includes(card));
