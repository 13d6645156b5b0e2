import type { Browser, BrowserContext } from 'playwright-core';
import { launchChromium } from './launchChromium.ts';

/** Glyphs are as wide as on phones, which have no hinting, so that texts in a fallback font break lines where they do there. */
const WITHOUT_HINTING = '--font-render-hinting=none';
let running: Promise<Browser> | undefined;

/** Returns the browser that all files of this worker share. Starts it at the first call, and again when it has ended. It ends with the worker. */
export async function browserOfWorker(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launchChromium(WITHOUT_HINTING);
  return running as Promise<Browser>;
}

/** Closes what a test has opened. What a route of a page is still answering is no error. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map(close));
}

async function close(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
