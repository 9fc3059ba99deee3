/** Dragging by mouse, pen or finger: whatever carries `use:drag` can be let go over an element with `data-drop`. */
const FAR = 8; // pixels until a press becomes a drag

export interface Dragging {
  /** Called with the `data-drop` of the place where it was let go. */
  drop(place: string): void;
  disabled?: boolean;
}

export function drag(node: HTMLElement, options: Dragging): { update: (next: Dragging) => void; destroy: () => void } {
  let given = options;
  let start: { x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const placeAt = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null;
  function down(event: PointerEvent) {
    if (!given.disabled && event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) > FAR) lift();
    if (!ghost) return;
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    const place = placeAt(event);
    if (place !== over) {
      over?.removeAttribute('data-over');
      place?.setAttribute('data-over', '');
      over = place;
    }
  }
  function lift() {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card');
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
      margin: '0', pointerEvents: 'none', zIndex: '50', transition: 'none',
    });
    document.body.append(ghost);
    node.style.opacity = '0.35';
  }
  function up(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const place = ghost && event.type === 'pointerup' ? placeAt(event) : null;
    const dragged = ghost !== null;
    settle();
    if (dragged) window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    if (place instanceof HTMLElement && place.dataset.drop !== undefined) given.drop(place.dataset.drop);
  }
  /** A drag that ends over its own button is no click. */
  const swallow = (event: Event) => event.stopPropagation();
  function settle() {
    ghost?.remove();
    over?.removeAttribute('data-over');
    node.style.opacity = '';
    start = ghost = over = null;
  }
  node.style.touchAction = 'none'; // a finger that starts on a card carries it; beside the cards it scrolls
  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return {
    update: (next) => (given = next),
    destroy() {
      settle();
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    },
  };
}
