import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { type FileEntry, type FileFault, UnreadableFile } from '../../../adapters/product-files/ProductFile.ts';
import { readProductFile } from '../../../adapters/product-files/readProductFile.ts';
import { makeCheckImported } from '../../../core/backend/catalogue/checkImported.ts';
import type { ImportedProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { copyPicture } from './copyPicture.ts';
import { findPicture } from './findPicture.ts';
import { COMMAND_LINE, type ShopCommand, type ShopServices } from './ShopServices.ts';
import { warnOfHosts } from './warnOfHosts.ts';

/** Imports the products of a file, all or none. Prints every fault with its line. Reads the file twice: to check, then to store. */
export const importProductFile: ShopCommand = async ({ values: [path = ''], options: { pictures } }, services) => {
  const { faults, lines, origins } = await check(path, pictures);
  if (faults.length > 0) return refuse(path, faults, services);
  const imported = await store(path, pictures, lines.length, services);
  if ('faults' in imported) {
    const inLines = imported.faults.map(({ index, text }) => ({ line: lines[index] ?? 1, text }));
    return refuse(path, inLines, services);
  }
  services.out.print(`${imported.added} products added, ${imported.replaced} replaced`);
  warnOfHosts(origins, services);
  return 0;
};

function read(path: string): AsyncIterable<FileEntry> {
  const format = extname(path).slice(1).toLowerCase();
  if (format !== 'json' && format !== 'csv') throw new Error(`${path} ends in neither .json nor .csv`);
  return readProductFile(createReadStream(path), format);
}

/** Resolves with all faults of a file, the lines where its products begin, and a picture of each origin. */
async function check(path: string, folder: string | undefined) {
  const checkImported = makeCheckImported();
  const faults: FileFault[] = [];
  const lines: number[] = [];
  const images = new Map<string, { readonly image: string }>();
  try {
    for await (const { line, product, faults: found } of read(path)) {
      faults.push(...found);
      if (product === undefined) continue;
      lines.push(line);
      faults.push(...checkImported(product).map((text) => ({ line, text })));
      const picture = await findPicture(product.image, folder);
      if ('fault' in picture) faults.push({ line, text: picture.fault });
      else if (URL.canParse(product.image)) images.set(new URL(product.image).origin, product);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { faults: [...faults, ...error.faults], lines: [], origins: [] };
  }
  return { faults, lines, origins: [...images.values()] };
}

/** Copies the pictures, which changes nothing that the shop shows, and stores the products. */
async function store(path: string, folder: string | undefined, count: number, services: ShopServices) {
  const { out } = services;
  out.startProgress('Preparing', count);
  const changed = () => new Error(`${path} was changed during the import. Nothing was imported.`);
  async function* prepared(): AsyncGenerator<ImportedProduct> {
    for await (const { product, faults } of read(path)) {
      if (faults.length > 0) throw changed();
      if (product === undefined) continue;
      const picture = await findPicture(product.image, folder);
      if ('fault' in picture) throw changed();
      const isFile = 'file' in picture;
      yield isFile ? { ...product, image: await copyPicture(picture.file, services.configuration.dataDir) } : product;
      out.advance();
    }
  }
  try {
    return await services.backEnd.importProducts(prepared(), COMMAND_LINE);
  } finally {
    out.stopProgress();
  }
}

function refuse(path: string, faults: readonly FileFault[], { out }: ShopServices): number {
  for (const { line, text } of faults.toSorted((one, other) => one.line - other.line)) {
    out.warn(`${path}:${line}: ${text}`);
  }
  out.warn(`Nothing was imported. Faults: ${faults.length}`);
  return 1;
}
