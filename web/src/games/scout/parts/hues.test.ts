import { expect, it } from 'vitest';
import source from './Card.svelte?raw';

/** How bright a colour is, from 0 to 1, as WCAG counts it. */
function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, two: string): number {
  const [low = 0, high = 0] = [brightness(one), brightness(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const hues = [...source.matchAll(/\.n(\d+) \{ --fill: (#\w{6}); --deep: (#\w{6}); \}/g)].map((found) => found.slice(1));

it('every number has its own hue, from 1 to 10', () => {
  expect(hues.map(([number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(hues.map(([, fill]) => fill)).size).toBe(10);
});
it.each(hues)('the %s is legible in white on its hue, and small on cards in light and dark', (_, fill = '', deep = '') => {
  expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(3);
  for (const paper of ['#ffffff', '#fcf8ec', '#efe8d6']) expect(contrast(paper, deep)).toBeGreaterThanOrEqual(4.5);
});
