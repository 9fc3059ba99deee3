/** How each game is drawn: its folder here, found by being there, or the plain table. */
import type { Component } from 'svelte';
import { load, loadMessages } from '../lib/words.svelte';
import PlainPicture from '../plain/Picture.svelte';
import type { GameModule } from './contract';

const modules = import.meta.glob('./*/index.ts', { import: 'default' });
const pictures = import.meta.glob<Component<{ title: string }>>('./*/Picture.svelte', { import: 'default', eager: true });

/** The picture of a game on the first screen. */
export const pictureOf = (name: string): Component<{ title: string }> => pictures[`./${name}/Picture.svelte`] ?? PlainPicture;

/** A game with its messages. */
export async function loadGame(name: string): Promise<GameModule> {
  const folder = modules[`./${name}/index.ts`];
  const own = folder && !new URLSearchParams(location.search).has('plain'); // ?plain: as it would look without its folder
  const drawn = own ? folder() : import('../plain').then((plain) => plain.default);
  const [game] = await Promise.all([drawn, load('match', 'playing'), loadMessages(name, true)]);
  return game as GameModule; // the one cast: from here on a game's views and actions are unknown
}
