/** Exercises: being asked, answering, and being told. The server keeps every solution until somebody has answered. */
import type { ExerciseAnswered, ExerciseState, Judged, MyExercises } from '../wire';
import { ask } from './server';

const at = (game: string, more = '') => `/api/exercises/${encodeURIComponent(game)}${more}`;
/** Of which kind, and from which match, if not from all. */
export type Only = { kind: string; match: string };

export function nextExercise(game: string, only: Only): Promise<ExerciseState> {
  const wanted = Object.entries(only).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return ask<ExerciseState>('GET', at(game, wanted.length ? `?${wanted.join('&')}` : ''), undefined, 3);
}
export const judgeExercise = (game: string, id: string, action: unknown) => ask<Judged>('POST', at(game, `/${id}/try`), { action });
/** Without an action one gives up, which counts as wrong. */
export const answerExercise = (game: string, id: string, action: unknown) => ask<ExerciseAnswered>('POST', at(game, `/${id}/answer`), { action });

/** All that you practise, page by page, for a file. */
export async function everyExercise(): Promise<MyExercises['exercises']> {
  const all: MyExercises['exercises'] = [];
  const page = () => ask<MyExercises>('GET', `/api/me/exercises?since=${all.length}`);
  for (let found = await page(); found.exercises.length; found = await page()) all.push(...found.exercises);
  return all;
}
