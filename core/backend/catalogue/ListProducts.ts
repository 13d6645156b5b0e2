import type { Product } from '../../domain/catalogue/Product.ts';
import type { ForStoringProducts } from '../ports/ForStoringProducts.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';

/** How long the listed products are returned without asking for their version, in ms. */
const FRESH_MS = 2_000;

/** Resolves with the listed products. They are the same array as long as nothing was imported. */
export type ListProducts = () => Promise<readonly Product[]>;

export type ListProductsPorts = { readonly products: ForStoringProducts; readonly clock: ForTellingTime };

/** The products are read once and again after an import, which is noticed within 2 s. */
export function makeListProducts({ products, clock }: ListProductsPorts): ListProducts {
  let cached:
    | { readonly version: number; readonly products: readonly Product[]; readonly checkedAt: number }
    | undefined;
  let checking: Promise<readonly Product[]> | undefined;
  const check = async () => {
    const version = await products.version();
    const listed = cached?.version === version ? cached.products : await products.listed();
    cached = { version, products: listed, checkedAt: clock.now() };
    return listed;
  };
  return async () => {
    if (cached !== undefined && clock.now() - cached.checkedAt < FRESH_MS) return cached.products;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
}
