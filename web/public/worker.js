/*
 * Keeps one release of the application on the device of somebody who has signed in: its page, its
 * scripts, styles, texts and font. What the portal answers to calls is never kept here, and no call
 * passes through here. It also shows the notifications of the portal. The build writes the release and its files into the two lines below
 * (scripts/build-web/worker.ts); a new release is therefore a new worker.
 */
const RELEASE = 'none';
const FILES = [];

const PAGE = '/index.html';
const CACHE = `release ${RELEASE}`;
/** How long a slow line may take to bring the page before the kept one is shown. */
const PATIENCE_MS = 1500;
/** How many files are fetched at a time: with one, a slow line would mostly wait for the next answer. */
const AT_ONCE = 3;
/** The release before this one too, for pages that are still open. */
const RELEASES_KEPT = 2;

addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
  event.waitUntil(keepRelease().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (!/^\/(api|mailbox|prova)(\/|$)/.test(pathname)) event.respondWith(openPage(event.request));
  } else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) {
    event.respondWith(openFile(event.request));
  }
});

/** A few at a time, so that the page in use goes first; what was kept by an earlier try stays. */
async function keepRelease() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = FILES.filter((file) => !kept.has(file)).values();
  const keepNext = async () => {
    for (const file of missing) await cache.add(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function forgetOldReleases() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE).slice(0, 1 - RELEASES_KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the portal; the kept page when there is no connection, a slow one, or a portal that restarts. */
async function openPage(request) {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const orKept = fresh.then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([orKept, patience]);
}

/** A file never changes under its name. One that is gone is of an old release: so is the kept page. */
async function openFile(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 404) await (await caches.open(CACHE)).delete(PAGE);
  return response;
}

/** A notification: the subject of a letter that the person gets as well. */
addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = registration.showNotification(title, {
    body,
    tag,
    data: url,
    icon: '/icon-192.png',
  });
  event.waitUntil(shown);
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFrom(event.notification.data));
});

/** A page that is open there already comes to the front; no other one is taken away from its reader. */
async function openFrom(url) {
  const { href } = new URL(url, location.origin);
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === href);
  return open ? open.focus() : clients.openWindow(href);
}
