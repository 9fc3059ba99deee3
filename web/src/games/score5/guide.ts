/** The prompts of a guided first match, the rarer moment first. */
import type { Prompt } from '../contract';
import type { Action, View } from './wire';

const laying = (view: View, acting: boolean) => view.phase === 'laying' && acting;
const adjusting = (view: View, acting: boolean) => view.phase === 'adjusting' && acting;
const sharing = (view: View) => view.phase === 'sharing';

export const prompts: Prompt<View, Action>[] = [
  { id: 'score5-page-guide-joker', rule: 'S5-30', at: '.centre figure', when: (view, acting) => laying(view, acting) && view.left === 0 },
  { id: 'score5-page-guide-goal', rule: 'S5-31', at: '.mine .line', when: laying },
  { id: 'score5-page-guide-counts', rule: 'S5-22', at: 'ul.stacks', when: adjusting },
  { id: 'score5-page-guide-final', rule: 'S5-23', at: '.tray', when: adjusting },
  { id: 'score5-page-guide-take', rule: 'S5-26', at: '.spoils', when: (view, acting) => sharing(view) && acting },
  { id: 'score5-page-guide-won', rule: 'S5-26', at: '.spoils', when: (view) => sharing(view) && view.winner === view.seat },
  { id: 'score5-page-guide-bid', rule: 'S5-21', when: (view, acting) => laying(view, acting) && view.auction >= 2 },
  { id: 'score5-page-guide-price', rule: 'S5-28', at: '.tray', when: (view, acting) => laying(view, acting) && view.auction >= 3 },
  { id: 'score5-page-guide-ties', rule: 'S5-24', when: (view, acting) => laying(view, acting) && view.auction >= 4 },
  { id: 'score5-page-guide-richer', rule: 'S5-11', at: '.centre figure', when: (view, acting) => laying(view, acting) && view.auction >= 5 },
];
