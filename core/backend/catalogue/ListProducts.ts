import type { Product } from '../../domain/catalogue/Product.ts';
import type { ForStoringProducts } from '../ports/ForStoringProducts.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';

/** How long the listed products are returned without asking for their version, in ms. */
const FRESH_MS = 2_000;

/** The listed products, and the number of their version, which is higher after each import. */
export type ListedProducts = { readonly products: readonly Product[]; readonly version: number };

/** Resolves with the listed products. They are the same object as long as nothing was imported. */
export type ListProducts = () => Promise<ListedProducts>;

export type ListProductsPorts = { readonly products: ForStoringProducts; readonly clock: ForTellingTime };

/** The products are read once and again after an import, which is noticed within 2 s. */
export function makeListProducts({ products, clock }: ListProductsPorts): ListProducts {
  let cached: { readonly listed: ListedProducts; readonly checkedAt: number } | undefined;
  let checking: Promise<ListedProducts> | undefined;
  const check = async () => {
    const version = await products.version();
    const known = cached?.listed;
    const listed = known?.version === version ? known : { products: await products.listed(), version };
    cached = { listed, checkedAt: clock.now() };
    return listed;
  };
  return async () => {
    if (cached !== undefined && clock.now() - cached.checkedAt < FRESH_MS) return cached.listed;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  };
}
