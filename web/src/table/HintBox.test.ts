import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/contract';
import score5 from '../games/score5';
import { fixtures as auctions } from '../games/score5/fixtures';
import scout from '../games/scout';
import { fixtures } from '../games/scout/fixtures';
import { inEnglish } from '../games/testing';
import { loadCoach, words } from '../lib/words.svelte';
import type { HintReason, Tip } from '../wire';
import HintBox from './HintBox.svelte';

const tip = (action: unknown, chance: number, lead: number, tied = false): Tip => ({ action, chance, lead, tied, chance_error: 0.03, lead_error: 1, worlds: 400 });
const [show, close] = [vi.fn(), vi.fn()];
const LATE = { round: 4, rounds: 4 };
function open(tips: Tip[], change: object = {}, game: GameModule = scout as GameModule, from: unknown = fixtures['four-single'].view, why?: HintReason) {
  render(HintBox, { props: { hint: { tips, why }, game, view: { ...(from as object), ...change }, names: ['You', 'Mara'], show, close } });
}
const text = () => document.querySelector('section')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
const scouting = (place: number, turned = false) => ({ action: 'scout', end: 'left', place, turned });
const SHOW = { action: 'show', first: 1, last: 1 };

beforeAll(async () => {
  await inEnglish('scout');
  await inEnglish('score5');
  await loadCoach('scout');
});
afterEach(cleanup);

it('says the move and one reason, and in the first third no chances unless somebody asks', async () => {
  open([tip(SHOW, 0.34, 4.2), tip(scouting(1), 0.28, 1.9)], { round: 1, rounds: 4 });
  expect(screen.getByText(/^About 2.3 points better in the end than “Scout: /)).toBeTruthy();
  expect(text()).not.toContain('%');
  await fireEvent.click(screen.getByRole('button', { name: 'In figures' }));
  expect(text()).toContain('wins 34 % (±3), final lead +4.2');
  expect(text()).toContain('400 imagined deals');
});
it('compares chances later on, unless they round to the same', () => {
  open([tip(SHOW, 0.344, 4.2), tip(scouting(1), 0.281, 1.9)], LATE);
  expect(screen.getByText(/^Wins 34 times out of 100; “Scout: .*” only 28\.$/)).toBeTruthy();
  cleanup();
  open([tip(SHOW, 0.344, 2), tip(scouting(1), 0.341, 1.9)], LATE);
  expect(screen.getByText(/^Wins a little more often than “Scout/)).toBeTruthy();
});
it('tells moves that can’t be told apart as one', () => {
  open([tip(scouting(1), 0.3, 2), tip(scouting(3), 0.3, 2, true), tip(scouting(2, true), 0.3, 2, true), tip(SHOW, 0.1, -3)]);
  expect(text()).toMatch(/About as good: the \d+ between \d+ and \d+; turned to \d+, between \d+ and \d+/);
  cleanup();
  const bid = (...cards: string[]) => ({ action: 'bid', cards });
  open([tip(bid('r5', 'b10'), 0.3, 2), tip(bid('r5', 'b15'), 0.3, 2, true), tip(bid('b10', 'b15'), 0.3, 2, true)], {}, score5 as GameModule, auctions.first.view);
  expect(text()).toContain('About as good: other bids of 20 to 25 with 2 cards');
  expect(text()).toContain('No clear difference');
});
it('lists those that differ, and none twice', () => {
  open([tip(SHOW, 0.3, 2), tip(scouting(1), 0.3, 2, true), tip({ ...SHOW }, 0.3, 2, true)]);
  expect(text().match(/Show/g)).toHaveLength(2); // the move itself, and “Show me”
  expect(text()).toContain('About as good: Scout: the');
});
it('tells the measured reason and against which move, early in a match without per cent unless somebody asks', async () => {
  const tips = [tip(SHOW, 0.34, 4.2), tip(scouting(3), 0.34, 4.1, true), tip(scouting(1), 0.28, 1.9)];
  const out = { other: 2, figures: words('scout-reason-out', { best: 66, played: 29 }), plain: words('scout-reason-out.plain') };
  open(tips, { round: 1, rounds: 4 }, undefined, undefined, out);
  expect(text()).toMatch(/You go out more often\. Compared with “Scout: the .*”\./);
  expect(text()).not.toMatch(/%|points better/);
  await fireEvent.click(screen.getByRole('button', { name: 'In figures' }));
  expect(text()).toContain('You go out in 66 % instead of 29 %.');
  cleanup();
  open(tips, LATE, undefined, undefined, out);
  expect(text()).toContain('You go out in 66 % instead of 29 %.');
  cleanup();
  open(tips, LATE, undefined, undefined, { other: 2, plain: words('scout-reason-out.plain') });
  expect(text()).toContain('You go out more often.');
});
it('selects on request, and says where there is nothing to choose', async () => {
  open([{ ...tip(SHOW, 0, 0), worlds: 0 }]);
  expect(text()).toContain('There is nothing else you can do.');
  expect(screen.queryByText('In figures')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(show).toHaveBeenCalledOnce();
});
