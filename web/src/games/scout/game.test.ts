import { beforeAll, describe as about, expect, it } from 'vitest';
import { tell } from '../../lib/words.svelte';
import { face, numbers, turnOver } from './cards';
import { gapOf, listed, rangeOf, reaches, same, tap } from './choice';
import { EXAMPLES } from './examples';
import { inEnglish, NAMES } from '../testing';
import { fixtures } from './fixtures';
import { prompts } from './guide';
import { course, describe, expected, signed, status } from './sentences';

const fixture = (name: keyof typeof fixtures) => fixtures[name];
beforeAll(() => inEnglish('scout'));

about('cards', () => {
  it('have one name whichever way up they are', () => {
    expect(face('7/3')).toEqual({ key: '3-7', number: 7, other: 3 });
    expect(face(turnOver('7/3'))).toEqual({ key: '3-7', number: 3, other: 7 });
  });
  it('are read by the numbers that count', () => expect(numbers(['10/1', '9/4'])).toBe('10 · 9'));
});

about('taps on cards side by side', () => {
  const hand = ['5/1', '6/2', '7/3', '8/4', '9/5'];
  const after = (...places: number[]) => rangeOf(places.reduce<string[]>((picked, at) => tap(picked, hand, at), []), hand);

  it('extend by a neighbour on either side', () => expect(after(2, 3, 1)).toEqual([1, 3]));
  it('start anew anywhere else', () => expect(after(0, 1, 4)).toEqual([4, 4]));
  it('put an end back', () => {
    expect(after(1, 2, 3, 3)).toEqual([1, 2]);
    expect(after(1, 2, 3, 1)).toEqual([2, 3]);
  });
  it('start anew in the middle', () => expect(after(1, 2, 3, 2)).toEqual([2, 2]));
  it('give up the only card', () => expect(after(2, 2)).toBeNull());
  it('count no more when another card has come between', () => {
    expect(rangeOf(['1-5', '2-6'], ['5/1', '9/9', '6/2'])).toBeNull();
  });
});

about('actions', () => {
  it('are the same with and without a default', () => {
    const plain = { action: 'scout' as const, end: 'left' as const, place: 2 };
    expect(same(plain, { turned: false, place: 2, end: 'left', action: 'scout' })).toBe(true);
    expect(same(plain, { ...plain, turned: true })).toBe(false);
  });
  it('are listed or not', () => {
    const { moves } = fixture('four-long');
    expect(listed({ action: 'scout', end: 'right', place: 12, turned: true }, moves)).toBe(true);
    expect(listed({ action: 'show', first: 1, last: 1 }, moves)).toBe(false);
  });
  it('reach as far as the longest Show', () => {
    const show = (first: number, last: number) => ({ action: 'show' as const, first, last });
    expect(reaches([show(1, 1), show(2, 3), show(2, 2), show(3, 5), { action: 'keep' }])).toEqual([[0, 0], [1, 2], [2, 4]]);
  });
  it('find their gap by the card to its right', () => {
    const plan = { chip: false, card: null, before: '2-6', turned: false };
    expect(gapOf(plan, ['5/1', '6/2'])).toBe(1);
    expect(gapOf({ ...plan, before: 'end' }, ['5/1', '6/2'])).toBe(2);
    expect(gapOf(plan, ['5/1'])).toBeNull();
  });
});

about('sentences', () => {
  it('say where the match is', () => expect(tell(status(fixture('two-second').view))).toBe('Round 2 of 2'));
  it('say what a Show does', () => {
    const { view } = fixture('four-showing');
    expect(tell(describe({ action: 'show', first: 3, last: 3 }, view))).toBe('Show 7');
    const long = fixture('four-long').view;
    expect(tell(describe({ action: 'show', first: 2, last: 3 }, long))).toBe('Show 1 · 6 and take 3 cards');
    expect(tell(describe({ action: 'show', first: 2, last: 3 }, { ...long, hand: null }))).toBe('Show from place 2 to place 3');
  });
  it('say where a scouted card goes, and what it becomes', () => {
    const { view } = fixture('four-long');
    const told = (end: 'left' | 'right', place: number, turned: boolean, action: 'scout' | 'scout&show' = 'scout') =>
      tell(describe({ action, end, place, turned }, view));
    expect(told('left', 1, false)).toBe('Scout: the 8 at the far left');
    expect(told('right', 12, true)).toBe('Scout: the 8 turned to 1, at the far right');
    expect(told('right', 5, false, 'scout&show')).toBe('Scout & Show: the 8 between 4 and 7');
    const unseen = describe({ action: 'scout', end: 'left', place: 1 }, { ...view, hand: null });
    expect(tell(unseen)).toBe('Scout: the card on the left');
  });
  it('say what is expected of whom', () => {
    const asked = (name: Parameters<typeof fixture>[0]) => {
      const { view, moves } = fixture(name);
      return tell(expected(view, moves, null, NAMES));
    };
    expect(asked('four-turning')).toBe('Keep your hand, or turn all of it?');
    expect(asked('four-empty')).toBe('The table is empty: show whatever you like');
    expect(asked('four-long')).toBe('Can’t beat this set: scout one of its ends');
    expect(asked('four-showing')).toBe('Now your Show: tap the cards');
    expect(asked('four-waiting')).toBe('Tobi is thinking');
    expect(tell(expected(fixture('four-long').view, [], null, NAMES))).toBe('One moment …');
  });
  it('write numbers with their signs', () => expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '−2']));
});

about('points', () => {
  it('grow from round to round up to the score', () => {
    const { view } = fixture('four-over');
    const { labels, lines } = course([fixture('four-turning').view, view]);
    expect(labels.map((label) => tell(label))).toEqual(['Start', 'Round 1', 'Round 2', 'Round 3', 'Round 4']);
    expect(lines.map((line) => line.at(-1))).toEqual(view.seats.map((seat) => seat.score));
    expect(lines[0]).toEqual([0, 16, 31, 40, 44]);
  });
  it('of no match are none', () => expect(course([]).lines).toEqual([]));
});

about('the guided first match', () => {
  const shown = (name: Parameters<typeof fixture>[0]) => {
    const { view, moves } = fixture(name);
    return prompts.filter((prompt) => prompt.when(view, moves.length > 0, moves)).map((prompt) => prompt.id.split('-').at(-1));
  };
  it('begins with how to hold the hand', () => expect(shown('four-turning')).toEqual(['turning']));
  it('explains beating and scouting when a set lies there', () => {
    expect(shown('four-long')).toEqual(expect.arrayContaining(['scout', 'both'])); // nothing here beats the set
    expect(shown('four-long')).not.toContain('beat');
    expect(shown('four-single')).toContain('beat');
    expect(shown('four-single')).not.toContain('scout');
    expect(shown('four-long')).not.toContain('two');
  });
  it('knows the difference with two players', () => expect(shown('two-mine')).toEqual(['two']));
  it('says what one’s own set is good for', () => expect(shown('four-owner')).toContain('owner'));
  it('has words for each prompt and each drawn example', () => {
    for (const { id } of prompts) expect(tell({ part: 'words', say: id })).not.toBe(id);
    for (const { caption } of Object.values(EXAMPLES)) expect(tell({ part: 'words', say: caption })).not.toBe(caption);
  });
});
