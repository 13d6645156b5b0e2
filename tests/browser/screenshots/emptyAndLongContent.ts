import { paths } from '../../../src/navigation/paths.ts';
import { deviceOf, deviceOfPriya, priyaOfLongWords, priyaWithLines } from '../support/devices.ts';
import { nameOf, type ScreenshotSetup } from './ScreenshotSetup.ts';

/** Takes screenshots of empty pages, of long lists, and of very long names and prices. */
export async function emptyAndLongContent(setup: ScreenshotSetup): Promise<void> {
  await empty(setup);
  await manyLines(setup);
  await longWords(setup);
}

async function empty({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: deviceOfPriya() });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.orders, paths.addresses]) {
    await shopper.open(path);
    await folder.take(shopper, `${nameOf(path)}-empty`);
  }
}

async function manyLines({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: deviceOf(priyaWithLines(40)) });
  for (const path of [paths.cart, paths.checkout]) {
    await shopper.open(path);
    await folder.take(shopper, `${nameOf(path)}-40-lines`);
  }
}

async function longWords({ folder, visit }: ScreenshotSetup): Promise<void> {
  const shopper = await visit({ device: deviceOf(priyaOfLongWords()) });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.addresses]) {
    await shopper.open(path);
    await folder.take(shopper, `${nameOf(path)}-long-words`, [320, 360, 768, 1440]);
  }
}
