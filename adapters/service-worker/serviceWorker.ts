import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { KEPT_HEADER } from '../wire/keptHeader.ts';
import { isCatalogue, isDocument, isImportedPicture, isPicture, isScript } from './requests.ts';

/** The build puts the value in place of the name, wherever it stands. */
declare const BUILD: { readonly id: string; readonly files: readonly PrecacheEntry[] };
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
type LifeCycleEvent = Event & { waitUntil(work: Promise<unknown>): void };

const build = BUILD;
const SHELL = '/shell.html';
const NETWORK_LIMIT_SECONDS = 3;
const KEPT_SECONDS = 60 * 86_400;
/** Documents name the scripts of their build, so each build keeps its own. */
const DOCUMENTS = 'documents-';
/** The scripts of the build before, for the pages that are still open. A build whose installation fails leaves those of the others. */
const EARLIER_ASSETS = 'assets-before-';

/** The library's own types do not fit together with `exactOptionalPropertyTypes`. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: KEPT_SECONDS, purgeOnQuotaError: true }) as WorkboxPlugin;
/** Answers with the document of every page where none is kept. */
const elseShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? matchPrecache(SHELL),
};
/** Marks a kept answer, which says nothing about the connection. */
const marked: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withMark(cachedResponse),
};

precacheAndRoute([...build.files], { directoryIndex: '', cleanURLs: false });
registerRoute(isScript, new CacheFirst({ cacheName: EARLIER_ASSETS + build.id }));
registerRoute(isDocument, networkFirst(DOCUMENTS + build.id, [elseShell, atMost(60)]));
registerRoute(isCatalogue, networkFirst('catalogue', [marked, atMost(60)]));
const pictures = { cacheName: 'pictures', plugins: [atMost(300)] };
registerRoute(isImportedPicture, new CacheFirst(pictures));
registerRoute(isPicture, new StaleWhileRevalidate(pictures));

// A new version takes over at once: it reloads no page, and the open pages find the files of their build in `EARLIER_ASSETS`.
addEventListener('install', (event) => (event as LifeCycleEvent).waitUntil(keepEarlierBuild().then(skipWaiting)));
addEventListener('activate', (event) => (event as LifeCycleEvent).waitUntil(begin()));
clientsClaim();

function networkFirst(cacheName: string, plugins: WorkboxPlugin[]): NetworkFirst {
  return new NetworkFirst({ cacheName, networkTimeoutSeconds: NETWORK_LIMIT_SECONDS, plugins });
}

/** Copies the files of the build before this one, which the precache is about to forget. */
async function keepEarlierBuild(): Promise<void> {
  const current = new Set(build.files.map(({ url }) => url));
  const [precache, earlier] = await Promise.all([
    caches.open(cacheNames.precache),
    caches.open(EARLIER_ASSETS + build.id),
  ]);
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    const response = current.has(pathname) || pathname === SHELL ? undefined : await precache.match(request);
    if (response !== undefined) await earlier.put(request, response);
  }
}

/** Removes the documents of other builds, and the assets that they kept. Lets the browser ask for a document while this script starts. */
async function begin(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => [DOCUMENTS, EARLIER_ASSETS].some((kind) => isOfOther(kind, name)));
  await Promise.all([...others.map((name) => caches.delete(name)), registration.navigationPreload?.enable()]);
}

function isOfOther(kind: string, name: string): boolean {
  return name.startsWith(kind) && name !== kind + build.id;
}

function withMark(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(KEPT_HEADER, 'kept');
  return new Response(response.body, { status: response.status, headers });
}
