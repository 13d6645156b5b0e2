import { validateProduct } from '../../domain/catalogue/validateProduct.ts';
import type { ImportedProduct } from '../ports/ForStoringProducts.ts';

/** Returns the texts of the faults that a product has by itself, or beside those that were checked before it. */
export type CheckImported = (product: ImportedProduct) => readonly string[];

/** Makes a check of the products of one import, to be called once for each in their order. It remembers their keys and ids only. */
export function makeCheckImported(): CheckImported {
  const seen = { key: new Set<unknown>(), id: new Set<unknown>() };
  const repetition = (product: ImportedProduct, field: 'key' | 'id') => {
    const value = product[field];
    if (value === undefined) return [];
    if (seen[field].has(value)) return [`${field} ${value} is repeated`];
    seen[field].add(value);
    return [];
  };
  return (product) => [...validateProduct(product), ...repetition(product, 'key'), ...repetition(product, 'id')];
}
