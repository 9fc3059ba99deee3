/** What the winning bid came to. A view tells it only as long as no card of that bid has been taken, so it is remembered. */
import { bidding } from '../choice';
import type { View } from '../wire';

export interface Purse {
  /** The auction whose bids were seen face down. */
  auction: number;
  total: number | null;
}

/** What is remembered after another view. */
export function look(purse: Purse, view: View): Purse {
  if (bidding(view)) return { auction: view.auction, total: null };
  if (view.phase !== 'sharing' || view.winner === null || purse.auction !== view.auction) return { auction: 0, total: null };
  return { auction: view.auction, total: purse.total ?? view.seats[view.winner]?.total ?? null };
}
