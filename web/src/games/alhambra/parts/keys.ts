/** Keys that stay with a card while it is seen, so that it travels and stays selected: equal cards have the same name. */
import { CATEGORIES, pictureOf, type Buildings } from '../cards';
import type { View } from '../wire';

export interface Keyed {
  key: string;
  name: string;
  /** Where it lies: `hand`, `mine` or `dirk` (built), `yard-0`, `display-3`. */
  zone: string;
}

/** Where a card comes from that is new in a zone. */
const SOURCES: Record<string, string> = { hand: 'display', mine: 'yard', dirk: 'yard' };

let given = 0;

/** The cards as they lie now, with the keys that they had before. */
export function follow(before: Keyed[], now: Omit<Keyed, 'key'>[]): Keyed[] {
  const left = [...before];
  const keys = now.map((): string | undefined => undefined);
  /** Gives the keys of `before` to cards that have none yet: those of `zones`, coming from where `from` says. */
  const match = (zones: (zone: string) => boolean, from: (zone: string) => string) =>
    now.forEach(({ name, zone }, i) => {
      if (keys[i] || !zones(zone)) return;
      const at = left.findIndex((card) => card.name === name && card.zone.startsWith(from(zone)));
      if (at >= 0) keys[i] = left.splice(at, 1)[0]?.key;
    });
  const owned = (zone: string) => zone in SOURCES;
  match(owned, (zone) => zone);
  match(owned, (zone) => SOURCES[zone] ?? zone); // before what stays: an equal card may have come into its place
  match((zone) => !owned(zone), (zone) => zone);
  return now.map(({ name, zone }, i) => ({ name, zone, key: keys[i] ?? `${name}~${(given += 1)}` }));
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

/** The cards of the hand, or of the viewer's or Dirk's buildings. */
export const cardsIn = (cards: Keyed[], zone: string): Keyed[] => cards.filter((card) => card.zone === zone);

/** The buildings of a category in a zone. */
export const builtOf = (cards: Keyed[], zone: string, category: string): Keyed[] =>
  cardsIn(cards, zone).filter((card) => pictureOf(card.name).category === category);
