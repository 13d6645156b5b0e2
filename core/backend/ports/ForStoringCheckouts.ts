import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { CheckoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';

/** A checkout whose price is agreed. Nothing of it changes but its payment. It is open until it has an order. */
export type Checkout = {
  /** Also the id of the order that the payment makes. */
  readonly id: string;
  readonly shopperId: string;
  /** The provider's id of its order. */
  readonly providerOrderId: string;
  readonly draft: CheckoutDraft;
  /** The lines of the cart that the price was calculated from. */
  readonly lines: readonly CartItem[];
  readonly createdAt: Timestamp;
};

/** The checkouts. */
export type ForStoringCheckouts = {
  add(checkout: Checkout): Promise<void>;
  /** Resolves with the checkout of an order of the provider, and lets one transaction for it through at a time. */
  lock(providerOrderId: string): Promise<Checkout | undefined>;
  /** Resolves with a checkout of the shopper. One of another shopper is unknown. */
  ofShopper(shopperId: string, id: string): Promise<Checkout | undefined>;
  /** Resolves with the shopper's open checkout of the same {@link checkoutContents} that began at `since` or later, the newest one. */
  sameOpen(checkout: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>, since: Timestamp): Promise<Checkout | undefined>;
  /** Resolves with the number of the shopper's open checkouts that began at `since` or later. */
  countOpen(shopperId: string, since: Timestamp): Promise<number>;
  /**
   * Resolves with the provider's order ids of the checkouts without an order that began in this span, both ends included, the
   * oldest first.
   */
  open(span: { readonly after: Timestamp; readonly before: Timestamp }): Promise<readonly string[]>;
};
