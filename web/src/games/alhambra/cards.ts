/** The cards by name, as they come over the wire: `b7` is money, `garden8` a picture card. */
import { list, words, type Part } from '../../lib/words.svelte';
import type { Listing, Words } from '../../wire';
import type { Place, SeatView } from './wire';

export type Currency = Place['currency'];
export type Category = 'pavilion' | 'seraglio' | 'arcades' | 'chambers' | 'garden' | 'tower';
export type Buildings = SeatView['buildings'];

export const CURRENCIES: Currency[] = ['yellow', 'blue', 'green', 'orange'];
export const CATEGORIES: Category[] = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'];

/** The currency of a money card. */
export const currencyOf = (card: string): Currency => CURRENCIES.find((currency) => currency[0] === card[0]) ?? 'yellow';

/** What a money card is worth. */
export const valueOf = (card: string): number => Number(card.slice(1));

/** The category and the price of a picture card. */
export function pictureOf(card: string): { category: Category; price: number } {
  const category = CATEGORIES.find((each) => card.startsWith(each)) ?? 'tower';
  return { category, price: Number(card.slice(category.length)) };
}

/** The sum of some values. */
export const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

export const currencyWords = (currency: Currency): Words => words(`alhambra-currency-${currency}`);
export const categoryWords = (category: Category): Words => words(`alhambra-category-${category}`);

/** "blue 7" */
export const moneyWords = (card: string): Words => cardWords(currencyWords(currencyOf(card)), valueOf(card));

/** "garden 8" */
export function pictureWords(card: string): Words {
  const { category, price } = pictureOf(card);
  return cardWords(categoryWords(category), price);
}

const cardWords = (word: Words, number: number): Words => words('alhambra-card', { word, number: String(number) });

/** "blue 3, green 2 and blue 1" */
export function together(parts: Words[]): Part {
  const last = parts.at(-1) ?? '';
  const first: Listing = list(parts.slice(0, -1));
  return parts.length < 2 ? last : words('alhambra-page-and', { first, last });
}

/** How many picture cards there are of a category. */
export const countOf = (buildings: Buildings, category: Category): number => buildings[category]?.length ?? 0;
