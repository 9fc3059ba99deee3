import { expect, test } from 'vitest';
import { placesFor } from './places';

test('a single opponent sits opposite', () => {
  expect(placesFor(1)).toEqual([{ side: 'top', along: 50 }]);
});

test('the first sits on the left, the last on the right, and those between them above, from left to right and evenly', () => {
  for (const count of [2, 3, 4, 5, 6]) {
    const places = placesFor(count);
    expect(places.map(({ side }) => side)).toEqual(['left', ...Array.from({ length: count - 2 }, () => 'top'), 'right']);
    const along = places.slice(1, -1).map((place) => place.along);
    expect(along).toEqual([...along].sort((one, two) => one - two));
    expect(Math.abs((along[0] ?? 50) + (along.at(-1) ?? 50) - 100)).toBeLessThanOrEqual(1);
    expect(along.every((each) => each >= 10 && each <= 90)).toBe(true);
  }
});
