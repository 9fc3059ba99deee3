/** How chances are told: in whole per cent that add up, with a true minus. */
import { language } from '../lib/words.svelte';
import type { Moment, Split, ToldDecision } from '../wire';

const PARTS = ['initial', 'own', 'others', 'chance'] as const;

/** The parts of a result in whole per cent; what rounding leaves over goes to the part that it changes least. */
export function wholeParts(split: Split): Split {
  const result = Math.round(split.result * 100);
  const whole = { ...split, result };
  for (const part of PARTS) whole[part] = Math.round(split[part] * 100) || 0;
  for (let left = result - PARTS.reduce((sum, part) => sum + whole[part], 0); left; left -= Math.sign(left)) {
    const off = (part: (typeof PARTS)[number]) => (split[part] * 100 - whole[part]) * Math.sign(left);
    const [most] = [...PARTS].sort((one, other) => off(other) - off(one));
    if (most) whole[most] += Math.sign(left);
  }
  return whole;
}

const number = (value: number, digits: number) => new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A number as people write it: with a minus that is as wide as a plus. */
export const plain = (value: number, digits = 0): string => number(Number(value.toFixed(digits)) || 0, digits).replace('-', '−');
/** The same with its sign, also if it is a plus. */
export const signed = (value: number, digits = 0): string => (Number(value.toFixed(digits)) > 0 ? `+${plain(value, digits)}` : plain(value, digits));
/** A chance in whole per cent, as text for a message; small ones with a digit more. */
export const percent = (share: number): string => plain(share * 100, Math.abs(share) < 0.01 && Math.abs(share) > 0.0005 ? 1 : 0);
export const signedPercent = (share: number): string => signed(share * 100, Math.abs(share) < 0.01 && Math.abs(share) > 0.0005 ? 1 : 0);

/** What moved a result most in the direction in which it went. */
export function decisive(split: Split, won: boolean): 'own' | 'others' | 'chance' {
  const parts = ['own', 'others', 'chance'] as const;
  return [...parts].sort((one, other) => (won ? split[other] - split[one] : split[one] - split[other]))[0] ?? 'chance';
}

export const NAMED = ['slip', 'mistake', 'blunder'];
export const isNamed = ({ verdict }: ToldDecision): boolean => NAMED.includes(verdict);

/** What deserves a second look: the dearest decisions first, and of the good ones those that nobody else would have held. */
export function worthALook(decisions: ToldDecision[], most: number): ToldDecision[] {
  const named = decisions.filter((each) => isNamed(each) && !each.stand_in).sort((one, other) => other.loss - one.loss);
  const held = decisions.filter((each) => each.praise === 'only' && !each.stand_in);
  const found = decisions.filter((each) => each.praise === 'found' && !each.stand_in);
  return [...named.slice(0, most), ...[...held, ...found].slice(0, Math.max(2, most - named.length))];
}

/** The changes of a course by lane: what one did oneself, and everything else. */
export const lanes = (course: Moment[]): { own: Moment[]; luck: Moment[] } => ({
  own: course.filter(({ cause }) => cause === 'own'),
  luck: course.filter(({ cause }) => cause === 'others' || cause === 'chance' || cause === 'result'),
});
