import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchChromium } from './launchChromium.ts';
import { ShopServer } from './ShopServer.ts';
import { ShopTab, type ShopTabOptions } from './ShopTab.ts';

/** A built shop served on this machine and a browser, for all tests of a file. */
export type ShopInBrowser = {
  readonly server: ShopServer;
  /** Opens a browser context with one tab, which is closed after the test. */
  openTab(options?: ShopTabOptions): Promise<ShopTab>;
};

export const DEMO = 'dist-demo';
export const PRODUCTION = 'dist';

/** Serves the folder and starts a browser before the tests of the file, and ends both after them. */
export function shopInBrowser(folder: string): ShopInBrowser {
  const server = new ShopServer(folder);
  let address = '';
  let browser: Browser | undefined;
  beforeAll(async () => {
    address = await server.start();
    browser = await launchChromium();
  });
  afterEach(async () => {
    server.backEnd = undefined;
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });
  return {
    server,
    async openTab(options = {}) {
      if (browser === undefined) throw new Error('The browser has not been started');
      return ShopTab.create(browser, address, options);
    },
  };
}
