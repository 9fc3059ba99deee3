import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from './prefs.svelte';

/** An audio context that only counts what is started. */
let started: number;
let time: number;
class Silent {
  state = 'running';
  sampleRate = 8000;
  destination = {};
  get currentTime() {
    return time;
  }
  private ramp = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {}, setTargetAtTime: () => {} };
  private node = () => ({ gain: this.ramp, connect: <Next>(next: Next) => next });
  createGain = this.node;
  createOscillator = () => ({ ...this.node(), type: '', frequency: this.ramp, start: () => (started += 1), stop: () => {} });
  createBiquadFilter = () => ({ ...this.node(), type: '', frequency: this.ramp });
  createBufferSource = () => ({ ...this.node(), buffer: null, start: () => (started += 1), stop: () => {} });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', Silent);
  [started, time] = [0, 10];
  prefs.sound = true;
});
afterEach(() => vi.unstubAllGlobals());

const fresh = async () => {
  const { prefs: own } = await import('./prefs.svelte');
  own.sound = prefs.sound;
  return (await import('./sound')).play;
};

test('sounds are on until somebody mutes them', async () => {
  const play = await fresh();
  play('card');
  expect(started).toBe(1);
  prefs.sound = false;
  const muted = await fresh();
  time += 5;
  muted('card');
  expect(started).toBe(1);
});

test('one at a time: a blur of cards is one, and nothing small covers the knock', async () => {
  const play = await fresh();
  play('card');
  play('card');
  expect(started).toBe(1);
  time += 0.2;
  play('knock');
  expect(started).toBe(3);
  time += 0.2;
  play('card');
  expect(started).toBe(3);
  time += 0.5;
  play('card');
  expect(started).toBe(4);
});
