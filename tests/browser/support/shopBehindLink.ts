import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { readConfiguration } from '../../../src/server/configuration.ts';
import { simulation } from '../../../src/server/simulation.ts';
import { type RunningServer, startServer } from '../../../src/server/startServer.ts';
import { openPageRenderer } from '../../../src/shop/documents/openPageRenderer.ts';
import { browserOfWorker, closeContexts } from './browserOfWorker.ts';
import { NetworkLink } from './NetworkLink.ts';
import { ShopTab, type ShopTabOptions } from './ShopTab.ts';
import { PRODUCTION } from './shopInBrowser.ts';

/** The production build on its real server, which renders its pages, behind a connection that can be cut, for all tests of a file. */
export function shopBehindLink() {
  const dataDir = mkdtempSync(join(tmpdir(), 'offline-'));
  let server: RunningServer;
  let browser: Browser;
  let link: NetworkLink;
  const serve = async (folder: string, data = dataDir) => {
    const configuration = readConfiguration({ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent', PAYMENTS: 'simulated' });
    if ('faults' in configuration) throw new Error(configuration.faults.join());
    const renderer = await openPageRenderer(folder, undefined);
    return startServer(configuration, { simulation, storefront: folder, renderer });
  };
  beforeAll(async () => {
    [server, browser] = await Promise.all([serve(resolve(PRODUCTION)), browserOfWorker()]);
  }, 120_000);
  beforeEach(async () => {
    link = await NetworkLink.start(server.address);
  });
  afterEach(async () => {
    await closeContexts(browser);
    await link.stop();
  });
  afterAll(async () => {
    await server?.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    serve,
    link: () => link,
    /** Opens a tab in a browser context of its own, which has service workers. Under a fake clock a page does not know what it has loaded. */
    openTab: (options: ShopTabOptions = {}) =>
      ShopTab.create(browser, link.address, { ...options, hasServiceWorkers: true, isSpinnerAwaited: true }),
  };
}

/** Waits until the service worker has taken the page over and has kept what the page has loaded. */
export async function keptByWorker({ page }: ShopTab): Promise<void> {
  await expect
    .poll(() => page.evaluate(hasKeptCatalogue), { timeout: 30_000 })
    .toEqual({ isControlled: true, hasCatalogue: true });
}

/** Runs in the page. */
async function hasKeptCatalogue() {
  const kept = await (await caches.open('catalogue')).keys();
  return { isControlled: navigator.serviceWorker.controller !== null, hasCatalogue: kept.length > 0 };
}
