/** Positions of real matches, for the tests. */
import file from './fixtures.json';
import type { Action, View } from './wire';

const fixtures = file as unknown as Record<string, { view: View; moves: Action[] }>;
export const names = ['Ada', 'Mara', 'Tobi', 'Nora', 'Lev'];

/** A position by its name in the file. */
export function view(name: string): View {
  const found = fixtures[name];
  if (!found) throw new Error(`no position ${name}`);
  return found.view;
}

/** What the server lists in that position. */
export const moves = (name: string): Action[] => fixtures[name]?.moves ?? [];
