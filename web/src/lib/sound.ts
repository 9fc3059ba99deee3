/** A soft knock on wood when it is your turn, synthesised here rather than loaded. */
let context: AudioContext | null = null;

export function knock(): void {
  context ??= new AudioContext();
  for (const [delay, pitch] of [[0, 220], [0.12, 260]] as const) {
    const at = context.currentTime + delay;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.18);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.2);
  }
}
