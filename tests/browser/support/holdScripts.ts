import type { Page } from 'playwright-core';

/** Holds back the scripts whose URL matches. Returns a function that lets them go on, and those that are asked for later. */
export async function holdScripts(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
