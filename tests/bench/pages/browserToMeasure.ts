import { launch } from 'chrome-launcher';
import { type BrowserContext, chromium } from 'playwright-core';
import type { Device } from '../../browser/support/devices.ts';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';

/** A browser with one profile and a remote debugging port. */
export type BrowserToMeasure = {
  readonly port: number;
  /** Removes all cookies, so that a server takes the next visit for the first. */
  readonly clearCookies: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Starts a browser whose local storage has the device's entries for the shop's origin. Nobody is connected to it when this resolves: a
 * second client beside Lighthouse makes V8 walk through its heap at each navigation, which counts as blocking time of the page.
 */
export async function browserToMeasure(address: string, device: Device): Promise<BrowserToMeasure> {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...CHROMIUM_ARGUMENTS, '--ignore-certificate-errors'],
    ignoreDefaultFlags: true,
    logLevel: 'silent',
  });
  await connected(browser.port, async (context) => {
    const page = await context.newPage();
    await page.goto(`${address}/robots.txt`);
    await page.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, Object.entries(device));
    await page.close();
  });
  return {
    port: browser.port,
    clearCookies: () => connected(browser.port, (context) => context.clearCookies()),
    close: () => browser.kill(),
  };
}

/** Runs a task in the browser's own context, and disconnects. */
async function connected(port: number, task: (context: BrowserContext) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no context');
    await task(context);
  } finally {
    await browser.close();
  }
}
