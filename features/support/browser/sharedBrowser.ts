import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../../tests/browser/support/launchChromium.ts';
import { ShopServer } from '../../../tests/browser/support/ShopServer.ts';
import { openPage } from './openPage.ts';

/** The browser, its one page and the server of the built shop. */
export type RunningBrowser = {
  readonly browser: Browser;
  /** The page that all scenarios share, because opening a page takes as long as half a scenario. */
  page: Page;
  readonly server: ShopServer;
  /** The shop's address, without a path. */
  readonly origin: string;
};

/** Responds with this picture to every request for one, because no scenario depends on its content. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

let running: Promise<RunningBrowser> | undefined;

/** Starts the browser at the first call; it ends with the process. */
export function sharedBrowser(): Promise<RunningBrowser> {
  running ??= start();
  return running;
}

async function start(): Promise<RunningBrowser> {
  const server = new ShopServer('dist-features');
  const [browser, origin] = await Promise.all([launchChromium(WITHOUT_PICTURES), server.start()]);
  return { browser, server, origin, page: await openPage(browser) };
}
