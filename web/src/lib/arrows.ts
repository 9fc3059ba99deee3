/** Arrow keys walk through the buttons of a row of cards, Home and End jump; Tab leaves the row. */
export function arrows(row: HTMLElement): { destroy: () => void } {
  row.dataset.arrows = ''; // so that one can tell such a row
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
  row.addEventListener('keydown', onkeydown);
  row.addEventListener('focusin', onfocusin);
  return {
    destroy() {
      row.removeEventListener('keydown', onkeydown);
      row.removeEventListener('focusin', onfocusin);
    },
  };
}
