/** Cards as they come over the wire: `7/3` shows a 7 and has a 3 on its other end. */

/** One card with the number that counts and the other one. */
export interface CardFace {
  /** Names the card whichever way up it is. */
  key: string;
  number: number;
  other: number;
}

/** A card of the wire. */
export function face(card: string): CardFace {
  const [number = 0, other = 0] = card.split('/').map(Number);
  return { key: number < other ? `${number}-${other}` : `${other}-${number}`, number, other };
}

/** The same card, turned upside down. */
export function turnOver(card: string): string {
  const { number, other } = face(card);
  return `${other}/${number}`;
}

/** The numbers that count, as text: `3 · 4 · 5`. */
export const numbers = (cards: readonly string[]): string => cards.map((card) => face(card).number).join(' · ');
