/** SCORE 5 in sentences: where the match is, what an action does, what is expected, how the points grew. */
import { list, words } from '../../lib/words.svelte';
import type { Words } from '../../wire';
import type { Course } from '../contract';
import { cardWords, familyWords, sum } from './cards';
import type { Action, View } from './wire';

/** Where the match is. */
export function status(view: View): Words {
  const phase = words(`score5-page-phase-${view.phase}`);
  if (view.phase === 'over') return phase;
  return words('score5-page-status', { auction: view.auction, auctions: view.auctions, phase });
}

/** What an action does, as on its button. */
export function describe(action: Action, view: View): Words {
  switch (action.action) {
    case 'bid':
      return bidWords(view.phase === 'adjusting' ? 'change' : 'bid', action.cards ?? []);
    case 'final':
      return view.phase === 'adjusting' && view.bid ? bidWords('final', view.bid) : words('score5-page-final');
    case 'not_final':
      return words('score5-page-not-final');
    case 'take':
      return words('score5-page-take', { card: cardWords(action.card) });
    case 'name':
      return words('score5-page-name', { family: familyWords(action.family) });
  }
}

function bidWords(how: 'bid' | 'change' | 'final', cards: readonly string[]): Words {
  if (cards.length === 0) return words(`score5-page-${how}-nothing`);
  return words(`score5-page-${how}-cards`, { total: sum(cards), count: cards.length });
}

/** Bids of as many cards are told as one: from which total to which. */
export function alike(best: Action, others: Action[]): Words | null {
  if (best.action !== 'bid' || !best.cards?.length) return null;
  const count = best.cards.length;
  const totals = others.flatMap((each) => (each.action === 'bid' && each.cards?.length === count ? [sum(each.cards)] : []));
  if (totals.length < others.length) return null;
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  return words('score5-page-alike', { span: low === high ? 'one' : 'many', low, high, count });
}

/** What the table waits for, said to the viewer. */
export function expected(view: View, names: readonly string[], acting: boolean): Words {
  const waiting = list(view.to_act.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? ''));
  const card = cardWords(view.card ?? 'joker');
  if (acting) return words(`score5-page-expect-${view.phase}`, { card });
  if (view.seat !== null && view.to_act.includes(view.seat)) return words('page-loading'); // the viewer's own decision is under way
  if (view.phase === 'laying' || view.phase === 'adjusting') {
    return words(view.seat !== null ? `score5-page-done-${view.phase}` : 'score5-page-wait', { names: waiting });
  }
  return words(`score5-page-wait-${view.phase}`, { names: waiting });
}

/** What everyone's best cards came to at the start and after each auction; from views with the memory aid. */
export function course(views: View[]): Course {
  const ends = views.filter((view, at) => at > 0 && (view.phase === 'over' || view.auction !== views[at - 1]?.auction));
  const marks = views.slice(0, 1).concat(ends);
  return {
    labels: marks.map((view, at) => {
      if (at === 0) return words('score5-page-course-start');
      return words('score5-page-course-auction', { auction: view.phase === 'over' ? view.auction : view.auction - 1 });
    }),
    lines: (views[0]?.seats ?? []).map((_, seat) => marks.map((view) => view.seats[seat]?.score ?? 0)),
  };
}

/** Whether the match is in its first third. */
export const early = (view: View): boolean => view.auction * 3 <= view.auctions;
