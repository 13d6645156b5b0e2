import type { Locator, Page } from 'playwright-core';

/** The browser notices interactions from this length on, in ms. */
const SHORTEST_MS = 16;
/** How long it may take to tell of one, in ms. */
const PATIENCE_MS = 2000;

declare global {
  interface Window {
    /** Every press so far: from the input to the next painted frame, in ms, as the browser measures it. */
    pressTimes?: number[];
  }
}

/** Clicks the target. Returns the time from the input to the next painted frame, in ms, as the browser measures it. */
export async function timeToNextPaint(page: Page, target: Locator): Promise<number> {
  await page.evaluate(
    async ([shortest]) => {
      if (window.pressTimes !== undefined) return;
      const times: number[] = [];
      window.pressTimes = times;
      new PerformanceObserver((list) => {
        times.push(...list.getEntriesByName('click').map(({ duration }) => duration));
      }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
    },
    [SHORTEST_MS] as const,
  );
  const before = await page.evaluate(() => window.pressTimes?.length ?? 0);
  await target.click();
  // The browser does not report interactions that are shorter than its threshold.
  await page
    .waitForFunction((count) => (window.pressTimes?.length ?? 0) > count, before, { timeout: PATIENCE_MS })
    .catch(() => undefined);
  const times = await page.evaluate(() => window.pressTimes ?? []);
  return times[before] ?? SHORTEST_MS;
}
