/** Arrow keys walk through the buttons of a row of cards, Home and End jump; Tab leaves the row. */
export function arrows(row: HTMLElement): { destroy: () => void } {
  row.dataset.arrows = ''; // marks such a row, for tests and styles
  const items = () => [...row.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const rove = (to: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === to ? 0 : -1;
  };
  function onkeydown(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = all[Math.max(0, Math.min(all.length - 1, next))];
    rove(to);
    to?.focus();
  }
  function onfocusin(event: FocusEvent) {
    rove(event.target as HTMLElement);
  }
  /** The card that Tab led to may have been played: then Tab leads to the first one. */
  const mend = new MutationObserver(() => {
    const all = items();
    if (all[0] && !all.some((item) => item.tabIndex === 0)) all[0].tabIndex = 0;
  });
  mend.observe(row, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  row.addEventListener('keydown', onkeydown);
  row.addEventListener('focusin', onfocusin);
  return {
    destroy() {
      mend.disconnect();
      row.removeEventListener('keydown', onkeydown);
      row.removeEventListener('focusin', onfocusin);
    },
  };
}
