/** A move that is shown is selected on the cards: the button says it, and would do it. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { tell } from '../lib/words.svelte';
import alhambra from './alhambra';
import { fixtures as ofAlhambra } from './alhambra/fixtures';
import type { Fixture, GameModule } from './contract';
import score5 from './score5';
import { fixtures as ofScore5 } from './score5/fixtures';
import scout from './scout';
import { fixtures as ofScout } from './scout/fixtures';
import { inEnglish, NAMES } from './testing';

type Seen = { seat: number | null; to_act: number[] };
const MOST = 6; // moves of each position, spread over all
const games: Record<string, [GameModule, Record<string, Fixture<unknown, unknown>>]> = {
  alhambra: [alhambra as GameModule, ofAlhambra], score5: [score5 as GameModule, ofScore5], scout: [scout as GameModule, ofScout],
};
const cases = Object.entries(games).flatMap(([name, [game, fixtures]]) =>
  Object.entries(fixtures).flatMap(([position, { view, moves }]) => {
    const { seat, to_act } = view as Seen;
    if (seat === null || !to_act.includes(seat)) return [];
    const every = Math.ceil(moves.length / MOST);
    return moves.filter((_, i) => i % every === 0).filter(hasCards).map((action, i) => ({ name, game, position, view, moves, seat, action, i }));
  }),
);
/** A bid of nothing has a button of its own. */
function hasCards(action: unknown): boolean {
  const { cards } = action as { cards?: unknown[] };
  return cards === undefined || cards.length > 0;
}

beforeAll(async () => {
  for (const name of Object.keys(games)) await inEnglish(name);
});
afterEach(cleanup);

test.each(cases)('$name $position $i', ({ game, view, moves, seat, action }) => {
  const props = { view, moves, names: NAMES, me: seat, acting: true, advice: null, play: () => {}, judge: () => Promise.resolve({ allowed: true }) };
  const { container } = render(game.Table, { props: { ...props, shown: { action } } });
  const button = container.querySelector('[data-primary]');
  expect(button?.textContent?.trim()).toBe(tell(game.describe(action, view), NAMES));
});
