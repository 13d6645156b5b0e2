import { isCatalogue, isPicture } from './requests.ts';

/** Registers the service worker. On the first visit it also keeps the page, the catalogue and the pictures that are loaded already. */
export async function installServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
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
