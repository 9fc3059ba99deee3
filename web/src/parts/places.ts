/** Where people sit around the table, seen by the viewer, who sits below: the first on the left, the last on the right, the others above. */
export interface Place {
  side: 'left' | 'top' | 'right';
  /** How far along the upper side, in per cent. */
  along: number;
}

/** The places of so many people, from the viewer's left, in the order of their turns. */
export function placesFor(count: number): Place[] {
  if (count === 1) return [{ side: 'top', along: 50 }];
  const above = count - 2;
  return Array.from({ length: count }, (_, at): Place => {
    if (at === 0) return { side: 'left', along: 0 };
    if (at === count - 1) return { side: 'right', along: 100 };
    return { side: 'top', along: above === 1 ? 50 : Math.round(26 - 3 * above + ((at - 1) * (48 + 6 * above)) / (above - 1)) };
  });
}
