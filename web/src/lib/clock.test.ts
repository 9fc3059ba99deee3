import { beforeAll, expect, test } from 'vitest';
import { learnTime, now, pressure, timeLeft } from './clock.svelte';
import { load, speak } from './words.svelte';

beforeAll(async () => {
  await speak('en');
  await load('page', 'playing');
});

test.each([[0, '0:00'], [9.4, '0:09'], [75, '1:15'], [3600, '1:00:00'], [7325, '2:02:05'], [172_800, '2 days'], [-3, '0:00']])(
  '%s seconds are shown as %s', (seconds, shown) => expect(timeLeft(seconds)).toBe(shown),
);

test.each([
  [50, 300, 60, 'bank'], [350, 300, 60, 'calm'], [14, 300, 60, 'short'], [14, 0, 20, 'calm'], [9, 60, 20, 'short'],
  [172_000, 0, 172_800, 'calm'], [3000, 0, 172_800, 'short'],
] as const)('with %s s left, %s s of them in reserve and %s s a move, it is %s', (left, bank, move, expected) => {
  expect(pressure(left, bank, move)).toBe(expected);
});

test('a device whose clock is wrong goes by the server’s', async () => {
  learnTime(new Date(Date.now() + 3_600_000).toUTCString());
  await expect.poll(() => Math.round((now() - Date.now() / 1000) / 60)).toBe(60);
  learnTime(new Date(Date.now() + 900).toUTCString()); // it tells whole seconds only
  await expect.poll(() => Math.abs(now() - Date.now() / 1000) < 1).toBe(true);
  learnTime(null);
  learnTime('yesterday');
  await expect.poll(() => Math.abs(now() - Date.now() / 1000) < 1).toBe(true);
});
