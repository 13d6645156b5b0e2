import { paths } from '../../../src/shop/paths/paths.ts';
import { deviceOf, deviceOfPriya, priyaOfLongWords, priyaWithLines } from '../support/devices.ts';
import { nameOf, type ScreenshotSetup } from './ScreenshotSetup.ts';

/** Takes screenshots of empty pages, of long lists, and of very long names and prices. */
export async function emptyAndLongContent(setup: ScreenshotSetup): Promise<void> {
  await empty(setup);
  await manyLines(setup);
  await longWords(setup);
}

async function empty({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: deviceOfPriya() });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.orders, paths.addresses]) {
    await tab.open(path);
    await folder.take(tab, `${nameOf(path)}-empty`);
  }
}

async function manyLines({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: deviceOf(priyaWithLines(40)) });
  for (const path of [paths.cart, paths.checkout]) {
    await tab.open(path);
    await folder.take(tab, `${nameOf(path)}-40-lines`);
  }
}

async function longWords({ folder, openTab }: ScreenshotSetup): Promise<void> {
  const tab = await openTab({ device: deviceOf(priyaOfLongWords()) });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.addresses]) {
    await tab.open(path);
    await folder.take(tab, `${nameOf(path)}-long-words`, [320, 360, 768, 1440]);
  }
}
