/** The prompts of a guided first match: each once, the rarer moment first. */
import type { Prompt } from '../contract';
import { CURRENCIES, sumOf } from './cards';
import { payments } from './choice';
import { actsAgain } from './sentences';
import type { Action, View } from './wire';

const mine = (view: View) => (view.seat === null ? undefined : view.seats[view.seat]);
const built = (view: View): number => sumOf(Object.values(mine(view)?.buildings ?? {}).map((prices) => prices.length));

/** A listed payment that is exact, if there is one. */
const exact = (view: View, moves: Action[]): Action | null => {
  const ways = CURRENCIES.flatMap((place) => payments(moves, view, place).filter((way) => way.exact).map((way): Action => ({ action: 'buy', place, money: way.money, to_dirk: false })));
  return ways[0] ?? null;
};

export const prompts: Prompt<View, Action>[] = [
  { id: 'alhambra-page-guide-exact', rule: 'AL-23', at: '.yard', when: (view, acting) => acting && actsAgain(view), shows: exact },
  { id: 'alhambra-page-guide-scored', rule: 'AL-30', at: '.tableau', when: (view) => view.scored.length > 0 },
  { id: 'alhambra-page-guide-last', rule: 'AL-41', at: '.yard', when: (view) => view.pictures_left <= 8 && !view.over },
  { id: 'alhambra-page-guide-goal', rule: 'AL-31', at: '.yard', when: (_, acting) => acting },
  { id: 'alhambra-page-guide-turn', rule: 'AL-20', at: '.yard', when: (view, acting, moves) => acting && exact(view, moves) !== null, shows: exact },
  { id: 'alhambra-page-guide-take', rule: 'AL-21', at: '.display', when: (view, acting, moves) => acting && exact(view, moves) === null, shows: (_, moves) => moves.find(({ action }) => action === 'take') },
  { id: 'alhambra-page-guide-built', rule: 'AL-32', at: '.tableau', when: (view) => built(view) > 0 },
  { id: 'alhambra-page-guide-dirk', rule: 'AL-52', at: '.tableau', when: (view, acting) => acting && view.dirk !== null },
  { id: 'alhambra-page-guide-hand', rule: 'AL-11', when: () => true },
];
