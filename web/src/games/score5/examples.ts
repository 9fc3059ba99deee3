/** What the drawn examples show, by the number of the rule. */
interface Row {
  /** The end of a message's id: whose cards these are. */
  who?: string;
  cards: string[];
  ties?: Record<string, number>;
  hidden?: boolean;
  /** The row that the caption is about. */
  mark?: boolean;
}

export interface Example {
  rows: Row[];
  caption: string;
}

export const EXAMPLES: Record<string, Example> = {
  'S5-2': {
    rows: [{ cards: ['g5', 'r10', 'y15', 'v20', 'b25'] }],
    caption: 'score5-page-example-set',
  },
  'S5-3': {
    rows: [{ cards: ['r40', 'b85', 'v145', 'joker'] }],
    caption: 'score5-page-example-auction-cards',
  },
  'S5-21': {
    rows: [
      { who: 'lea', cards: ['g30', 'v20'], hidden: true },
      { who: 'finn', cards: ['b15', 'r20', 'y5'], hidden: true },
    ],
    caption: 'score5-page-example-counts',
  },
  'S5-24': {
    rows: [
      { who: 'lea', cards: ['g30', 'v20'], ties: { g30: 26, v20: 34 } },
      { who: 'finn', cards: ['b25', 'r20', 'y5'], ties: { b25: 27, r20: 32, y5: 47 }, mark: true },
    ],
    caption: 'score5-page-example-tie',
  },
  'S5-26': {
    rows: [
      { who: 'lea', cards: ['g30', 'v20'], mark: true },
      { who: 'finn', cards: ['b25', 'r15'] },
      { who: 'nora', cards: ['g25'] },
    ],
    caption: 'score5-page-example-share',
  },
  'S5-30': {
    rows: [{ cards: ['joker', 'y15', 'r75'] }],
    caption: 'score5-page-example-joker',
  },
  'S5-31': {
    rows: [{ cards: ['g80', 'r115', 'v145', 'b120'], mark: true }, { cards: ['g25', 'v60', 'b15', 'b10'] }],
    caption: 'score5-page-example-count',
  },
};
