/** What has changed at a table, put together with how it was. */
import type { Changed, Sight } from '../wire';

/** A sight with what has changed in it; what hasn't stays the same object. */
export function applied(sight: Sight, changed: Changed): Sight {
  const now = { ...sight, ...changed.sight } as Sight;
  if (!sight.match || (!changed.match && !changed.view)) return now;
  const match = { ...sight.match, ...changed.match };
  return { ...now, match: changed.view ? { ...match, view: { ...(match.view as object), ...changed.view } } : match };
}
