import { expect, test } from 'vitest';
import { actionOf, chooseMoney, chooseOpen, choosePlace, isListed, keysFor, NOTHING, payments, prune, touched } from './choice';
import { fixtures } from './fixtures';
import { cardsIn, follow, seen } from './parts/keys';

const { dirk, rich, six } = fixtures;
const held = (view: typeof rich.view) => follow([], seen(view, view.seat));

test('money says for which place it is, and money of another currency begins anew', () => {
  const cards = held(rich.view);
  const [y1, y2] = cardsIn(cards, 'hand');
  const b3 = cardsIn(cards, 'hand').find(({ name }) => name === 'b3')!;
  const both = chooseMoney(chooseMoney(NOTHING, y1!), y2!);
  expect(actionOf(both, cards, rich.view)).toEqual({ action: 'buy', place: 'yellow', money: [2, 1], to_dirk: false });
  expect(chooseMoney(both, b3)).toEqual({ ...NOTHING, place: 'blue', money: [b3.key] });
  expect(chooseMoney(both, y1!).money).toEqual([y2!.key]);
  expect(choosePlace(both, 'yellow')).toEqual(NOTHING);
});

test('of equal open money the leftmost is taken, in the order in which it lies', () => {
  const cards = held(six.view); // o2 o2 g4 o4
  const at = (place: number) => cards.find(({ zone }) => zone === `display-${place}`)!.key;
  expect(actionOf(chooseOpen(NOTHING, at(1)), cards, six.view)).toEqual({ action: 'take', cards: ['o2'] });
  const several = chooseOpen(chooseOpen(NOTHING, at(3)), at(1));
  expect(actionOf(several, cards, six.view)).toEqual({ action: 'take', cards: ['o2', 'o4'] });
  expect(isListed({ action: 'take', cards: ['o2', 'o2'] }, six.moves)).toBe(true);
  expect(isListed({ action: 'take', cards: ['o2', 'o4'] }, six.moves)).toBe(false);
});

test('an action without the gift is the one that is listed with “false”', () => {
  expect(isListed({ action: 'buy', place: 'orange', money: [7, 3] }, dirk.moves)).toBe(true);
  expect(isListed({ action: 'buy', place: 'orange', money: [7, 3], to_dirk: true }, dirk.moves)).toBe(true);
});

test('payments come exact ones first, then the cheapest', () => {
  expect(payments(dirk.moves, dirk.view, 'orange')).toEqual([
    { money: [7, 3], sum: 10, exact: true },
    { money: [9, 2], sum: 11, exact: false },
    { money: [9, 3], sum: 12, exact: false },
    { money: [9, 7], sum: 16, exact: false },
  ]);
  expect(payments(dirk.moves, dirk.view, 'blue')).toEqual([]);
});

test('keys are found for values, each card once', () => {
  const cards = held(rich.view);
  const keys = keysFor(cards, 'orange', [5, 5]);
  expect(new Set(keys).size).toBe(2);
  expect(cards.filter(({ key }) => keys.includes(key)).map(({ name }) => name)).toEqual(['o5', 'o5']);
});

test('a hint touches the building and the money, or the open money', () => {
  const cards = held(dirk.view);
  const names = (action: Parameters<typeof touched>[0]) =>
    touched(action, cards, dirk.view).map((key) => cards.find((card) => card.key === key)?.name);
  expect(names({ action: 'buy', place: 'orange', money: [7, 3] })).toEqual(['garden10', 'o3', 'o7']);
  expect(names({ action: 'take', cards: ['b2', 'y3'] }).sort()).toEqual(['b2', 'y3']);
  expect(names(null)).toEqual([]);
});

test('a card keeps its key on its way from the display into the hand, and from the yard to the buildings', () => {
  const before = follow([], [
    { name: 'b7', zone: 'hand' },
    { name: 'b7', zone: 'display-1' },
    { name: 'garden8', zone: 'yard-0' },
  ]);
  const after = follow(before, [
    { name: 'b7', zone: 'hand' },
    { name: 'b7', zone: 'hand' },
    { name: 'garden8', zone: 'mine' },
    { name: 'b7', zone: 'display-1' },
  ]);
  expect(after.slice(0, 3).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(before.map(({ key }) => key)).not.toContain(after[3]!.key);
});

test('money that was paid is not the money that comes into the display', () => {
  const before = follow([], [{ name: 'b7', zone: 'hand' }]);
  expect(follow(before, [{ name: 'b7', zone: 'display-0' }])[0]!.key).not.toBe(before[0]!.key);
});

test('only what is gone leaves a selection', () => {
  const cards = held(rich.view);
  const [first, second] = cardsIn(cards, 'hand');
  const now = { ...NOTHING, place: 'yellow' as const, money: [first!.key, second!.key] };
  expect(prune(now, cards)).toEqual(now);
  expect(prune(now, cards.filter(({ key }) => key !== first!.key)).money).toEqual([second!.key]);
});
