import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Paise } from '../../domain/money/Paise.ts';
import type { CheckoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { ShopperRefusal } from './Refusal.ts';
import type { TokenClaims } from './TokenClaims.ts';

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

/** A payment that the provider reports as successful. */
export type Payment = {
  readonly paymentId: string;
  readonly providerOrderId: string;
  /** Absent when the shopper's browser reports it: the signature covers no amount. */
  readonly amount?: Paise;
};

/** `recorded`: the payment made an order. `already-recorded`: it had made it before. */
export type ConfirmationOutcome =
  | 'recorded'
  | 'already-recorded'
  | 'unknown-checkout'
  | 'payment-has-another-order'
  | 'amount-differs';

/** The checkouts and what their payments do. */
export type ForStoringCheckouts = {
  /**
   * Stores the checkout and resolves with it. When the shopper has an open one of the same {@link checkoutContents} that began at
   * `since` or later, stores nothing and resolves with that one. Without `since`, always stores it. Any number of calls at once,
   * also from several processes, store one.
   */
  add(checkout: Checkout, since?: Timestamp): Promise<Checkout>;
  /** Resolves with the shopper's open checkout of the same contents that began at `since` or later, the newest one. */
  sameOpen(checkout: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>, since: Timestamp): Promise<Checkout | undefined>;
  /** Resolves with a checkout of the shopper. One of another shopper is unknown. */
  ofShopper(claims: TokenClaims, id: string): Promise<Checkout | ShopperRefusal | 'unknown-checkout'>;
  /**
   * Makes the order of a payment, exactly once, and takes the ordered quantities out of the shopper's cart, in one transaction.
   * Any number of calls at once for one payment, also from several processes, make one order.
   */
  confirm(payment: Payment, paidAt: Timestamp): Promise<ConfirmationOutcome>;
  /**
   * Resolves with the provider's order ids of the checkouts without an order that began in this span, both ends included, the
   * oldest first.
   */
  open(span: { readonly after: Timestamp; readonly before: Timestamp }): Promise<readonly string[]>;
};
