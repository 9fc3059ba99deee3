/** What is drawn beside a rule: plates, picture cards, and the money that goes for them. */
import { CURRENCIES, type Currency } from './cards';

export interface Drawing {
  money?: string[];
  pictures?: string[];
  plates?: Currency[];
}

export const EXAMPLES: Record<string, Drawing> = {
  'AL-1': { money: ['y1', 'b4', 'g7', 'o9'] },
  'AL-2': { pictures: ['pavilion2', 'seraglio5', 'arcades8', 'chambers9', 'garden10', 'tower13'] },
  'AL-3': { plates: CURRENCIES },
  'AL-21': { money: ['b3', 'y2'] },
  'AL-22': { plates: ['blue'], pictures: ['garden10'], money: ['b8', 'b4'] },
  'AL-23': { plates: ['blue'], pictures: ['garden10'], money: ['b7', 'b3'] },
  'AL-24': { plates: ['green'], pictures: ['pavilion4'], money: ['g4', 'g1'] },
  'AL-32': { pictures: ['tower9', 'tower11'] },
  'AL-41': { plates: ['orange'], pictures: ['arcades7'], money: ['o5', 'o1'] },
};
