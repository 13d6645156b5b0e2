import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileFault, ProductFile } from '../../../adapters/product-files/ProductFile.ts';
import { readProductFile } from '../../../adapters/product-files/readProductFile.ts';
import { type ImportFault, importFaults } from '../../../core/backend/catalogue/importFaults.ts';
import type { ImportedProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { copyPicture } from './copyPicture.ts';
import { findPicture } from './findPicture.ts';
import { foreignHosts } from './foreignHosts.ts';
import type { ShopCommand, ShopServices } from './ShopServices.ts';

/** Imports the products of a file, all or none. Prints every fault with its line. */
export const importProductFile: ShopCommand = async ({ files: [path = ''], options: { pictures } }, services) => {
  const { out, configuration } = services;
  const file = readProductFile(await readFile(path), formatOf(path));
  const faults = [
    ...file.faults,
    ...inLines(file, importFaults(file.products)),
    ...(await pictureFaults(file, pictures)),
  ];
  if (faults.length > 0) return refuse(path, faults, services);
  const imported = await store(file.products, pictures, services);
  if ('faults' in imported) return refuse(path, inLines(file, imported.faults), services);
  out.print(`${imported.added} products added, ${imported.replaced} replaced`);
  for (const host of foreignHosts(file.products, configuration)) {
    out.warn(`Browsers show no pictures of ${host} until IMAGE_HOSTS has it`);
  }
  return 0;
};

function formatOf(path: string): 'json' | 'csv' {
  const format = extname(path).slice(1).toLowerCase();
  if (format !== 'json' && format !== 'csv') throw new Error(`${path} ends in neither .json nor .csv`);
  return format;
}

async function pictureFaults(file: ProductFile, folder: string | undefined): Promise<readonly FileFault[]> {
  const found = await Promise.all(file.products.map(({ image }) => findPicture(image, folder)));
  return inLines(
    file,
    found.flatMap((picture, index) => ('fault' in picture ? [{ index, text: picture.fault }] : [])),
  );
}

/** Copies the pictures, which changes nothing that the shop shows, then stores the products. */
async function store(
  products: readonly ImportedProduct[],
  folder: string | undefined,
  { backEnd, configuration, out }: ShopServices,
) {
  const progress = out.progress('Preparing', products.length);
  try {
    const prepared: ImportedProduct[] = [];
    for (const product of products) {
      const picture = await findPicture(product.image, folder);
      const image = 'file' in picture ? await copyPicture(picture.file, configuration.dataDir) : product.image;
      prepared.push({ ...product, image });
      progress.advance();
    }
    return await backEnd.importProducts(prepared);
  } finally {
    progress.stop();
  }
}

function inLines(file: ProductFile, faults: readonly ImportFault[]): readonly FileFault[] {
  return faults.map(({ index, text }) => ({ line: file.lineOf(index), text }));
}

function refuse(path: string, faults: readonly FileFault[], { out }: ShopServices): number {
  for (const { line, text } of faults.toSorted((one, other) => one.line - other.line)) {
    out.warn(`${path}:${line}: ${text}`);
  }
  out.warn(`Nothing was imported. Faults: ${faults.length}`);
  return 1;
}
