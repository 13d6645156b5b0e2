import type { StoredProduct } from '../../../core/backend/ports/ForStoringProducts.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { aShopper } from '../../../core/backend/testing/samples.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import { type Timestamp, timestamp } from '../../../core/domain/time/timestamp.ts';
import { denimJacket, sunEarrings } from '../backEndSamples.ts';

/** Returns the time some minutes after 2026-03-01 09:30. */
export function minute(minutes: number): Timestamp {
  return timestamp(Date.UTC(2026, 2, 1, 9, 30 + minutes));
}

/** A listed product with pictures. */
export const jacket: StoredProduct = { ...denimJacket, isListed: true, style: 'Second Shift', hsn: '6201' };

/** A listed product without pictures. */
export const earrings: StoredProduct = { ...sunEarrings, isListed: true };

/** A third listed product, which `stock` does not import. */
export const tee: StoredProduct = { ...denimJacket, key: 'tee', id: 103, isListed: true };

/** The line of a product that was added to a cart, by default one jacket at minute 0. */
export function aLine(overrides: Partial<CartItem> = {}, product: Product = denimJacket): CartItem {
  return aCartItem({ ...product, createdAt: minute(0), updatedAt: minute(0), ...overrides });
}

/** Registers a shopper, whose e-mail is `{id}@example.com`, and returns the id. */
export async function register({ shoppers }: Pick<Stores, 'shoppers'>, id = 'asha'): Promise<string> {
  await shoppers.add(aShopper({ id, email: `${id}@example.com` }));
  return id;
}

/** Imports the jacket and the earrings. */
export async function stock({ products }: Pick<Stores, 'products'>): Promise<void> {
  await products.import([jacket, earrings]);
}
