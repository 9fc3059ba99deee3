import { describe, expect, it } from 'vitest';
import type { ToldDecision } from '../wire';
import { decisive, percent, signedPercent, wholeParts, worthALook } from './figures';

const decision = (number: number, more: Partial<ToldDecision>): ToldDecision => ({
  number, kind: 'any', options: 5, verdict: 'fine', praise: '', loss: 0, loss_error: 0, points: 0, before: 0.5, own: 0, unjudged: null, stand_in: false, ...more,
});

describe('figures', () => {
  it('adds up in whole per cent, whatever was rounded', () => {
    for (let at = 0; at < 300; at++) {
      const [initial, own, others] = [1 / (2 + (at % 4)), ((at * 37) % 101) / 300 - 0.17, ((at * 53) % 97) / 250 - 0.2];
      const result = at % 2;
      const whole = wholeParts({ initial, own, others, chance: result - initial - own - others, result });
      expect(whole.initial + whole.own + whole.others + whole.chance).toBe(whole.result);
      expect(Math.abs(whole.own - own * 100)).toBeLessThan(1.5);
    }
  });

  it('says what moved a result most in the direction in which it went', () => {
    const split = { initial: 0.25, own: -0.2, others: 0.1, chance: -0.15, result: 0 };
    expect(decisive(split, false)).toBe('own');
    expect(decisive({ ...split, chance: 0.85, result: 1 }, true)).toBe('chance');
  });

  it('writes chances with a true minus, and small ones with a digit more', () => {
    expect(percent(0.321)).toBe('32');
    expect(signedPercent(-0.12)).toBe('−12');
    expect(signedPercent(0.004)).toBe('+0.4');
    expect(signedPercent(-0.00001)).toBe('0');
  });

  it('lists the dearest decisions first, then what held, and nothing that a stand-in did', () => {
    const list = [
      decision(1, { verdict: 'slip', loss: 0.02 }), decision(2, { verdict: 'blunder', loss: 0.2 }), decision(3, { praise: 'found' }),
      decision(4, { praise: 'only' }), decision(5, { verdict: 'blunder', loss: 0.5, stand_in: true }), decision(6, {}),
    ];
    expect(worthALook(list, 6).map(({ number }) => number)).toEqual([2, 1, 4, 3]);
  });
});
