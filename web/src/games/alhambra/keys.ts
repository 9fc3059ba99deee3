/** Keys that stay with a card while it is seen, so that it travels and stays selected: equal cards have the same name. */
import { CATEGORIES, pictureOf, type Buildings } from './cards';
import type { View } from './wire';

export interface Keyed {
  key: string;
  name: string;
  /** Where it lies: `hand`, `mine` or `dirk` (built), `yard-0`, `display-3`. */
  zone: string;
}

/** Where a card that is new there may have come from, if one like it has just left. */
const SOURCES: Record<string, string> = { hand: 'display', mine: 'yard', dirk: 'yard' };

let given = 0;

/** The cards as they lie now, with the keys that they had before. */
export function follow(before: Keyed[], now: Omit<Keyed, 'key'>[]): Keyed[] {
  const left = [...before];
  const taken = (fits: (card: Keyed) => boolean): string | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  };
  const stayed = now.map(({ name, zone }) => taken((card) => card.name === name && card.zone === zone));
  return now.map(({ name, zone }, i) => {
    const from = SOURCES[zone];
    const moved = stayed[i] ?? (from && taken((card) => card.name === name && card.zone.startsWith(from)));
    return { name, zone, key: moved || `${name}~${(given += 1)}` };
  });
}

/** All cards that the viewer can point at: the yard, the open money, their own hand and buildings, and Dirk's. */
export function seen(view: View, me: number | null): Omit<Keyed, 'key'>[] {
  const built = me === null ? {} : (view.seats[me]?.buildings ?? {});
  return [
    ...view.yard.flatMap(({ picture }, i) => (picture ? [{ name: picture, zone: `yard-${i}` }] : [])),
    ...view.display.flatMap((card, i) => (card ? [{ name: card, zone: `display-${i}` }] : [])),
    ...(view.hand ?? []).map((name) => ({ name, zone: 'hand' })),
    ...pictures(built).map((name) => ({ name, zone: 'mine' })),
    ...pictures(view.dirk?.buildings ?? {}).map((name) => ({ name, zone: 'dirk' })),
  ];
}

const pictures = (built: Buildings): string[] =>
  CATEGORIES.flatMap((category) => (built[category] ?? []).map((price) => `${category}${price}`));

/** The card at a place of the yard or of the display. */
export const cardAt = (cards: Keyed[], zone: string): Keyed | undefined => cards.find((card) => card.zone === zone);

/** The cards of the hand, or of somebody's buildings. */
export const cardsIn = (cards: Keyed[], zone: string): Keyed[] => cards.filter((card) => card.zone === zone);

/** Somebody's buildings of a category. */
export const builtOf = (cards: Keyed[], zone: string, category: string): Keyed[] =>
  cardsIn(cards, zone).filter((card) => pictureOf(card.name).category === category);
