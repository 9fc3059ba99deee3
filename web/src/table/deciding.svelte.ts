/** Deciding at the table: when it can be done, what is on its way, and what a hint says. */
import { wantHand } from '../lib/focus';
import type { Line } from '../lib/line.svelte';
import { attempt, tellThem } from '../lib/notice.svelte';
import { command, hint, Refused } from '../lib/server';
import { settling } from '../lib/settling.svelte';
import { loadCoach } from '../lib/words.svelte';
import type { Hint, Sight } from '../wire';

export class Deciding {
  /** Whether a hint is being thought about. */
  thinking = $state(false);
  /** A decision is on its way until the table is shown as it is after it. */
  private sending = $state(false);
  private answered = $state(0);
  /** The decision that would make the match practice, if it were taken back. */
  unsure = $state.raw<{ decision: number | null } | null>(null);
  /** A move to be selected on the cards. */
  shown = $state.raw<{ action: unknown } | null>(null);
  private advised = $state.raw<{ n: number; hint: Hint } | null>(null);

  constructor(private line: () => Line, private sight: () => Sight) {}

  get playing(): boolean {
    return !this.sight().match?.over && !this.sight().closed;
  }
  /** Whether the table is shown as it is after one's last decision. */
  get settled(): boolean {
    return !this.sending && this.line().n >= this.answered;
  }
  /** Whether one can decide something, perhaps before it is one's turn. */
  get ready(): boolean {
    const line = this.line();
    return this.sight().viewer !== null && this.playing && line.up && !line.behind && this.settled;
  }
  get acting(): boolean {
    const { viewer, match } = this.sight();
    return this.ready && viewer !== null && match !== null && match.to_act.includes(viewer);
  }
  /** What the hint says, as long as nothing has happened since. */
  get hint(): Hint | null {
    return this.advised?.n === this.line().n ? this.advised.hint : null;
  }

  play = async (action: unknown): Promise<void> => {
    const { table, viewer } = this.sight();
    if (viewer === null || this.sending || settling.busy) return;
    this.sending = true;
    wantHand();
    tellThem('');
    const seen = this.line().n;
    const done = await attempt(() => command(table, { do: 'play', seat: viewer, action: action as Record<string, unknown>, seen }));
    this.answered = done?.n ?? 0;
    this.sending = false;
  };
  /** The decisions that can be taken back, by the numbers of their messages. */
  get decisions(): number[] {
    return this.playing && this.line().up ? (this.sight().match?.decisions ?? []) : [];
  }
  /** Take the last decision back, or that of a message. If one has seen something since, one is asked first. */
  undo = async (decision: number | null = null, practice = false): Promise<void> => {
    const { table, viewer } = this.sight();
    this.unsure = null;
    try {
      await command(table, { do: 'undo', seat: viewer ?? 0, decision, practice });
      wantHand();
    } catch (error) {
      if (error instanceof Refused && error.fault.error === 'undo-practice') this.unsure = { decision };
      else tellThem((error as Error).message);
    }
  };
  askHint = async (): Promise<void> => {
    const { table, game, viewer } = this.sight();
    if (viewer === null || this.thinking) return;
    this.thinking = true;
    // Where several decide at once, another player may have moved meanwhile: then the hint is out of date.
    for (let n = -1; this.acting && n !== this.line().n; ) {
      n = this.line().n;
      const found = await attempt(() => Promise.all([hint(table, viewer), loadCoach(game)]));
      if (!found) break;
      this.advised = { n, hint: found[0] };
    }
    this.thinking = false;
  };
  /** Select what the hint recommends. */
  showHint = (): void => {
    const best = this.hint?.tips[0];
    if (best) this.show(best.action);
  };
  /** Select a move on the cards. */
  show = (action: unknown): void => {
    this.shown = { action };
    wantHand();
  };
  closeHint = (): void => {
    this.advised = null;
    wantHand();
  };
}
