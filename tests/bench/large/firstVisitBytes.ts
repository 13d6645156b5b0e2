import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../browser/support/launchChromium.ts';

/** How long after the load more may come, such as a picture in view, in ms. */
const QUIET_MS = 2000;

/** Returns the bytes that the first visit to a page receives, compressed, with headers. */
export async function firstVisitBytes(address: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGUMENTS] });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.locator('[data-spinner]').waitFor({ state: 'detached' });
  await page.waitForTimeout(QUIET_MS);
  await browser.close();
  return bytes;
}
