import { expect, test } from 'vitest';
import { commitmentOf } from './fairness';

test('the seal is the one that the server makes', async () => {
  // stammtisch.match.fairness.commitment("any text")
  expect(await commitmentOf('any text')).toBe('055f34e1e4c1ec898f11b68f186c017a004c82bad89f2fcea03c8cb8ae0d4fd2');
});
