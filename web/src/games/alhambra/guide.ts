/** The prompts of a guided first match: each once, when there is something to see of it. */
import type { Prompt } from '../contract';
import { CURRENCIES, sumOf } from './cards';
import { payments } from './choice';
import { actsAgain } from './sentences';
import type { Action, View } from './wire';

const mine = (view: View) => (view.seat === null ? undefined : view.seats[view.seat]);
const built = (view: View): number => sumOf(Object.values(mine(view)?.buildings ?? {}).map((prices) => prices.length));

export const prompts: Prompt<View, Action>[] = [
  { id: 'alhambra-page-guide-goal', rule: 'AL-31', when: () => true },
  { id: 'alhambra-page-guide-hand', rule: 'AL-11', when: () => true },
  { id: 'alhambra-page-guide-turn', rule: 'AL-20', when: (_, acting) => acting },
  { id: 'alhambra-page-guide-take', rule: 'AL-21', when: (view, acting, moves) => acting && !CURRENCIES.some((place) => payments(moves, view, place).some((way) => way.exact)) },
  { id: 'alhambra-page-guide-dirk', rule: 'AL-52', when: (view, acting) => acting && view.dirk !== null },
  { id: 'alhambra-page-guide-exact', rule: 'AL-23', when: (view, acting) => acting && actsAgain(view) },
  { id: 'alhambra-page-guide-built', rule: 'AL-32', when: (view) => built(view) > 0 },
  { id: 'alhambra-page-guide-scored', rule: 'AL-30', when: (view) => view.scored.length > 0 },
  { id: 'alhambra-page-guide-last', rule: 'AL-41', when: (view) => view.pictures_left <= 8 && !view.over },
];
