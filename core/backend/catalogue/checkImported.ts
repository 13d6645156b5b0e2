import { isHsn } from '../../domain/catalogue/isHsn.ts';
import { validateProduct } from '../../domain/catalogue/validateProduct.ts';
import { MOST_ON_HAND } from '../../domain/stock/mostOnHand.ts';
import { TEXT_LIMITS } from '../../domain/text/textLimits.ts';
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
  return (product) => [
    ...validateProduct(product),
    ...ownFaults(product),
    ...repetition(product, 'key'),
    ...repetition(product, 'id'),
  ];
}

/** Returns the faults of what shoppers do not see. */
function ownFaults({ style, hsn, stock }: ImportedProduct): readonly string[] {
  const isStock = stock === undefined || (Number.isSafeInteger(stock) && stock >= 0 && stock <= MOST_ON_HAND);
  return [
    ...(style === undefined || (style !== '' && style === style.trim() && style.length <= TEXT_LIMITS.indexed)
      ? []
      : [`style is empty, has spaces around it or more than ${TEXT_LIMITS.indexed} characters`]),
    ...(hsn === undefined || isHsn(hsn) ? [] : ['hsn is not a code of 4, 6 or 8 digits']),
    ...(isStock ? [] : [`stock is not a whole number from 0 to ${MOST_ON_HAND}`]),
  ];
}
