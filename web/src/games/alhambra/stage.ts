/** The great moments of Alhambra: the last buildings going to the richest, a scoring building by building, Dirk's new cards. */
import { list, seat as seatName, words, type Part } from '../../lib/words.svelte';
import type { Words } from '../../wire';
import type { Moment, Scene, Stage } from '../contract';
import { CATEGORIES, categoryWords, pictureWords, sumOf, together, type Category } from './cards';
import { owners, total } from './parts/points';
import Picture from './parts/StagePicture.svelte';
import type { DirkGot, Event, Scored, View, YardGiven } from './wire';

export interface Row {
  /** The seat; for Dirk one more than the last. */
  owner: number;
  counts: Record<string, number>;
  points: Record<string, number>;
  before: number;
  score: number;
}
/** A scoring: what each category brings, and to whom. */
export interface Scoring {
  kind: 'scoring';
  scoring: Scored['scoring'];
  rows: Row[];
  prizes: Record<string, number[]>;
  /** What is to be said of each category. */
  told: Record<Category, Words[]>;
}
/** The last buildings of the yard, and the money that was compared, by seat. */
export interface Gifts {
  kind: 'gifts';
  gifts: { picture: string; currency: YardGiven['currency']; seat: number | null; sums: number[] }[];
}
export interface Dirk {
  kind: 'dirk';
  pictures: string[];
}
export type Shown = Scoring | Gifts | Dirk;

const PAUSE = { open: 700, count: 650, points: 950, gift: 950, dirk: 900 }; // milliseconds

export const stage: Stage<View, Event, Shown> = { Picture, scenes };

function scenes({ events, before, after }: Moment<View, Event>): Scene<Shown>[] {
  const given = events.filter((event) => event.event === 'yard_given');
  const gifts = given.length ? [giving(given, after)] : [];
  const others = events.flatMap((event): Scene<Shown>[] => {
    if (event.event === 'scored') return [scoring(event, before, after)];
    return event.event === 'dirk_got' ? [dirk(event)] : [];
  });
  return [...gifts, ...others];
}

/** Which category the picture of a scoring is about, and whether its points are given: two pictures for each. */
export const at = (beat: number): { category: Category | undefined; given: boolean } => ({ category: CATEGORIES[Math.floor((beat - 1) / 2)], given: beat % 2 === 0 });

function scoring(event: Scored, before: View, after: View): Scene<Shown> {
  const all = [...event.points, ...(event.dirk ? [event.dirk] : [])];
  const rows = all.map((points, owner): Row => {
    const had = owners(before)[owner]?.score ?? 0;
    return { owner, counts: event.counts[owner] ?? {}, points, before: had, score: sumOf([had, total(points)]) };
  });
  const told = Object.fromEntries(CATEGORIES.map((category) => [category, sharing(event, rows, category)])) as Record<Category, Words[]>;
  return {
    where: words('alhambra-page-stage-scoring', { scoring: event.scoring }),
    verdict: [most(rows.slice(0, before.players)), standing(rows.slice(0, before.players), after)],
    beats: [PAUSE.open, ...CATEGORIES.flatMap(() => [PAUSE.count, PAUSE.points])],
    sound: 'chip',
    shown: { kind: 'scoring', scoring: event.scoring, rows, prizes: event.prizes, told },
  };
}

/** How somebody is called in a sentence. */
const called = (owner: number, players: number): Part => (owner < players ? seatName(owner) : words('alhambra-dirk'));

/** Who gets how many points for a category; places that are shared are told. */
function sharing(event: Scored, rows: Row[], category: Category): Words[] {
  const players = event.points.length;
  const places = [...new Set(event.places.map((each) => each[category] ?? 0))].filter(Boolean).sort();
  const told = places.flatMap((place): Words[] => {
    const there = rows.filter(({ owner }) => event.places[owner]?.[category] === place);
    const points = there[0]?.points[category] ?? 0;
    if (!points) return [];
    const names = list(there.map(({ owner }) => called(owner, players)), ' & ');
    return [words(there.length > 1 ? 'alhambra-page-stage-shared' : 'alhambra-page-stage-alone', { player: names, points, count: there[0]?.counts[category] ?? 0 })];
  });
  return told.length ? told : [words('alhambra-page-stage-none', { building: categoryWords(category) })];
}

/** Who got the most in this scoring. */
function most(rows: Row[]): Words {
  const points = Math.max(...rows.map((row) => total(row.points)));
  const first = rows.filter((row) => total(row.points) === points);
  return words('alhambra-page-stage-most', { player: list(first.map(({ owner }) => seatName(owner)), ' & '), points, count: first.length });
}

function standing(rows: Row[], { winners }: View): Words {
  const score = Math.max(...rows.map((row) => row.score));
  const first = rows.filter((row) => row.score === score);
  const player = list(first.map(({ owner }) => seatName(owner)), ' & ');
  return words(winners.length ? 'alhambra-page-stage-wins' : 'alhambra-page-stage-leads', { player, score, count: first.length });
}

function giving(given: YardGiven[], after: View): Scene<Shown> {
  const gifts = given.map(({ picture, currency, seat }) => ({ picture, currency, seat, sums: after.seats.map(({ purse }) => purse?.[currency] ?? 0) }));
  const happy = [...new Set(gifts.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  const gained = (seat: number) => together(gifts.filter((gift) => gift.seat === seat).map(({ picture }) => pictureWords(picture)));
  return {
    where: words('alhambra-page-gifts'),
    verdict: [words('alhambra-page-stage-richest'), ...happy.map((seat) => words('alhambra-page-stage-gets', { player: seatName(seat), pictures: gained(seat) }))],
    beats: [PAUSE.open, ...gifts.map(() => PAUSE.gift)],
    sound: 'card',
    shown: { kind: 'gifts', gifts },
  };
}

const dirk = ({ pictures }: DirkGot): Scene<Shown> => ({
  where: words('alhambra-page-stage-dirk'),
  verdict: [words('alhambra-page-stage-dirk-gets', { count: pictures.length })],
  beats: [PAUSE.dirk],
  sound: 'card',
  shown: { kind: 'dirk', pictures },
});
