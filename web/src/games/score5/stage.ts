/** The great moments of SCORE 5: the bids turned up, what became of the winning bid, and the count at the end. */
import { ordered } from '../../lib/order';
import { list, seat as seatName, words } from '../../lib/words.svelte';
import type { Words } from '../../wire';
import type { Moment, Scene, Stage } from '../contract';
import { cardWords, FAMILIES, familyOf, familyWords, type Family } from './cards';
import Picture from './parts/StagePicture.svelte';
import type { CardTaken, Event, JokerNamed, MatchEnded, Resolved, View } from './wire';

export interface Bid {
  seat: number;
  cards: string[];
  total: number;
  /** The card whose tie-break number counted, where another bid came to the same total. */
  tied: string | null;
  /** Which place in line for the share-out; null for the winner. */
  place: number | null;
}
/** The bids, in the order in which they are turned up. */
export interface Bids {
  kind: 'bids';
  card: string;
  winner: number | null;
  bids: Bid[];
  ties: View['ties'];
}
/** Who took which cards of the winning bid. */
export interface Shared {
  kind: 'shared';
  card: string;
  winner: number;
  takes: { seat: number; card: string }[];
}
/** The cards that count at the end, by seat and family. */
export interface Count {
  kind: 'count';
  rows: { seat: number; cards: (string | null)[]; score: number; tied: string | null }[];
  winners: number[];
  joker: { seat: number; family: Family } | null;
  ties: View['ties'];
}
export type Shown = Bids | Shared | Count;

const PAUSE = { open: 700, bid: 760, bids: 3000, verdict: 550, take: 550, family: 620 }; // milliseconds

export const stage: Stage<View, Event, Shown> = { Picture, scenes };

function scenes(moment: Moment<View, Event>): Scene<Shown>[] {
  const { events, after } = moment;
  return events.flatMap((event): Scene<Shown>[] => {
    if (event.event === 'resolved') return [resolved(event, moment)];
    if (event.event === 'card_taken') return after.phase === 'sharing' ? [] : shared(event, moment);
    return event.event === 'match_ended' ? [counted(event, moment)] : [];
  });
}

const where = ({ auction, auctions }: View): Words => words('score5-page-stage-auction', { auction, auctions });

/** The fewest cards first, of as many cards the lower bid. */
function resolved(event: Resolved, { before }: Moment<View, Event>): Scene<Shown> {
  const bids = event.bids.map((cards, seat): Bid => {
    const place = event.order.indexOf(seat);
    return { seat, cards, total: event.totals[seat] ?? 0, tied: event.tied[seat] ?? null, place: place < 0 ? null : place };
  });
  const turned = ordered(bids, ({ cards }) => cards.length, ({ total }) => total, ({ place }) => -(place ?? -1));
  const each = Math.min(PAUSE.bid, PAUSE.bids / bids.length);
  return {
    where: where(before),
    verdict: event.winner === null ? [words('score5-tell-unsold', { card: cardWords(event.card) })] : outcome(event, event.winner, before.ties),
    beats: [PAUSE.open, ...bids.map((_, at) => (at < bids.length - 1 ? each : each + PAUSE.verdict))],
    sound: 'card',
    shown: { kind: 'bids', card: event.card, winner: event.winner, bids: turned, ties: before.ties },
  };
}

/** Who wins, and where bids were equal, which card decided. */
function outcome({ totals, tied, card, bids }: Resolved, first: number, ties: View['ties']): Words[] {
  const total = totals[first] ?? 0;
  if (tied[first]) return [words('score5-page-stage-tie', { total, cards: tieList(totals.map((each, seat) => (each === total ? (tied[seat] ?? null) : null)), ties) }), words('score5-page-stage-gets', { player: seatName(first), card: cardWords(card) })];
  const next = Math.max(0, ...totals.filter((_, seat) => seat !== first));
  const others = bids.some((bid, seat) => seat !== first && bid.length > 0);
  return [words('score5-page-stage-wins-by', { player: seatName(first), card: cardWords(card), total, next, alone: others ? 'no' : 'yes' })];
}

/** Who had which card with which tie-break number, the highest first. */
function tieList(tied: (string | null)[], ties: View['ties']) {
  const cards = tied.flatMap((card, seat) => (card ? [{ card, seat, tie: ties[card] ?? 0 }] : []));
  return list(ordered(cards, ({ tie }) => -tie).map(({ card, seat, tie }) => words('score5-page-stage-tie-card', { player: seatName(seat), card: cardWords(card), tie })), '; ');
}

/** A share-out that is over, if it gave something to more than one player. */
function shared(last: CardTaken, { past, before }: Moment<View, Event>): Scene<Shown>[] {
  const since = past.slice(past.findLastIndex(({ event }) => event === 'resolved') + 1);
  const takes = [...since.filter((event) => event.event === 'card_taken'), last].map(({ seat, card }) => ({ seat, card }));
  if (new Set(takes.map(({ seat }) => seat)).size < 2 || !before.card) return [];
  return [{
    where: where(before),
    verdict: [words('score5-page-stage-shared', { player: seatName(last.winner), card: cardWords(before.card), count: takes.length })],
    beats: [PAUSE.open, ...takes.map(() => PAUSE.take)],
    sound: 'card',
    shown: { kind: 'shared', card: before.card, winner: last.winner, takes },
  }];
}

function counted(event: MatchEnded, { events, after }: Moment<View, Event>): Scene<Shown> {
  const named = events.find((each): each is JokerNamed => each.event === 'joker_named');
  const joker = named ? { seat: named.seat, family: named.family } : null;
  const inFamily = (cards: string[], family: Family) => cards.find((card) => (familyOf(card) ?? after.joker) === family) ?? null;
  const rows = event.scores.map((score, seat) => ({
    seat, score, tied: event.tied[seat] ?? null, cards: FAMILIES.map((family) => inFamily(event.counted[seat] ?? [], family)),
  }));
  return {
    where: words('score5-page-stage-count'),
    verdict: [...(joker ? [words('score5-tell-named', { player: seatName(joker.seat), family: familyWords(joker.family) })] : []), ...victory(event, after.ties)],
    beats: [joker ? PAUSE.open + PAUSE.verdict : PAUSE.open, ...FAMILIES.map((_, at) => (at < FAMILIES.length - 1 ? PAUSE.family : PAUSE.family + PAUSE.verdict))],
    shown: { kind: 'count', rows, winners: event.winners, joker, ties: after.ties },
  };
}

function victory({ scores, winners, tied }: MatchEnded, ties: View['ties']): Words[] {
  const first = winners[0] ?? 0;
  const total = scores[first] ?? 0;
  const won = words('score5-page-stage-champion', { player: seatName(first), total });
  if (!tied[first]) return [won];
  return [words('score5-page-stage-tie', { total, cards: tieList(scores.map((each, seat) => (each === total ? (tied[seat] ?? null) : null)), ties) }), won];
}
