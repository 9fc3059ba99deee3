import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule, Moment, Scene } from '../games/contract';
import { remember } from '../lib/prefs.svelte';
import { words } from '../lib/words.svelte';
import type { Happened, ReplayStep, Sight, Update } from '../wire';
import { scenesAt, scenesIn, Staging } from './staging.svelte';

const scene = (beats: number[]): Scene => ({ where: words('page-you'), verdict: [], beats, shown: null });
const calm = (wanted: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: wanted }));

beforeEach(() => {
  vi.useFakeTimers();
  calm(false);
  remember({ speed: 'normal', guided: ['scout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a scene', () => {
  it('comes picture by picture, stays for a while, and makes room for the table', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    staging.open('scout', [scene([500, 700])], then);
    expect([staging.beat, staging.done]).toEqual([0, false]);
    vi.advanceTimersByTime(500);
    expect([staging.beat, staging.done]).toEqual([1, false]);
    vi.advanceTimersByTime(700);
    expect([staging.beat, staging.done]).toEqual([2, true]);
    vi.advanceTimersByTime(3999);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(then).toHaveBeenCalledOnce();
    expect(staging.scene).toBeNull();
  });
  it('goes to its last picture with the first press, and on with the second; a double click is one press', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    staging.open('scout', [scene([500, 700])], then);
    staging.press();
    expect(staging.done).toBe(false);
    vi.advanceTimersByTime(400);
    staging.press();
    expect([staging.done, staging.still]).toEqual([true, true]);
    staging.press();
    expect(staging.done).toBe(true);
    vi.advanceTimersByTime(400);
    staging.press();
    expect(then).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(then).toHaveBeenCalledOnce();
  });
  it('is followed by the next one', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    const [one, two] = [scene([100]), scene([200])];
    staging.open('scout', [one, two], then);
    vi.advanceTimersByTime(4100);
    expect([staging.scene, staging.beat, staging.still]).toEqual([two, 0, false]);
    vi.advanceTimersByTime(4200);
    expect(then).toHaveBeenCalledOnce();
  });
  it('takes longer in the first match of a game', () => {
    const staging = new Staging();
    staging.open('alhambra', [scene([1000])], () => {});
    vi.advanceTimersByTime(1000);
    expect(staging.done).toBe(false);
    vi.advanceTimersByTime(600);
    expect(staging.done).toBe(true);
  });
  it('shows its last picture at once where the system asks for calm, or things are to go fast', () => {
    for (const set of [() => calm(true), () => remember({ speed: 'fast' })]) {
      calm(false);
      remember({ speed: 'normal' });
      set();
      const staging = new Staging();
      staging.open('scout', [scene([500, 700])], () => {});
      expect([staging.done, staging.still]).toEqual([true, true]);
    }
  });
});

describe('what is told', () => {
  const found = [scene([])];
  const scenes = vi.fn((_: Moment<unknown, unknown>) => found);
  const game = { stage: { scenes } } as unknown as GameModule;
  const sight = (view: string, id = 'm') => ({ match: { id, view } }) as unknown as Sight;
  const moved = (...events: string[]) => ({ kind: 'moved', at: 0, events }) as Happened;
  const update = (view: string, happened: Happened[], id = 'm') => ({ n: 9, since: 8, happened, sight: sight(view, id) }) as Update;

  it('is what happened, with the table before and after, and what this match has seen so far', () => {
    const past = [moved('of another match'), { kind: 'started', at: 0, events: ['deal'] } as Happened, moved('before')];
    expect(scenesIn(game, sight('was'), update('is', [moved('now', 'then')]), past)).toBe(found);
    expect(scenes).toHaveBeenLastCalledWith({ events: ['now', 'then'], past: ['deal', 'before'], before: 'was', after: 'is' });
  });
  it('is nothing when a decision is taken back, in another match, without motion, and when nobody looks', () => {
    expect(scenesIn(game, sight('was'), update('is', [{ kind: 'went-back', at: 0 }]), [])).toEqual([]);
    expect(scenesIn(game, sight('was'), update('is', [moved('now')], 'other'), [])).toEqual([]);
    expect(scenesIn(null, sight('was'), update('is', [moved('now')]), [])).toEqual([]);
    remember({ speed: 'off' });
    expect(scenesIn(game, sight('was'), update('is', [moved('now')]), [])).toEqual([]);
    remember({ speed: 'normal' });
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    expect(scenesIn(game, sight('was'), update('is', [moved('now')]), [])).toEqual([]);
  });
  it('is told in replays, too, as the chosen seat sees it', () => {
    const steps = ['deal', 'one', 'two'].map((each) => ({ seat: 0, events: [each], words: [], views: [`${each} of 0`, `${each} of 1`] })) as ReplayStep[];
    expect(scenesAt(game, steps, 2, 1)).toBe(found);
    expect(scenes).toHaveBeenLastCalledWith({ events: ['two'], past: ['deal', 'one'], before: 'one of 1', after: 'two of 1' });
    expect(scenesAt(game, steps, 0, 1)).toEqual([]);
  });
});
