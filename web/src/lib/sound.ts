/** Soft sounds, synthesised here rather than loaded. */
let context: AudioContext | null = null;

/** A tone that falls from one pitch to another and fades, `delay` seconds from now. */
function tone(type: OscillatorType, delay: number, from: number, to: number, seconds: number): void {
  context ??= new AudioContext();
  const at = context.currentTime + delay;
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + 0.65 * seconds);
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.95 * seconds);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** A knock on wood: it is your turn. */
export function knock(): void {
  tone('triangle', 0, 220, 110, 0.2);
  tone('triangle', 0.12, 260, 130, 0.2);
}

/** A small bell: your time is almost up. */
export function chime(): void {
  tone('sine', 0, 660, 650, 0.6);
  tone('sine', 0.18, 880, 870, 0.8);
}
