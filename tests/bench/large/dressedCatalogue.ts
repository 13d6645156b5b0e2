import { productSeeds } from '../../../adapters/mirage/seeds/products.ts';
import { fromWireProduct, toWireProduct } from '../../../adapters/wire/wireProduct.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { generateCatalogue } from '../generateCatalogue.ts';

/** Returns `count` products, which use the seed's pictures. */
export function dressedCatalogue(count: number): readonly Product[] {
  return generateCatalogue(count).map((product, place) => {
    const dressed = productSeeds[place % productSeeds.length];
    if (dressed === undefined) return product;
    const { image, picture } = fromWireProduct(dressed);
    return { ...product, image, ...(picture && { picture }) };
  });
}

/** Returns the `fetch` of a back-end with `count` products and no session. */
export function largeShop(count: number): typeof fetch {
  const answer = JSON.stringify({ products: dressedCatalogue(count).map(toWireProduct) });
  return async () => new Response(answer, { headers: { 'content-type': 'application/json' } });
}
