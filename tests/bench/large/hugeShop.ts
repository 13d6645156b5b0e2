import { toWireProduct } from '../../../adapters/http/wire/wireProduct.ts';
import { productSeeds } from '../../../adapters/mirage/seeds/products.ts';
import { generateCatalogue } from '../generateCatalogue.ts';

/** A back-end that answers with so many products, which wear the seed's pictures; nobody is logged in to it. */
export function hugeShop(howMany: number): typeof fetch {
  const products = generateCatalogue(howMany).map((product, place) => {
    const dressed = productSeeds[place % productSeeds.length];
    return { ...toWireProduct(product), img: dressed?.img ?? product.image, picture: dressed?.picture };
  });
  const answer = JSON.stringify({ products });
  return async () => new Response(answer, { headers: { 'content-type': 'application/json' } });
}
