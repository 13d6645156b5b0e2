import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { productFiles } from '../../adapters/product-files/productFiles.ts';
import { keptPictureResponse } from '../../adapters/wire/admin/importCalls.ts';
import type { ProductFormat } from '../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { isPictureFile, pictureFileFault } from '../../core/domain/catalogue/importedPicture.ts';
import { formWith } from './formWith.ts';
import type { ShopClient } from './ShopClient.ts';

/**
 * Sends the pictures that the products of a file have in a folder, each once. Resolves with their addresses in the shop by their names in
 * the file. What cannot be the name of a picture, or is not there, is for the import to tell.
 */
export async function sendPictures(
  { path, format, folder }: { readonly path: string; readonly format: ProductFormat; readonly folder: string },
  shop: ShopClient,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for await (const { product } of productFiles.read(createReadStream(path), format)) {
    const image = product?.image ?? '';
    if (!isPictureFile(image) || pictureFileFault(image) !== undefined || addresses.has(image)) continue;
    const file = join(folder, image);
    const status = await stat(file).catch(() => undefined);
    if (!status?.isFile()) continue;
    const form = formWith({ field: 'picture', name: 'picture', bytes: createReadStream(file) });
    const kept = await shop.open('POST /pictures', form).catch((error: unknown) => {
      throw error instanceof Error ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
    });
    addresses.set(image, v.parse(keptPictureResponse, await kept.json()).image);
  }
  return addresses;
}
