/** The position of an exercise as if it were a table. Whoever played in one's own match sits there under their name. */
import type { Game } from '../lib/games.svelte';
import { botName, playerName } from '../lib/people';
import { sightOf } from '../lesson/sight';
import type { ExerciseQuestion, Sight } from '../wire';

export function exerciseSight(game: Game, question: ExerciseQuestion, done: boolean): Sight {
  const sight = sightOf(game, { ...question, to_act: [question.seat], over: false }, done);
  const known = new Set<string>();
  const seats = sight.seats.map((seat, number) => {
    const player = question.names[number];
    if (number === question.seat) return seat;
    if (player) return { ...seat, name: playerName(player, number), character: player.character ?? null };
    if (known.has(seat.name)) return { ...seat, name: botName(number), character: null }; // more seats than characters
    known.add(seat.name);
    return seat;
  });
  return { ...sight, seats };
}
