/** Why a table was set aside, so that it can only be looked at, exported and closed. */
import type { Sight } from '../wire';

export type Trouble = NonNullable<Sight['trouble']>;

/** The sentence for each of them. */
export const TROUBLES: Record<Trouble, string> = {
  damaged: 'page-trouble-damaged',
  'older-rules': 'page-trouble-older-rules',
  'too-long': 'page-trouble-too-long',
};

/** The sentence for the status of a table in a list, if it was set aside. */
export const troubleOf = (status: string): string | null => (status in TROUBLES ? TROUBLES[status as Trouble] : null);
