import type { Page } from 'playwright-core';
import { launchChromium } from '../../../tests/browser/support/launchChromium.ts';
import { ShopServer } from '../../../tests/browser/support/ShopServer.ts';
import { beginWatch } from './inPage/beginWatch.ts';
import { countCalls } from './inPage/countCalls.ts';
import { recordNews } from './inPage/recordNews.ts';
import { recordPayment } from './inPage/recordPayment.ts';
import { standStillTime } from './inPage/standStillTime.ts';

export const WIDE_SCREEN = { width: 1280, height: 900 };
export const SMALL_SCREEN = { width: 390, height: 800 };

/** How long the page may take for anything, in ms: less than a step's limit, so that the reason is told. */
const LIMIT_MS = 8000;

/** The browser, its one page and the server of the built shop. */
export type RunningBrowser = { readonly page: Page; readonly server: ShopServer; readonly origin: string };

let running: Promise<RunningBrowser> | undefined;

/** Started when it is first needed and used by every scenario of this process, for starting takes longer than a scenario. */
export function browserOfThisProcess(): Promise<RunningBrowser> {
  running ??= start();
  return running;
}

/** Ends the browser and the server, if they were started. */
export async function endBrowserOfThisProcess(): Promise<void> {
  const { page, server } = (await running) ?? {};
  running = undefined;
  await page?.context().browser()?.close();
  await server?.stop();
}

async function start(): Promise<RunningBrowser> {
  const server = new ShopServer('dist-features');
  const [browser, origin] = await Promise.all([launchChromium(), server.start()]);
  const page = await browser.newPage({ viewport: WIDE_SCREEN });
  page.setDefaultTimeout(LIMIT_MS);
  for (const script of [beginWatch, standStillTime, countCalls, recordNews, recordPayment]) {
    await page.addInitScript(script);
  }
  return { page, server, origin };
}
