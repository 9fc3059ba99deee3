/** The prompts of a guided first match, in the order in which they become worth saying. */
import type { Prompt } from '../contract';
import type { View } from './wire';

const laying = (view: View, acting: boolean) => view.phase === 'laying' && acting;
const adjusting = (view: View, acting: boolean) => view.phase === 'adjusting' && acting;
const sharing = (view: View) => view.phase === 'sharing';

export const prompts: Prompt<View>[] = [
  { id: 'score5-page-guide-goal', rule: 'S5-31', when: laying },
  { id: 'score5-page-guide-bid', rule: 'S5-21', when: laying },
  { id: 'score5-page-guide-counts', rule: 'S5-22', when: adjusting },
  { id: 'score5-page-guide-final', rule: 'S5-23', when: adjusting },
  { id: 'score5-page-guide-take', rule: 'S5-26', when: (view, acting) => sharing(view) && acting },
  { id: 'score5-page-guide-won', rule: 'S5-26', when: (view) => sharing(view) && view.winner === view.seat },
  { id: 'score5-page-guide-price', rule: 'S5-28', when: (view, acting) => laying(view, acting) && view.auction >= 2 },
  { id: 'score5-page-guide-ties', rule: 'S5-24', when: (view, acting) => laying(view, acting) && view.auction >= 3 },
  { id: 'score5-page-guide-richer', rule: 'S5-11', when: (view, acting) => laying(view, acting) && view.auction >= 5 },
  { id: 'score5-page-guide-joker', rule: 'S5-30', when: (view, acting) => laying(view, acting) && view.left === 0 },
];
