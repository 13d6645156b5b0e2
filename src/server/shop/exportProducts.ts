import { writeFile } from 'node:fs/promises';
import { writeJsonProducts } from '../../../adapters/product-files/jsonProduct.ts';
import type { ShopCommand } from './ShopServices.ts';

/** Writes all products as JSON into a file, or prints them. An import of it changes nothing. */
export const exportProducts: ShopCommand = async ({ files: [path] }, { stores, out }) => {
  const products = await stores.products.all();
  const json = writeJsonProducts(products);
  if (path === undefined) {
    out.print(json.trimEnd());
  } else {
    await writeFile(path, json);
    out.print(`${products.length} products written to ${path}`);
  }
  return 0;
};
