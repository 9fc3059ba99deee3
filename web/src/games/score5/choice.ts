/** What the button would do with what is selected. Legality is the server's business. */
import type { Choice } from '../contract';
import { byWorth, own, same, type Family } from './cards';
import { describe } from './sentences';
import type { Action, Bid, View } from './wire';

/** The cards put aside for the bid of an auction. */
export interface Draft {
  auction: number;
  cards: string[];
}

/** The auction that a selection in the hand is for: this one while bids can be made, then the next one. */
export const auctionAhead = (view: View): number => view.auction + (bidding(view) ? 0 : 1);

/** Whether bids are laid or adjusted now. */
export const bidding = (view: View): boolean => view.phase === 'laying' || view.phase === 'adjusting';

/** Whether the viewer has declared the bid final, which can still be taken back. */
export const isFinal = (view: View): boolean => view.phase === 'adjusting' && view.seat !== null && !view.to_act.includes(view.seat);

/** The cards selected for the bid: the draft, as far as its cards are still there, or else the bid as it lies. */
export function selected(view: View, draft: Draft | null): string[] {
  const mine = bidding(view) ? own(view) : (view.hand ?? []);
  if (draft?.auction === auctionAhead(view)) return byWorth(draft.cards.filter((card) => mine.includes(card)), view.ties);
  return bidding(view) ? byWorth(view.bid ?? [], view.ties) : [];
}

/** The card chosen in the share-out of an auction. */
export interface Wish {
  auction: number;
  card: string;
}

/** The card that is still wanted, if it is still there. */
export function wanted(view: View, wish: Wish | null): string | null {
  const spoils = view.winner === null ? [] : (view.seats[view.winner]?.bid ?? []);
  return wish?.auction === view.auction && spoils.includes(wish.card) ? wish.card : null;
}

/** Whether an action is among those that the server lists. */
export function isListed(action: Action, moves: readonly Action[]): boolean {
  return moves.some((move) => JSON.stringify(plain(move)) === JSON.stringify(plain(action)));
}
const plain = (action: Action): Action => (action.action === 'bid' ? { action: 'bid', cards: action.cards ?? [] } : action);

/** The choice that the selection amounts to; null as long as something has to be selected first. */
export function choose(
  view: View,
  moves: readonly Action[],
  cards: string[],
  take: string | null,
  family: Family | null,
  /** Whether bidding nothing has been chosen, rather than nothing yet. */
  nothing = false,
): Choice<Action> | null {
  const action = actionFor(view, cards, take, family) ?? (nothing && view.phase === 'laying' ? { action: 'bid' as const, cards: [] } : null);
  return action && { action, words: describe(action, view), listed: isListed(action, moves) };
}

function actionFor(view: View, cards: string[], take: string | null, family: Family | null): Action | null {
  const bid: Bid = { action: 'bid', cards };
  switch (view.phase) {
    case 'laying':
      return cards.length > 0 ? bid : null;
    case 'adjusting':
      if (!same(cards, view.bid ?? [])) return bid;
      return isFinal(view) ? null : { action: 'final' };
    case 'sharing':
      return take ? { action: 'take', card: take } : null;
    case 'naming':
      return family ? { action: 'name', family } : null;
    case 'over':
      return null;
  }
}
