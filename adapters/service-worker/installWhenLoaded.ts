/** Installs the service worker once the page has loaded, so that it competes with nothing that the page needs. */
export function installWhenLoaded(): void {
  addEventListener('load', () => void import('./installServiceWorker.ts').catch(() => undefined));
}
