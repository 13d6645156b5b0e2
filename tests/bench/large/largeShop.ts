import { productSeeds } from '../../../adapters/mirage/seeds/products.ts';
import { toWireProduct } from '../../../adapters/wire/wireProduct.ts';
import { generateCatalogue } from '../generateCatalogue.ts';

/** Returns the `fetch` of a back-end with `count` products, which use the seed's pictures, and no session. */
export function largeShop(count: number): typeof fetch {
  const products = generateCatalogue(count).map((product, place) => {
    const dressed = productSeeds[place % productSeeds.length];
    return { ...toWireProduct(product), img: dressed?.img ?? product.image, picture: dressed?.picture };
  });
  const answer = JSON.stringify({ products });
  return async () => new Response(answer, { headers: { 'content-type': 'application/json' } });
}
