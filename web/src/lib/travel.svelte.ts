/** Cards travel from where they were to where they are: everything with `data-card`, or new, from its `data-from`. */
import { travelTime } from './prefs.svelte';

type Places = Map<string, DOMRect>;

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Within `root`, let cards travel whenever `moment` changes. Belongs into a component. */
export function travelling(root: () => HTMLElement | undefined, moment: () => unknown): void {
  let before: Places = new Map();
  $effect.pre(() => {
    moment();
    const felt = root();
    if (felt) before = places(felt);
  });
  $effect(() => {
    moment();
    const felt = root();
    if (felt) travel(felt, before, travelTime());
  });
}

/** Where the cards are now. */
function places(root: HTMLElement): Places {
  return new Map([...root.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [card.dataset.card ?? '', card.getBoundingClientRect()]));
}

/** Let every card that moved come from where it was before. */
function travel(root: HTMLElement, before: Places, duration: number): void {
  if (!duration || !before.size) return;
  const moves: [HTMLElement, DOMRect, DOMRect, boolean][] = [];
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const old = before.get(card.dataset.card ?? '');
    const from = old ?? anchor(card.dataset.from);
    if (from) moves.push([card, from, card.getBoundingClientRect(), old === undefined]);
  }
  for (const [card, from, to, isNew] of moves) {
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (Math.abs(x) + Math.abs(y) < 2 || !to.width) continue;
    const scale = isNew ? 0.6 : from.width / to.width;
    card.animate([{ translate: `${x}px ${y}px`, scale: `${scale}`, ...(isNew ? { opacity: 0 } : {}) }, { translate: '0 0', scale: '1' }], {
      duration, easing: EASE,
    });
  }
}

function anchor(name: string | undefined): DOMRect | undefined {
  return name ? document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}
