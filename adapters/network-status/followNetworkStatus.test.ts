import { describe, expect, it } from 'vitest';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { followNetworkStatus } from './followNetworkStatus.ts';

function aPage() {
  const seen: unknown[] = [];
  const monitor = new ConnectionMonitor();
  monitor.whenChanged(() => seen.push(monitor.isOnline() ? 'online' : 'offline'));
  monitor.whenAdvised((wait) => seen.push(wait));
  const status = { onLine: true, visibilityState: 'visible' as DocumentVisibilityState };
  const document = Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => status.visibilityState });
  const page = Object.assign(new EventTarget(), { navigator: status, document: document as EventTarget & Document });
  followNetworkStatus(monitor, page);
  return { seen, status, page, document };
}

describe('The status of the network', () => {
  it('is offline when the device says so', () => {
    const { seen, page } = aPage();
    page.dispatchEvent(new Event('offline'));
    expect(seen).toEqual(['offline']);
  });

  it('is tried when the device says that it is online, and stays as it is until then', () => {
    const { seen, page } = aPage();
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    expect(seen).toEqual(['offline', 0]);
  });

  it('is tried when the page is looked at again, unless the device has no network', () => {
    const { seen, status, document } = aPage();
    status.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([]);
    status.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([0]);
    status.onLine = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([0]);
  });
});
