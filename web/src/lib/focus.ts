/** Where the keyboard is: after a decision, its button is gone, and the focus returns to the hand; so it does when one's turn comes. */
let wanted = false;

/** Let the focus return to the hand as soon as there is one. */
export function wantHand(): void {
  wanted = true;
}

/** Give the hand the focus if that is wanted, unless somebody has put it elsewhere. It is wanted until the table is `shown` as it is now. */
export function returnToHand(shown: boolean): void {
  if (!wanted) return;
  const now = document.activeElement;
  if (now && now !== document.body && !now.closest('[data-bar]')) {
    wanted = !shown && now.closest('[data-hand]') !== null; // another hand may take the place of this one
    return;
  }
  const cards = [...document.querySelectorAll<HTMLElement>('[data-hand] button:not(:disabled)')];
  // Where no card can be chosen, such as before a hand is kept or turned, the choice is in the bar.
  const card = cards.find(({ tabIndex }) => tabIndex === 0) ?? cards[0] ?? document.querySelector<HTMLElement>('[data-bar] button:not(:disabled)');
  card?.focus({ preventScroll: true });
  wanted = !shown || !card;
}
