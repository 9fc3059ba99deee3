/** Vibration, for phones. Apart from the sounds, which the first screen doesn't need. */
import { prefs } from './prefs.svelte';

/** A phone in a pocket says that it is your turn, if somebody wants that. */
export function buzz(): void {
  if (prefs.buzz && 'vibrate' in navigator) navigator.vibrate([35, 60, 35]);
}

/** Whether this device can. */
export const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
