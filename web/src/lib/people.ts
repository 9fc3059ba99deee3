/** What the seats of a table are called. */
import type { Player, SeatSight } from '../wire';
import { gameOf } from './games.svelte';
import { say } from './words.svelte';

/** Bots that are no characters have names, too, so that people can talk about them; their level stands beside the name. */
const BOTS = ['Ines', 'Joris', 'Elif', 'Jonas', 'Chiara', 'Ada'];
const FACES = import.meta.glob<string>('../faces/*.svg', { eager: true, query: '?url', import: 'default' });
export const HUES = ['#2f9e6b', '#7a5aa8', '#d2553f', '#2f7fd0', '#b07b1f', '#4d6b8a'];

/** The drawing of a character; undefined for anybody else. */
export const faceOf = (character: string | null | undefined): string | undefined => FACES[`../faces/${character ?? ''}.svg`];

/** How a character plays a game, in a sentence; nothing where the game has no such character. */
export const styleOf = (game: string, character: string | null): string =>
  character && gameOf(game)?.characters[character] ? say(`${game}-character-${character}`) : '';

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? '';

/** Somebody at a seat who hasn't said a name is called so in each reader's own language. */
export const visitorAt = (number: number): string => say('page-visitor', { number: number + 1 });

export function nameOf(seat: SeatSight, number: number): string {
  if (seat.person !== null) return seat.name || visitorAt(number);
  return seat.level ? seat.name || botName(number) : say('page-free-seat');
}

/** What all seats are called by a reader: somebody without a name is “You” to themselves, unless several seats are theirs. */
export function namesOf(seats: readonly SeatSight[], reader: string): string[] & { you?: number } {
  const own = seats.flatMap((seat, number) => (seat.person === reader ? [number] : []));
  const you = own.length === 1 && !seats[own[0] ?? 0]?.name ? own[0] : undefined;
  const names = seats.map((seat, number) => (number === you ? say('page-you') : nameOf(seat, number)));
  return you === undefined ? names : Object.assign(names, { you });
}

/** The same names for a reader at one of the seats: to themselves they are “You”. */
export const forReader = (names: string[], me: number | null): string[] & { you?: number } =>
  me === null ? names : Object.assign(names.map((name, seat) => (seat === me ? say('page-you') : name)), { you: me });

export function playerName(player: Player | null, seat: number, reader: number | null = null): string {
  if (!player) return say('page-seat', { number: seat + 1 });
  if (player.level) return player.name || botName(seat);
  return player.name || (seat === reader ? say('page-you') : visitorAt(seat));
}

export const isFree = (seat: SeatSight): boolean => seat.person === null && seat.level === null;
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
