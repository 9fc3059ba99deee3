/** What is drawn beside a rule: rows of cards, signs between them, and a caption. */
export interface Drawn {
  caption: string;
  /** Groups of cards; a word in place of cards is a sign between two groups. */
  rows: (string[] | string)[][];
}

export const EXAMPLES: Record<string, Drawn> = {
  'SC-1': { caption: 'scout-page-example-card', rows: [[['7/3'], '⇅', ['3/7']]] },
  'SC-4': {
    caption: 'scout-page-example-turn',
    rows: [[['5/2', '8/4', '4/3', '1/6', '9/6']], ['⇅'], [['2/5', '4/8', '3/4', '6/1', '6/9']]],
  },
  'SC-11': {
    caption: 'scout-page-example-show',
    rows: [[['7/1', '7/4', '7/9'], ['3/8', '4/6', '5/1'], ['9/2', '8/7']], ['✗', ['5/3', '7/2'], ['2/4', '3/9', '2/6']]],
  },
  'SC-12': {
    caption: 'scout-page-example-beats',
    rows: [[['9/4'], '‹', ['7/5', '8/3'], '‹', ['2/6', '2/8'], '‹'], [['3/1', '4/2', '5/6'], '‹', ['1/4', '1/9', '1/7']]],
  },
  'SC-14': {
    caption: 'scout-page-example-scout',
    rows: [[['3/7', '4/6', '5/2'], '→', ['3/7', '4/6']], [['8/1', '2/9', '6/3'], '→', ['8/1', '2/9', '2/5', '6/3']]],
  },
  'SC-15': { caption: 'scout-page-example-empty', rows: [[['6/9'], '→', '∅', '→', ['1/8']]] },
  'SC-22': {
    caption: 'scout-page-example-score',
    rows: [['▤ 5', '+', '◆ 2', '−', ['4/9', '7/3', '1/2'], '=', '4']],
  },
};
