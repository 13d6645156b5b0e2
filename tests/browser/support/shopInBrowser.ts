import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { browserOfWorker, closeContexts } from './browserOfWorker.ts';
import { ShopServer } from './ShopServer.ts';
import { ShopTab, type ShopTabOptions } from './ShopTab.ts';

/** A built shop served on this machine, for all tests of a file, and the browser. */
export type ShopInBrowser = {
  readonly server: ShopServer;
  /** Opens a browser context with one tab, which is closed after the test. */
  openTab(options?: ShopTabOptions): Promise<ShopTab>;
};

export const DEMO = 'dist-demo';
export const PRODUCTION = 'dist';

/** Serves the folder while the tests of the file run. */
export function shopInBrowser(folder: string): ShopInBrowser {
  const server = new ShopServer(folder);
  let address = '';
  let browser: Browser | undefined;
  beforeAll(async () => {
    [address, browser] = await Promise.all([server.start(), browserOfWorker()]);
  });
  afterEach(async () => {
    server.backEnd = undefined;
    await closeContexts(browser);
  });
  afterAll(() => server.stop());
  return {
    server,
    async openTab(options = {}) {
      if (browser === undefined) throw new Error('The browser has not been started');
      return ShopTab.create(browser, address, options);
    },
  };
}
