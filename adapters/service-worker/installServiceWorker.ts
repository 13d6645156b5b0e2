import { isCatalogue, isPicture } from './requests.ts';

/** How long the page may be busy before the worker is registered all the same. */
const LATEST_MS = 5_000;

/** Once the page is idle, registers the service worker, or looks for a new version of it. On the first visit it also keeps the page, the catalogue and the pictures that are loaded already. */
async function installServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
  const isFirst = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/sw.js');
  if (!isFirst) return void (await registration.update());
  const { active } = await serviceWorker.ready;
  const page = [location.href, { headers: { accept: 'text/html' } }];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...loadedUrls()] } });
}

function loadedUrls(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const url = new URL(name);
      const asked = { url, request: { headers: new Headers() }, sameOrigin: url.origin === location.origin };
      return isPicture(asked) || isCatalogue(asked);
    });
}

// Without the worker the shop works as before.
installServiceWorker().catch(() => undefined);
