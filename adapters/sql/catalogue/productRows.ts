import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import { type Product, pickProductFields } from '../../../core/domain/catalogue/Product.ts';
import { OWN_COLUMNS, READ_COLUMNS } from '../productColumns.ts';
import { withoutNulls } from '../withoutNulls.ts';

/** Reads a product with all that the shop keeps of it from the table `p`. */
export const STORED_COLUMNS = `${READ_COLUMNS}, ${OWN_COLUMNS}`;

/** `picture` is JSON. */
export type ProductRow = Omit<Product, 'picture'> & { readonly picture: string | null };

export type StoredProductRow = ProductRow & Pick<StoredProduct, 'isListed' | 'style' | 'hsn'>;

export function productOf(row: ProductRow): Product {
  return pickProductFields({ ...row, picture: row.picture === null ? null : JSON.parse(row.picture) });
}

export function storedProductOf(row: StoredProductRow): StoredProduct {
  const { isListed, style, hsn } = row;
  return { ...productOf(row), ...withoutNulls({ isListed, style, hsn }) };
}
