/** Short sounds, synthesised here rather than loaded: quiet, one at a time, and only after somebody has pressed something. */
import { prefs } from './prefs.svelte';

export type Sound = 'card' | 'tick' | 'knock' | 'chime' | 'chip' | 'low';

/** A part of a sound: a tone that falls or rises and fades, or the hiss of paper around a pitch. */
interface Part {
  wave: OscillatorType | 'paper';
  /** Seconds after the sound began, and for how long. */
  after: number;
  lasts: number;
  from: number; // hertz
  to: number;
  loud?: number;
}

const SOUNDS: Record<Sound, Part[]> = {
  /** A card is turned or laid. */
  card: [{ wave: 'paper', after: 0, lasts: 0.09, from: 2600, to: 1100, loud: 0.9 }],
  /** A wooden tick: something is counted. */
  tick: [{ wave: 'triangle', after: 0, lasts: 0.05, from: 1050, to: 620, loud: 0.5 }],
  /** A knock on wood: it is your turn. */
  knock: [
    { wave: 'triangle', after: 0, lasts: 0.18, from: 220, to: 110 },
    { wave: 'triangle', after: 0.12, lasts: 0.18, from: 260, to: 130 },
  ],
  /** Two notes: somebody has won something. */
  chime: [
    { wave: 'sine', after: 0, lasts: 0.5, from: 660, to: 655, loud: 0.7 },
    { wave: 'sine', after: 0.16, lasts: 0.7, from: 880, to: 874, loud: 0.7 },
  ],
  /** A chip lands. */
  chip: [
    { wave: 'sine', after: 0, lasts: 0.08, from: 1750, to: 1500, loud: 0.45 },
    { wave: 'paper', after: 0, lasts: 0.03, from: 5200, to: 4200, loud: 0.3 },
  ],
  /** A low note: your time is almost up. */
  low: [{ wave: 'sine', after: 0, lasts: 0.6, from: 165, to: 155 }],
};

const VOLUME = 0.22;
const CLOSE = 0.05; // seconds in which a second sound would only blur the first
const WEIGHT: Record<Sound, number> = { card: 0, tick: 0, chip: 0, low: 1, chime: 2, knock: 3 };

let context: AudioContext | null = null;
let now: { sound: Sound; volume: GainNode; at: number } | null = null;

/** Browsers are silent until somebody has pressed something, and so are we. */
const pressed = (): boolean => typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;

/** Let a sound be heard, if somebody wants any. It takes the place of the one before, unless that one matters more and has just begun. */
export function play(sound: Sound): void {
  if (!prefs.sound || (document.hidden && sound !== 'knock') || !pressed()) return; // a knock is for somebody who looks elsewhere
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime;
  if (now && at - now.at < (WEIGHT[sound] < WEIGHT[now.sound] ? 0.4 : CLOSE)) return;
  now?.volume.gain.setTargetAtTime(0, at, 0.012);
  const volume = context.createGain();
  volume.gain.value = VOLUME;
  volume.connect(context.destination);
  for (const part of SOUNDS[sound]) add(context, part, volume, at);
  now = { sound, volume, at };
}

function add(audio: AudioContext, { wave, after, lasts, from, to, loud = 1 }: Part, volume: GainNode, start: number): void {
  const [at, fade] = [start + after, audio.createGain()];
  const source = wave === 'paper' ? hiss(audio, lasts) : audio.createOscillator();
  const pitch = 'frequency' in source ? source : audio.createBiquadFilter();
  if ('frequency' in source && wave !== 'paper') source.type = wave;
  if (pitch !== source) (pitch as BiquadFilterNode).type = 'bandpass';
  pitch.frequency.setValueAtTime(from, at);
  pitch.frequency.exponentialRampToValueAtTime(to, at + 0.7 * lasts);
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  if (pitch !== source) source.connect(pitch);
  pitch.connect(fade).connect(volume);
  source.start(at);
  source.stop(at + lasts);
}

function hiss(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  source.buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = 2 * Math.random() - 1));
  return source;
}
