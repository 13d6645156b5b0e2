import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { importResponse } from '../../../adapters/wire/admin/importCalls.ts';
import { PRODUCT_FORMATS } from '../../../core/backend/ports/catalogue/ForExchangingProducts.ts';
import { NOT_UPLOADED } from '../../../core/domain/catalogue/importedPicture.ts';
import { bytesOf } from '../bytesOf.ts';
import { formWith } from '../formWith.ts';
import { RefusedCall } from '../ShopClient.ts';
import type { CommandEntry, CommandInput, ShopServices } from '../ShopCommand.ts';
import { sendPictures } from '../sendPictures.ts';

/** The commands about the catalogue. */
export const productCommands: readonly CommandEntry[] = [
  {
    ...{ words: 'products import', values: [1, 1], options: ['pictures'], run: importProducts },
    usage: 'FILE [--pictures FOLDER]   add and replace products from JSON or from CSV of Shopify',
  },
  {
    ...{ words: 'products export', values: [0, 1], run: exportProducts },
    usage: '[FILE]   write all products as JSON',
  },
];

/** Imports the products of a file, all or none. Prints every fault with its line. */
async function importProducts(
  { values: [path = ''], options: { pictures: folder } }: CommandInput,
  { shop, out }: ShopServices,
): Promise<number> {
  const format = PRODUCT_FORMATS.find((each) => extname(path).toLowerCase() === `.${each}`);
  if (format === undefined) throw new Error(`${path} ends in neither .json nor .csv`);
  const { size } = await stat(path);
  const pictures = folder === undefined ? undefined : await sendPictures({ path, format, folder }, shop);
  async function* bytes() {
    for await (const chunk of createReadStream(path)) {
      out.advance(chunk.length);
      yield chunk;
    }
  }
  const file = { field: 'products', name: basename(path), bytes: bytes() };
  out.startProgress('Sending', size);
  try {
    const form = formWith(file, pictures && { pictures: JSON.stringify(Object.fromEntries(pictures)) });
    const response = await shop.open('POST /products/import', form);
    out.stopProgress();
    const { added, replaced, warnings } = v.parse(importResponse, await response.json());
    out.print(`${added} products added, ${replaced} replaced`);
    for (const warning of warnings) out.warn(warning);
    return 0;
  } catch (error) {
    out.stopProgress();
    if (!(error instanceof RefusedCall) || error.response.faults === undefined) throw error;
    const { faults } = error.response;
    for (const { line, text: fault } of faults)
      out.warn(`${path}:${line}: ${fault.replace(NOT_UPLOADED, ': name its folder with --pictures')}`);
    out.warn(`Nothing was imported. Faults: ${faults.length}`);
    return 1;
  }
}

/** Writes all products as JSON into a file, or prints them. An import of it changes nothing. */
async function exportProducts({ values: [path] }: CommandInput, { shop, out }: ShopServices): Promise<number> {
  const bytes = Readable.from(bytesOf(await shop.open('GET /products.json')));
  if (path === undefined) {
    out.print((await text(bytes)).trimEnd());
    return 0;
  }
  await pipeline(bytes, createWriteStream(path));
  const products: unknown = JSON.parse(await text(createReadStream(path)));
  out.print(`${Array.isArray(products) ? products.length : 0} products written to ${path}`);
  return 0;
}
