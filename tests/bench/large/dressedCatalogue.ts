import { productSeeds } from '../../../adapters/seeds/products.ts';
import { fromWireProduct } from '../../../adapters/wire/wireProduct.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { generateCatalogue } from '../generateCatalogue.ts';

/** Returns `count` products of so many creators, which use the seed's pictures. */
export function dressedCatalogue(count: number, creators?: number): readonly Product[] {
  return generateCatalogue(count, creators).map((product, place) => {
    const dressed = productSeeds[place % productSeeds.length];
    if (dressed === undefined) return product;
    const { image, picture } = fromWireProduct(dressed);
    return { ...product, image, ...(picture && { picture }) };
  });
}
