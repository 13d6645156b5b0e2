const LATEST_MS = 5_000;

/** Installs the service worker once the page has loaded and is idle, so that it competes with nothing that the page needs. */
export function installWhenIdle(): void {
  if (!('serviceWorker' in navigator)) return;
  const install = () =>
    import('./installServiceWorker.ts').then((chunk) => chunk.installServiceWorker()).catch(() => undefined);
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(install, { timeout: LATEST_MS } as never);
  window.addEventListener('load', whenIdle, { once: true });
}
