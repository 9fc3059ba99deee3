/** The great moment of SCOUT: a round is over, and is counted before the next one is dealt. */
import { list, seat as seatName, words } from '../../lib/words.svelte';
import type { Words } from '../../wire';
import type { Moment, Scene, Stage } from '../contract';
import { numbers } from './cards';
import Picture from './parts/StagePicture.svelte';
import { signed } from './sentences';
import type { Dealt, Event, RoundEnded, View } from './wire';

export interface Row {
  seat: number;
  taken: number;
  chips: number;
  cards: number;
  /** Pays nothing for the cards in hand. */
  spared: boolean;
  points: number;
  before: number;
  score: number;
}
export interface Shown {
  reason: RoundEnded['reason'];
  /** Who ended the round, or showed what nobody beat, and with which cards. */
  seat: number;
  cards: string[];
  rows: Row[];
}

/** What each picture shows: why the round ended, what everyone has taken, what hands cost, the sums; at last the standing. */
export const TAKEN = 1;
export const COSTS = 2;
export const SUMS = 3;
const PAUSE = { why: 1000, taken: 800, costs: 850, sums: 850 }; // milliseconds

export const stage: Stage<View, Event, Shown> = { Picture, scenes };

function scenes(moment: Moment<View, Event>): Scene<Shown>[] {
  return moment.events.flatMap((event) => (event.event === 'round_ended' ? [ended(event, moment)] : []));
}

function ended(event: RoundEnded, { events, past, before, after }: Moment<View, Event>): Scene<Shown> {
  const show = [...past, ...events].findLast((each) => each.event === 'shown');
  const rows = event.points.map((points, seat): Row => ({
    seat, points, taken: event.taken[seat] ?? 0, chips: event.chips[seat] ?? 0, cards: event.cards[seat] ?? 0, spared: event.spared === seat,
    before: before.seats[seat]?.score ?? 0, score: after.seats[seat]?.score ?? 0,
  }));
  const dealt = events.find((each): each is Dealt => each.event === 'dealt');
  return {
    where: words('scout-page-stage-round', { round: event.round, rounds: before.rounds }),
    verdict: [...spared(rows), ...best(rows), lead(rows, after)],
    beats: Object.values(PAUSE),
    sound: 'chip',
    ...(dealt ? { next: words('scout-page-stage-next', { player: seatName(dealt.starter), round: dealt.round }) } : {}),
    shown: { reason: event.reason, seat: event.seat, cards: show?.cards ?? before.set, rows },
  };
}

/** Why the round ended, as the title says it. */
export const why = ({ reason, seat, cards }: Shown): Words => words(`scout-page-stage-${reason}`, { player: seatName(seat), cards: numbers(cards) });

function spared(rows: Row[]): Words[] {
  return rows.flatMap((row) => (row.spared && row.cards ? [words('scout-page-stage-spared', { player: seatName(row.seat), count: row.cards })] : []));
}

/** Who made the most of the round, if that was somebody alone. */
function best(rows: Row[]): Words[] {
  const most = Math.max(...rows.map(({ points }) => points));
  const [first, ...others] = rows.filter(({ points }) => points === most);
  return first && !others.length ? [words('scout-page-stage-best', { player: seatName(first.seat), points: signed(most) })] : [];
}

function lead(rows: Row[], { winners }: View): Words {
  const score = Math.max(...rows.map((row) => row.score));
  const first = rows.filter((row) => row.score === score);
  const player = list(first.map(({ seat }) => seatName(seat)), ' & ');
  return words(winners.length ? 'scout-page-stage-wins' : 'scout-page-stage-leads', { player, score, count: first.length });
}
