import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { ChunkLoader } from '../../shared/chunks/useChunkLoader.ts';
import { prefetchPicture } from '../card/prefetchPicture.ts';
import { productIdIn } from '../paths/productIdIn.ts';
import { pageAt } from './pageAt.ts';
import { screenChunk } from './screenChunk.ts';

/** A failure is reported when the page is opened. */
const loadQuietly: ChunkLoader = (importer) => importer();

type Products = { productById(id: string | undefined): Product | undefined };

/** Prefetches the chunk of the page at a path, and a product's picture. */
export function prefetchPage(path: string, products: Products): void {
  const page = pageAt(path);
  for (const load of [page?.load, page?.frame]) {
    if (load !== undefined)
      screenChunk(load)
        .preload(loadQuietly)
        .catch(() => undefined);
  }
  const product = products.productById(productIdIn(path));
  if (product?.picture !== undefined) prefetchPicture(product.picture);
}
