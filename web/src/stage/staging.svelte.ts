/** The stage: great moments are told on it one after the other, each picture by picture, before the table shows what came of them. */
import type { GameModule, Moment, Scene } from '../games/contract';
import { wantHand } from '../lib/focus';
import type { Line } from '../lib/line.svelte';
import { prefs, staging as manner } from '../lib/prefs.svelte';
import { play } from '../lib/sound';
import type { Happened, ReplayStep, Sight, Update } from '../wire';

const PATIENCE = 4000; // milliseconds for which the last picture stays by itself
const DEAF = 350; // after something new was shown: longer than a double click takes
const FIRST_TIME = 1.6; // in somebody's first match of a game everything takes so much longer

/** Whether something is being written there. */
export const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

export class Staging {
  scene = $state.raw<Scene | null>(null);
  /** Which picture of the scene is shown, counted from 0. */
  beat = $state(0);
  /** Whether nothing moves: only last pictures are shown, or somebody wanted to see the last one. */
  still = $state(false);
  /** How long the last picture stays by itself, in milliseconds. */
  patience = $state(PATIENCE);
  /** Whether nothing else can be reached meanwhile; somebody who is writing goes on writing. */
  covers = $state(false);
  private later: Scene[] = [];
  private then: () => void = () => {};
  private timer = 0;
  private heard = 0;
  private slowness = 1;

  /** Whether the last picture is shown. */
  get done(): boolean {
    return this.scene !== null && this.beat >= this.scene.beats.length;
  }

  /** Tell some scenes of a game, then go on. */
  open(game: string, scenes: Scene[], then: () => void): void {
    this.slowness = prefs.guided.includes(game) ? 1 : FIRST_TIME;
    this.patience = PATIENCE * this.slowness;
    this.later = scenes;
    this.then = then;
    this.covers = !isField(document.activeElement);
    this.next();
  }

  /** Tell the great moments of a table before they are shown there; returns what ends that. */
  attend(line: Line, name: string, game: () => GameModule | null): () => void {
    line.herald = (before, update, then) => {
      const scenes = scenesIn(game(), before, update, line.happened);
      const afterwards = () => {
        wantHand();
        then();
      };
      if (scenes.length) this.open(name, scenes, afterwards);
      return scenes.length > 0;
    };
    return () => {
      line.herald = () => false;
      this.close();
    };
  }

  /** A press or a key: first the last picture, then the next scene, or back to the table. */
  press(): void {
    if (Date.now() - this.heard < DEAF) return;
    if (this.done) this.next();
    else this.toLast();
  }

  /** Stop telling, and leave it at that. */
  close(): void {
    clearTimeout(this.timer);
    this.scene = null;
    this.later = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    const [scene = null, ...later] = this.later;
    [this.scene, this.later, this.beat, this.heard] = [scene, later, 0, Date.now()];
    this.still = manner() === 'last';
    if (!scene) this.then();
    else if (this.still) this.toLast();
    else this.turn();
  }

  private turn(): void {
    const stays = this.scene?.beats[this.beat];
    if (stays === undefined) this.wait();
    else {
      this.timer = window.setTimeout(() => {
        this.beat += 1;
        play(this.done ? 'chime' : (this.scene?.sound ?? 'tick'));
        this.turn();
      }, stays * this.slowness);
    }
  }

  private toLast(): void {
    clearTimeout(this.timer);
    this.beat = this.scene?.beats.length ?? 0;
    this.still = true;
    this.heard = Date.now();
    play('chime');
    this.wait();
  }

  private wait(): void {
    this.timer = window.setTimeout(() => this.next(), this.patience);
  }
}

/** The great moments of an update that is about to be shown, if somebody wants to be told and is there to see them. */
export function scenesIn(game: GameModule | null, before: Sight, update: Update, past: readonly Happened[]): Scene[] {
  const [was, is] = [before.match, update.sight.match];
  if (!game?.stage || !was || !is || was.id !== is.id || document.hidden || manner() === 'never') return [];
  if (update.happened.some(({ kind }) => kind === 'went-back')) return [];
  const begun = past.findLastIndex(({ kind }) => kind === 'started');
  return game.stage.scenes({ events: eventsOf(update.happened), past: eventsOf(past.slice(begun)), before: was.view, after: is.view });
}

/** The great moments of a step of a replay, as one of its views tells them. */
export function scenesAt(game: GameModule | null, steps: readonly ReplayStep[], at: number, view: number): Scene[] {
  const [before, after] = [steps[at - 1], steps[at]];
  if (!game?.stage || !before || !after || manner() === 'never') return [];
  const past = steps.slice(0, at).flatMap(({ events }) => events);
  return game.stage.scenes({ events: after.events, past, before: before.views[view], after: after.views[view] });
}

/** The great moments of a lesson's move. */
export const momentsIn = (game: GameModule | null, moment: Moment<unknown, unknown>): Scene[] => (game?.stage && manner() !== 'never' ? game.stage.scenes(moment) : []);

const eventsOf = (happened: readonly Happened[]): unknown[] => happened.flatMap(({ events }) => events ?? []);
