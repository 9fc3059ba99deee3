/** The list beside the curve: turning points, what deserves a second look, and what was well played. */
import { say } from '../lib/words.svelte';
import type { Overview, ToldDecision } from '../wire';
import { isNamed, worthALook } from './figures';

const MOST = 6; // decisions besides the turning points

export interface Point {
  number: number;
  /** What stands in its sign: a number for what was dear, a star for what was found. */
  sign: string;
  good: boolean;
  decision: ToldDecision | null;
  change: number;
}

/** Everything that can be looked at, in the order in which it is told. */
export function pointsOf(review: Overview): Point[] {
  const byNumber = new Map(review.decisions.map((each) => [each.number, each]));
  const own = worthALook(review.decisions, MOST);
  let count = 0;
  return own.map((decision) => {
    const good = !isNamed(decision);
    if (!good) count += 1;
    const at = byNumber.get(decision.number) ?? null;
    return { number: decision.number, sign: good ? '★' : String(count), good, decision: at, change: good ? decision.own : -decision.loss };
  });
}

/** The name of a verdict, or the praise. */
export const verdictOf = ({ verdict, praise }: ToldDecision): string =>
  praise ? say(`coach-praised-${praise}`) : say(`review-verdict-${verdict}`);
