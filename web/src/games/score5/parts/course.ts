/** The points as they grew, auction by auction. */
import { words } from '../../../lib/words.svelte';
import type { Course } from '../../contract';
import type { View } from '../wire';

/** What everyone's best cards came to at the start and after each auction; from views with the memory aid. */
export function course(views: View[]): Course {
  const ends = views.filter((view, at) => at > 0 && (view.phase === 'over' || view.auction !== views[at - 1]?.auction));
  const marks = views.slice(0, 1).concat(ends);
  return {
    labels: marks.map((view, at) => {
      if (at === 0) return words('score5-page-course-start');
      return words('score5-page-course-auction', { auction: view.phase === 'over' ? view.auction : view.auction - 1 });
    }),
    lines: (views[0]?.seats ?? []).map((_, seat) => marks.map((view) => view.seats[seat]?.score ?? 0)),
  };
}
