/** What the viewer has selected, and the action it makes: kept by round and by card, so that nobody else's move drops it. */
import { face, turnOver } from '../cards';
import { endOf, gapOf, rangeOf, tap, type End, type Scouting } from '../choice';
import type { Action, View } from '../wire';

export function selection(given: () => { view: View; me: number | null }) {
  let picks = $state.raw<{ round: number; keys: string[] }>({ round: 0, keys: [] });
  let plan = $state.raw<{ round: number; scouting: Scouting } | null>(null);
  let decision = $state.raw<{ round: number; way: 'keep' | 'turn' } | null>(null);

  const view = $derived(given().view);
  const hand = $derived(view.hand ?? []);
  const deciding = $derived(view.phase === 'turning' && view.to_act.some((seat) => seat === given().me));
  const scouting = $derived.by(() => {
    if (!plan || plan.round !== view.round || view.phase !== 'acting') return null;
    if (view.set.length === 0 || view.owner === given().me) return null;
    const { card } = plan.scouting;
    return card !== null && hand.some((own) => face(own).key === card) ? null : plan.scouting; // it has arrived
  });
  const end = $derived(scouting ? endOf(scouting, view.set) : null);
  const fresh = $derived.by(() => {
    const card = end === 'left' ? view.set[0] : end === 'right' ? view.set.at(-1) : undefined;
    return card ? (scouting?.turned ? turnOver(card) : card) : null;
  });
  const gap = $derived(scouting ? gapOf(scouting, hand) : null);
  const range = $derived(picks.round === view.round && !scouting ? rangeOf(picks.keys, hand) : null);
  const way = $derived(decision?.round === view.round ? decision.way : null);

  const action = $derived.by((): Action | null => {
    if (deciding) return way && { action: way };
    if (view.phase === 'turning' || view.phase === 'over') return null;
    if (range) return { action: 'show', first: range[0] + 1, last: range[1] + 1 };
    if (!scouting || !end || gap === null) return null;
    return { action: scouting.chip ? 'scout&show' : 'scout', end, place: gap + 1, turned: scouting.turned };
  });

  const endKey = (side: End) => face((side === 'left' ? view.set[0] : view.set.at(-1)) ?? '').key;
  const gapKey = (at: number) => (hand[at] === undefined ? 'end' : face(hand[at]).key);
  function change(part: Partial<Scouting>) {
    const before = scouting ?? { chip: false, card: null, before: null, turned: false };
    plan = { round: view.round, scouting: { ...before, ...part } };
  }
  function clear() {
    plan = decision = null;
    picks = { round: view.round, keys: [] };
  }

  return {
    get action() { return action; },
    get deciding() { return deciding; },
    get way() { return way; },
    /** From where to where cards are picked for a Show. */
    get range() { return range; },
    get scouting() { return scouting; },
    /** The end that is scouted, its card as it will stand in the hand, and the gap it goes into. */
    get end() { return end; },
    get fresh() { return fresh; },
    get gap() { return gap; },
    clear,
    decide: (wish: 'keep' | 'turn') => (decision = { round: view.round, way: wish }),
    pick(at: number) {
      const keys = range ? picks.keys : [];
      plan = null;
      picks = { round: view.round, keys: tap(keys, hand, at) };
    },
    /** Take an end of the set, or leave it. */
    take: (side: End) => (end === side ? clear() : change({ card: endKey(side) })),
    /** Begin to scout (a single card is its own only end), switch to or from the chip, or leave it. */
    scout(chip: boolean) {
      if (scouting?.chip === chip) clear();
      else change({ chip, card: scouting?.card ?? (view.set.length === 1 ? endKey('left') : null) });
    },
    turn: () => change({ turned: !scouting?.turned }),
    /** Choose a gap; the same one again turns the card. */
    into: (at: number) => change(at === gap && fresh ? { turned: !scouting?.turned } : { before: gapKey(at) }),
    /** Select what an action does. */
    show(wish: Action) {
      clear();
      if (wish.action === 'show') picks = { round: view.round, keys: hand.slice(wish.first - 1, wish.last).map((card) => face(card).key) };
      else if (wish.action === 'keep' || wish.action === 'turn') decision = { round: view.round, way: wish.action };
      else change({ chip: wish.action === 'scout&show', card: endKey(wish.end), before: gapKey(wish.place - 1), turned: wish.turned ?? false });
    },
    /** Put an end of the set into a gap at once. */
    put: (side: End, at: number) => change({ card: endKey(side), before: gapKey(at) }),
  };
}
