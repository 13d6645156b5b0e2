import type { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';

type Events = { addEventListener(type: string, listener: () => void): void };

/** The part of a `Window` that says whether the device has a network, and whether the page is looked at. */
export type NetworkWindow = Events & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly document: Events & Pick<Document, 'visibilityState'>;
};

/** Reports when the device loses its network, and advises to try again when the network is back or the page is looked at. */
export function followNetworkStatus(monitor: ConnectionMonitor, page: NetworkWindow): void {
  const { navigator, document } = page;
  page.addEventListener('offline', () => monitor.report(false));
  page.addEventListener('online', () => monitor.advise(0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) monitor.advise(0);
  });
}
