import type { Session } from '../../../domain/accounts/Session.ts';
import type { Address } from '../../../domain/addresses/Address.ts';
import type { CartItem } from '../../../domain/cart/CartItem.ts';
import type { Coupon } from '../../../domain/coupons/Coupon.ts';
import type { CheckoutAttempt } from '../../../domain/orders/CheckoutAttempt.ts';
import type { Refusal } from '../failures/Refusal.ts';

/** What the shopper wants to order. */
export type OrderToPrice = {
  /** The lines of the cart as the shop last confirmed them. */
  readonly lines: readonly CartItem[];
  readonly address: Address;
  /** A coupon that the lines do not earn is ignored. */
  readonly coupon: Coupon | undefined;
};

/** A line of the cart of which the shop has too few. */
export type ShortLine = {
  readonly key: string;
  /** How many pieces the shopper can have. */
  readonly left: number;
  /** Says it to the shopper, with the product's name. */
  readonly text: string;
};

/** Why a price is not agreed, and the lines to change when too few pieces are left. */
export type NotAgreed = Refusal & { readonly shortLines?: readonly ShortLine[] };

/** Who decides the price of an order. */
export type ForAgreeingPrices = {
  /** Resolves with the coupons that can be used now. Rejects with {@link BackEndFailure} when the call fails. */
  coupons(): Promise<readonly Coupon[]>;
  /**
   * Resolves with the checkout to pay. Its lines are those that are charged, which may differ from the given ones. Rejects with
   * {@link SessionRejected} when the session is not valid, and with {@link BackEndFailure} when the call fails.
   */
  agree(session: Session, order: OrderToPrice): Promise<CheckoutAttempt | NotAgreed>;
};
