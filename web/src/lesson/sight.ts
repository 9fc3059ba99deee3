/** A position of a lesson as if it were a table: who sits there, and how the match stands. */
import { botName } from '../lib/people';
import type { Game } from '../lib/games.svelte';
import { say } from '../lib/words.svelte';
import type { LessonBoard, SeatSight, Sight } from '../wire';

const NOBODY: SeatSight = { person: null, name: '', level: null, character: null, away: false, ready: false, bank: null, due: null, holiday: null };

export function sightOf(game: Game, board: LessonBoard, done: boolean): Sight {
  const company = Object.entries(game.characters);
  const seats = Array.from({ length: board.players }, (_, seat): SeatSight => {
    const [character, name] = company[(seat + company.length - 1) % (company.length || 1)] ?? [null, botName(seat)];
    return seat === board.seat ? { ...NOBODY, person: 'learner', name: say('page-you') } : { ...NOBODY, name, character, level: 'guest' };
  });
  return {
    table: '', game: game.name, players: board.players, options: {}, clock: null, stand_in: '', public: false, spectators: false, hints: false,
    hints_allowed: false, reactions: false, host: '', closed: false, trouble: null, next_commitment: '', viewer: board.seat, seats, swaps: [], tally: [], deal: null,
    match: {
      id: '', number: 1, commitment: '', contributions: [], seed: null, over: board.over, to_act: done ? [] : board.to_act, scores: null, winners: [],
      moves: board.moves, asked: null, practice: false, decisions: [], view: board.view,
    },
  };
}
