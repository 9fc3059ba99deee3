import { expect, it } from 'vitest';

/** What each game's folder has, under the same names; tests stand beside what they test. */
const REQUIRED = [
  'Example.svelte', 'Picture.svelte', 'Result.svelte', 'Seat.svelte', 'Standing.svelte', 'Table.svelte', // contract.ts says what they show
  'index.ts', // puts the module together
  'cards.ts', // the cards by their names on the wire
  'choice.ts', 'deeds.ts', // what is selected, and the action that it makes
  'examples.ts', // what is drawn beside which rule
  'guide.ts', // the prompts of a guided first match
  'sentences.ts', // where the match is, what an action does, what is expected, how the points grew
  'stage.ts', // the great moments, and how they are drawn
  'wire.ts', // made from the server's types
  'fixtures.toml', 'fixtures.ts', // positions for tests, and what the server sends of them
];

const paths = Object.keys(import.meta.glob('./*/**')).map((path) => path.slice(2));
const games = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
const own = (game: string) => paths.filter((path) => path.startsWith(`${game}/`)).map((path) => path.slice(game.length + 1));

it('there are games', () => expect(games.length).toBeGreaterThan(1));
it.each(games)('%s has every part under the name that all games give it, and all else in parts/', (game) => {
  const files = own(game).filter((path) => !path.startsWith('parts/') && !path.endsWith('.test.ts'));
  expect(files.sort()).toEqual([...REQUIRED].sort());
});
