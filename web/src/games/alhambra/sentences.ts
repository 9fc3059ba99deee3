/** Alhambra in sentences: where the match is, what an action does, what is expected, how the points grew. */
import { list, words, type Part } from '../../lib/words.svelte';
import type { Words } from '../../wire';
import type { Course } from '../contract';
import { currencyOf, currencyWords, moneyWords, pictureOf, sumOf, together, valueOf, type Category } from './cards';
import { priceAt, type Selection } from './choice';
import { total } from './parts/points';
import type { Action, Buy, View } from './wire';

/** Where the match is: which scoring comes next, and how long that may take. */
export function status(view: View): Words {
  const next = view.next_scoring;
  if (next === null) return words('alhambra-page-status-over');
  if (next === 'C') return words('alhambra-page-status-last', { count: view.pictures_left });
  return words('alhambra-page-status', { scoring: next, count: view.money_left });
}

/** Whether the player on turn has just paid exactly: while they act again, what they bought isn't replaced. */
export const actsAgain = (view: View): boolean => !view.over && view.yard.some(({ picture }) => picture === null);

/** "the garden", as it stands after "for" */
export const theBuilding = (category: Category): Words => words('alhambra-page-the', { category });

/** What an action does, as on its button. */
export function describe(action: Action, view: View): Words {
  if (action.action === 'take') return words('alhambra-page-take', { cards: together(action.cards.map(moneyWords)) });
  return action.action === 'buy' ? buying(action, view) : words('alhambra-page-pass');
}

function buying(action: Buy, view: View): Words {
  const picture = view.yard.find(({ currency }) => currency === action.place)?.picture;
  const [sum, price] = [sumOf(action.money), priceAt(view, action.place)];
  if (!picture) return words('alhambra-page-buy-nothing', { sum, currency: currencyWords(action.place) });
  const building = theBuilding(pictureOf(picture).category);
  const how = sum < price ? 'short' : sum === price ? 'exact' : 'over';
  return words(action.to_dirk ? 'alhambra-page-give' : 'alhambra-page-buy', { how, sum, price, building });
}

/** Ways to pay for the same building are told as one, and so is money that can be taken. */
export function alike(best: Action, others: Action[]): Part | null {
  if (best.action === 'take') {
    const taken = others.flatMap((each) => (each.action === 'take' ? [together(each.cards.map(moneyWords))] : []));
    return taken.length === others.length ? list(taken, '; ') : null;
  }
  if (best.action !== 'buy') return null;
  const isSame = (each: Action): each is Buy => each.action === 'buy' && each.place === best.place && (each.to_dirk ?? false) === (best.to_dirk ?? false);
  return others.every(isSame) ? words('alhambra-page-alike-pay', { ways: list(others.filter(isSame).map(({ money }) => money.join(' + ')), '; ') }) : null;
}

/** What the viewer is asked for, or whom everyone waits for, while there is nothing to confirm. */
export function expected(view: View, names: string[], acting: boolean, now: Selection): Words {
  const again = actsAgain(view) ? 'yes' : 'no';
  if (!acting && view.seat !== null && view.to_act.includes(view.seat)) return words('page-loading'); // their own move is under way
  if (!acting) return words('alhambra-page-waiting', { name: names[view.to_act[0] ?? -1] ?? '', again });
  const picture = now.place && view.yard.find(({ currency }) => currency === now.place)?.picture;
  if (!picture || !now.place) return words('alhambra-page-expected', { again });
  const { category, price } = pictureOf(picture);
  const place = now.place;
  const held = sumOf((view.hand ?? []).filter((card) => currencyOf(card) === place).map(valueOf));
  const enough = held < price ? 'no' : 'yes';
  const currency = currencyWords(place);
  return words('alhambra-page-expected-money', { enough, held, price, currency, building: theBuilding(category) });
}

/** The points as they grew: at the start, and after each scoring. */
export function course(views: View[]): Course {
  const last = views.at(-1);
  if (!last) return { labels: [], lines: [] };
  const { scored } = last;
  const labels = scored.map((scoring) => words('alhambra-page-scoring', { scoring }));
  const lines = last.seats.map(({ points }) =>
    scored.reduce((line, scoring) => [...line, (line.at(-1) ?? 0) + total(points[scoring])], [0]),
  );
  return { labels: [words('alhambra-page-start'), ...labels], lines };
}

/** Whether the match is in its first third. */
export const early = (view: View): boolean => view.scored.length === 0;
