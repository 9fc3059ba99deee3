// Keeps the page's own files at hand, so that it opens without a line. Tables and moves always come from the server.
const SHELL = 'stammtisch-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(fresh(event.request));
});

/** Files that a page has loaded without us. */
async function keepAll(addresses) {
  const shelf = await caches.open(SHELL);
  const missing = await Promise.all(addresses.map(async (address) => ((await shelf.match(address)) ? [] : [address])));
  await shelf.addAll(missing.flat());
}

/** A file whose name changes with its contents: from the shelf, else from the server. */
async function kept(request) {
  const shelf = await caches.open(SHELL);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** The document: from the server, else the one from last time. It is the same for every address. */
async function fresh(request) {
  const shelf = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('/', answer.clone());
    return answer;
  } catch (error) {
    const found = await shelf.match('/');
    if (found) return found;
    throw error;
  }
}

// What the server tells while nobody looks. One notice for each table: a later one takes its place.
self.addEventListener('push', (event) => {
  const { title = 'Stammtisch', body = '', table = '', count = 0 } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title, { body, tag: table, icon: '/icon.svg', badge: '/icon.svg', data: { table } });
  event.waitUntil(Promise.all([shown, count ? self.navigator.setAppBadge?.(count) : undefined]));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/table/${event.notification.data.table}`));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event.oldSubscription)));

/** Show a table: in the window that shows it, else in any window of ours, else in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) return there.focus();
  if (!windows[0]) return self.clients.openWindow(path);
  return (await windows[0].navigate(path))?.focus();
}

/** The browser has given up a subscription: make another one, and tell the server. */
async function subscribeAgain(old) {
  if (!old) return;
  const made = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/me/push', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, public_key: keys.p256dh, auth: keys.auth }),
  });
}
