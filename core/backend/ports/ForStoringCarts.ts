import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Paise } from '../../domain/money/Paise.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A line of a stored cart. `key` is that of the product, whose other fields the catalogue has. */
export type CartLine = Pick<CartItem, 'key' | 'quantity' | 'createdAt' | 'updatedAt'>;

/** A line with its product as the catalogue has it now. */
export type PricedLine = {
  readonly key: string;
  readonly name: string;
  readonly isListed: boolean;
  readonly price: Paise;
  /** Undefined in a line of an earlier edition. */
  readonly priceWhenAdded?: Paise;
};

/** A change of the quantity of one line. */
export type CartStep = {
  readonly key: string;
  readonly by: 1 | -1;
  /** The quantities that the line may have; a step beyond them changes nothing. */
  readonly least: number;
  readonly most: number;
  readonly at: Timestamp;
  /** A UUID. Neither does a step change anything whose UUID is that of an earlier one, also when both come at once to several processes. */
  readonly idempotencyKey: string | undefined;
};

/** How many idempotency keys a store keeps of a shopper, the latest ones. */
export const KEPT_KEYS = 32;

/** The shoppers' carts. A product is in a cart once. */
export type ForStoringCarts = {
  /** Resolves with the shopper's lines in their order, and the catalogue's version at the same moment. */
  lines(shopperId: string): Promise<{ readonly lines: readonly CartLine[]; readonly catalogueVersion: number }>;
  /** Resolves with the lines, which nobody else changes until the transaction ends. */
  lock(shopperId: string): Promise<readonly CartLine[]>;
  /** Adds a line before that of the product `before`, else behind the others. A product that is in the cart stays as it is. */
  add(shopperId: string, line: CartLine & { readonly price?: Paise }, before?: string): Promise<void>;
  /** Resolves with the shopper's lines in their order. */
  pricedLines(shopperId: string): Promise<readonly PricedLine[]>;
  /** Sets the price when it was added of lines that the cart has. */
  setPrices(shopperId: string, lines: readonly { readonly key: string; readonly price: Paise }[]): Promise<void>;
  /** A product that is not in the cart changes nothing. */
  step(shopperId: string, step: CartStep): Promise<void>;
  /** Sets the quantities of lines that the cart has. */
  setQuantities(shopperId: string, lines: readonly Pick<CartLine, 'key' | 'quantity'>[]): Promise<void>;
  /** Removes the lines of these products; without keys, all lines. */
  remove(shopperId: string, keys?: readonly string[]): Promise<void>;
};
