import { paths } from '../../../src/navigation/paths.ts';
import { deviceOf, deviceOfPriya, priyaOfLongWords, priyaWithLines } from '../support/devices.ts';
import { nameOf, type Studio } from './Studio.ts';

/** Pages with nothing on them, with very much, and with words and prices as long as they come. */
export async function littleAndMuch(studio: Studio): Promise<void> {
  await empty(studio);
  await manyLines(studio);
  await longWords(studio);
}

async function empty({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: deviceOfPriya() });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.orders, paths.addresses]) {
    await shopper.open(path);
    await gallery.take(shopper, `${nameOf(path)}-empty`);
  }
}

async function manyLines({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: deviceOf(priyaWithLines(40)) });
  for (const path of [paths.cart, paths.checkout]) {
    await shopper.open(path);
    await gallery.take(shopper, `${nameOf(path)}-40-lines`);
  }
}

async function longWords({ gallery, visit }: Studio): Promise<void> {
  const shopper = await visit({ device: deviceOf(priyaOfLongWords()) });
  for (const path of [paths.cart, paths.wishlist, paths.checkout, paths.addresses]) {
    await shopper.open(path);
    await gallery.take(shopper, `${nameOf(path)}-long-words`, [320, 360, 768, 1440]);
  }
}
