/** What the seats of a table are called. */
import type { Player, SeatSight } from '../wire';
import { say } from './words.svelte';

/** Bots have names, so that people can talk about them; their level stands beside the name. */
const BOTS = ['Mara', 'Tobi', 'Nadège', 'Luca', 'Ines', 'Joris'];
export const HUES = ['#2f9e6b', '#7a5aa8', '#d2553f', '#2f7fd0', '#b07b1f', '#4d6b8a'];

export const botName = (seat: number): string => BOTS[seat % BOTS.length] ?? '';

/** Somebody at a seat who hasn't said a name is called so in each reader's own language. */
export const visitorAt = (number: number): string => say('page-visitor', { number: number + 1 });

export function nameOf(seat: SeatSight, number: number): string {
  if (seat.person !== null) return seat.name || visitorAt(number);
  return seat.level ? botName(number) : say('page-free-seat');
}

export function playerName(player: Player | null, seat: number): string {
  if (!player) return say('page-seat', { number: seat + 1 });
  return player.name || (player.level ? botName(seat) : visitorAt(seat));
}

export const isFree = (seat: SeatSight): boolean => seat.person === null && seat.level === null;
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
