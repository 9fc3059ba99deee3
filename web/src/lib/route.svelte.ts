/** Which page is shown: the address says it. */
import { tellThem } from './notice.svelte';

class Route {
  path = $state(location.pathname);
  query = $state(location.search);
}
export const route = new Route();

/** Go to another page of ours. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  if (route.path !== location.pathname) tellThem(''); // what was to be told belongs to the page before
  route.path = location.pathname;
  route.query = location.search;
}
addEventListener('popstate', follow);

/** A plain click on one of our links doesn't reload the page. */
export function onLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.download) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(to.pathname + to.search);
}
