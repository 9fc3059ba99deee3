/** What was said at a table since one last looked; remembered in this browser, by table. */
import type { Happened } from '../wire';

const KEY = 'stammtisch-read';
const MOST = 30; // tables that are remembered

type Reads = Record<string, number>; // when one last looked, in the server's time

function remembered(): Reads {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Reads;
  } catch {
    return {}; // no storage, or it holds something else
  }
}

export const isTalk = ({ kind }: Happened): boolean => kind === 'said' || kind === 'reacted';

export class Unread {
  private until: number;

  constructor(private readonly table: string) {
    this.until = $state(remembered()[table] ?? 0);
  }

  /** How much other people have said that wasn't looked at. */
  count(happened: readonly Happened[], person: string, muted: readonly string[]): number {
    return happened.filter((each) => isTalk(each) && each.person != null && each.at > this.until && each.person !== person && !muted.includes(each.person ?? '')).length;
  }

  /** One has looked. */
  look(happened: readonly Happened[]): void {
    const last = happened.findLast(isTalk)?.at ?? 0;
    if (last <= this.until) return;
    this.until = last;
    const { [this.table]: _, ...others } = remembered();
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [this.table, last]].slice(-MOST))));
    } catch {
      // then nothing is remembered
    }
  }
}
