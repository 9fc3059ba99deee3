/** Positions for tests: a view with the moves that the server listed for it. */
import data from './fixtures.json';
import type { Action, View } from './wire';

export interface Fixture {
  view: View;
  moves: Action[];
}
export const fixtures = data as unknown as Record<keyof typeof data, Fixture>;
export const NAMES = ['Ada', 'Mara', 'Tobi', 'Nadège', 'Luca', 'Ines'];
