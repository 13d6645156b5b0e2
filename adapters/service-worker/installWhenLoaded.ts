/** Installs the service worker once the page has loaded, so that it competes with nothing that the page needs. */
export function installWhenLoaded(): void {
  const install = () => void import('./installServiceWorker.ts').catch(() => undefined);
  // The scripts of a rendered page may run after it has loaded.
  if (document.readyState === 'complete') install();
  else addEventListener('load', install);
}
