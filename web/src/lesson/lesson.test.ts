import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FACTS } from '../facts';
import type { GameModule } from '../games/contract';
import score5 from '../games/score5';
import { fixtures } from '../games/score5/fixtures';
import { inEnglish } from '../games/testing';
import { remember } from '../lib/prefs.svelte';
import { loadLesson } from '../lib/words.svelte';
import type { LessonAnswer, LessonBoard, LessonTry } from '../wire';
import Coach from './Coach.svelte';
import { Lesson } from './lesson.svelte';
import { sightOf } from './sight';

const NAMES = ['You', 'Joris', 'Elif'];
const board = (fixture: 'laying' | 'adjusting' | 'final'): LessonBoard => ({ seat: 0, players: 4, to_act: [0], over: false, ...fixtures[fixture] });
const MEANT = { action: 'bid', cards: ['b5'] };
let asked: LessonTry[] = [];

/** A server whose lesson asks for one move twice: the second time it goes on from the first. */
function answer(tried: LessonTry): LessonAnswer {
  const meant = JSON.stringify(tried.action) === JSON.stringify(MEANT);
  const moved = [{ seat: 0, events: [], words: [], board: board('adjusting') }, { seat: 1, events: [], words: [], board: board('final') }];
  return { board: board('laying'), example: MEANT, goes_on: tried.step === 0, judged: tried.action ? { allowed: true } : null, meant, moved: meant ? moved : [] };
}
beforeAll(async () => {
  await inEnglish('score5');
  await loadLesson('score5');
});
beforeEach(() => {
  asked = [];
  remember({ known: true, speed: 'off' });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as LessonTry);
    return Promise.resolve(new Response(JSON.stringify(answer(asked.at(-1)!)), { status: 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settled = () => vi.waitFor(() => expect(lesson.acting || lesson.done).toBe(true));
let lesson: Lesson;
async function begin() {
  lesson = new Lesson('score5', ['bid', 'final'], () => score5 as GameModule);
  render(Coach, { props: { lesson, names: NAMES } });
  await lesson.next();
  await settled();
}

it('says what is asked for, and selects it on request without playing it', async () => {
  await begin();
  expect(screen.getByRole('heading').textContent).toBe('Bid');
  expect(screen.getByRole('status').textContent).toContain('Red 75 is up for auction');
  await fireEvent.click(screen.getByText('Show me'));
  expect(lesson.shown).toEqual({ action: MEANT });
  expect(asked).toHaveLength(1);
});
it('answers a move that is allowed but not meant with a nudge, and changes nothing', async () => {
  await begin();
  const before = lesson.board;
  await lesson.play({ action: 'bid', cards: [] });
  await tick();
  expect(screen.getByRole('status').textContent).toContain('would it be enough?');
  expect(lesson.board).toBe(before);
  expect(lesson.acting).toBe(true);
});
it('shows what came of the move, with what the others did, and then leads on', async () => {
  await begin();
  await lesson.play(MEANT);
  await settled();
  expect(lesson.done).toBe(true);
  expect(lesson.board).toEqual(board('final'));
  expect(screen.getByRole('status').textContent).toContain('Joris and Elif say: final.');
  expect(document.activeElement?.textContent).toBe('Next');
});
it('goes on from what was played where the server says so, and is over after the last step', async () => {
  await begin();
  await lesson.play(MEANT);
  await settled();
  await lesson.next();
  expect(asked.at(-1)).toEqual({ step: 1, played: [MEANT] });
  await lesson.play(MEANT);
  await settled();
  await lesson.next();
  expect(lesson.over).toBe(true);
});
it('has the seats of a table, with nobody to wait for once a step is done', () => {
  const game = FACTS.find(({ name }) => name === 'score5')!;
  const sight = sightOf(game, board('laying'), false);
  expect(sight.seats.map(({ name }) => name)).toEqual(['You', 'Mara', 'Tobi', 'Nadège']);
  expect(sight.match?.to_act).toEqual([0]);
  expect(sightOf(game, board('laying'), true).match?.to_act).toEqual([]);
});
