/** A lesson: its steps one after the other, each played by the server's rules. The page only remembers what was done so far. */
import type { GameModule } from '../games/contract';
import { wantHand } from '../lib/focus';
import { attempt } from '../lib/notice.svelte';
import { pause } from '../lib/prefs.svelte';
import { lessonStep } from '../lib/server';
import { Staging, momentsIn } from '../stage/staging.svelte';
import type { Judged, LessonBoard, LessonMoved } from '../wire';

export class Lesson {
  /** Which step it is, counted from 0; before the first one the goal is told, and after the last one it is over. */
  at = $state(-1);
  board = $state.raw<LessonBoard | null>(null);
  /** How often the board has changed. */
  n = $state(0);
  /** Whether the step is done, so that the next one can be begun. */
  done = $state(false);
  /** How many moves were tried that are allowed but aren't meant. */
  strayed = $state(0);
  /** A move to be selected on the cards. */
  shown = $state.raw<{ action: unknown } | null>(null);
  /** One of the moves that the step asks for. */
  example = $state.raw<unknown>(null);
  readonly staging = new Staging();
  private played: unknown[] = [];
  private past: unknown[] = [];
  /** Whether the next step begins where this one ends. */
  private goesOn = false;
  private busy = $state(false);
  private timer = 0;

  constructor(readonly game: string, readonly steps: readonly string[], private module: () => GameModule | null) {}

  get over(): boolean {
    return this.at >= this.steps.length;
  }
  get name(): string {
    return this.steps[this.at] ?? '';
  }
  /** Whether something is asked for now. */
  get acting(): boolean {
    return !this.busy && !this.done && this.board !== null && this.board.to_act.includes(this.board.seat);
  }

  /** Go on to the next step. */
  next = async (): Promise<void> => {
    if (this.busy) return;
    const to = this.at + 1;
    if (to < this.steps.length) {
      this.busy = true;
      if (!this.goesOn) [this.played, this.past] = [[], []];
      const answer = await attempt(() => lessonStep(this.game, { step: to, played: this.played }));
      this.busy = false;
      if (!answer) return;
      this.show(answer.board);
      this.example = answer.example;
      this.goesOn = answer.goes_on;
    }
    [this.at, this.done, this.strayed, this.shown] = [to, false, 0, null];
    wantHand();
  };

  judge = async (action: unknown): Promise<Judged> => {
    const answer = await lessonStep(this.game, { step: this.at, played: this.played, action });
    return answer.judged ?? { allowed: false };
  };

  play = async (action: unknown): Promise<void> => {
    if (!this.acting) return;
    this.busy = true;
    wantHand();
    const answer = await attempt(() => lessonStep(this.game, { step: this.at, played: this.played, action }));
    if (!answer?.meant) {
      this.busy = false;
      if (answer?.judged?.allowed) this.strayed += 1;
      return;
    }
    this.played = [...this.played, action];
    this.tell(answer.moved);
  };

  /** Select what the step asks for. */
  showMe = (): void => {
    this.shown = { action: this.example };
    wantHand();
  };

  close(): void {
    clearTimeout(this.timer);
    this.staging.close();
  }

  /** Show the moves one after the other, and the great moments of each before what came of it. */
  private tell([move, ...later]: LessonMoved[]): void {
    if (!move || !this.board) {
      this.busy = false;
      this.done = true;
      return;
    }
    const scenes = momentsIn(this.module(), { events: move.events, past: this.past, before: this.board.view, after: move.board.view });
    const then = () => {
      this.past = [...this.past, ...move.events];
      this.show(move.board);
      this.timer = window.setTimeout(() => this.tell(later), later.length ? pause() : 0);
    };
    if (scenes.length) this.staging.open(this.game, scenes, then);
    else then();
  }

  private show(board: LessonBoard): void {
    this.board = board;
    this.n += 1;
  }
}
