import type { Address } from '../../../domain/addresses/Address.ts';
import type { CartItem } from '../../../domain/cart/CartItem.ts';
import type { CheckoutDraft } from '../../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../../domain/time/timestamp.ts';

/**
 * A checkout whose price is agreed. Nothing of it changes but the time until which its pieces are held and, when the shopper's account
 * is deleted, its address. It is open until it has an order.
 */
export type Checkout = {
  /** Also the id of the order that the payment makes. */
  readonly id: string;
  readonly shopperId: string;
  /** The provider's id of its order; absent until the provider has created it. */
  readonly providerOrderId?: string;
  readonly draft: CheckoutDraft;
  /** The lines of the cart that the price was calculated from. */
  readonly lines: readonly CartItem[];
  readonly createdAt: Timestamp;
  /** Until when its pieces are held. Absent in checkouts of the build that held none. */
  readonly expiresAt?: Timestamp;
};

/** The checkouts. */
export type ForStoringCheckouts = {
  add(checkout: Checkout): Promise<void>;
  /** Sets the provider's order, unless it is set. Resolves with the one that is stored. */
  setProviderOrder(id: string, providerOrderId: string): Promise<string>;
  /** Sets the time until which the pieces of a checkout are held. */
  setExpiry(id: string, expiresAt: Timestamp): Promise<void>;
  /** Resolves with the checkout, and lets one transaction for it through at a time. */
  lock(id: string): Promise<Checkout | undefined>;
  /** Like `lock`, for the checkout of an order of the provider. */
  lockOfProviderOrder(providerOrderId: string): Promise<Checkout | undefined>;
  /** Resolves with all checkouts of a shopper, and lets one transaction for each through at a time. Locks them in ascending order of id. */
  lockAll(shopperId: string): Promise<readonly Checkout[]>;
  /** Replaces the address by what stays of it; only of a shopper who is erased. */
  eraseAddress(id: string, erased: Address): Promise<void>;
  /** Resolves with the checkout. */
  checkout(id: string): Promise<Checkout | undefined>;
  /** Resolves with the id of the checkout of an order of the provider. */
  ofProviderOrder(providerOrderId: string): Promise<string | undefined>;
  /** Resolves with a checkout of the shopper. One of another shopper is unknown. */
  ofShopper(shopperId: string, id: string): Promise<Checkout | undefined>;
  /** Resolves with the shopper's open checkout of the same {@link checkoutContents} that began at `since` or later, the newest one. */
  sameOpen(checkout: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>, since: Timestamp): Promise<Checkout | undefined>;
  /** Resolves with the number of the shopper's open checkouts that began at `since` or later. */
  countOpen(shopperId: string, since: Timestamp): Promise<number>;
};
