import type { CartItem } from '../../domain/cart/CartItem.ts';
import { discountedTotal } from '../../domain/cart/cartTotals.ts';
import { type Coupon, couponById } from '../../domain/coupons/Coupon.ts';
import { isEarned } from '../../domain/coupons/couponDiscount.ts';
import { amountDue, checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { type ForCollectingPayments, ProviderUnavailable } from '../ports/ForCollectingPayments.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForStoringAddresses } from '../ports/ForStoringAddresses.ts';
import type { ForStoringCarts } from '../ports/ForStoringCarts.ts';
import type { Checkout, ForStoringCheckouts } from '../ports/ForStoringCheckouts.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { Refusal } from '../ports/Refusal.ts';
import type { TokenClaims } from '../ports/TokenClaims.ts';

const DAY_MS = 24 * 60 * 60_000;
/** An older open checkout is not used again: {@link Reconcile} asks for its payment for one more day. */
const REUSED_FOR_MS = 6 * DAY_MS;
/** The smallest amount that the provider takes, in paise. */
const SMALLEST_AMOUNT = 100;

export type CheckoutRequest = { readonly addressId: string; readonly couponId?: string | undefined };

/** A checkout whose price is agreed, and what the browser opens the provider's window with. */
export type StartedCheckout = {
  readonly checkout: Checkout;
  readonly publicKey: string;
  readonly scriptUrl: string;
};

/**
 * Agrees the price of the shopper's cart, creates the provider's order of it and stores the checkout. Resolves with the same checkout
 * again while the cart, the address and the coupon are the same and it is not paid: the provider takes one payment for its order. When
 * it turns out to be paid, makes its order and refuses another.
 */
export type StartCheckout = (claims: TokenClaims, request: CheckoutRequest) => Promise<StartedCheckout | Refusal>;

export type StartCheckoutPorts = {
  readonly carts: ForStoringCarts;
  readonly addresses: ForStoringAddresses;
  readonly checkouts: ForStoringCheckouts;
  readonly provider: ForCollectingPayments;
  readonly clock: ForTellingTime;
  readonly ids: ForGeneratingIds;
  readonly log: ForLogging;
};

export function makeStartCheckout(ports: StartCheckoutPorts): StartCheckout {
  const { checkouts, provider, clock, ids, log } = ports;
  return async (claims, request) => {
    const order = await orderOf(ports, claims, request);
    if (typeof order === 'string') return order;
    const draft = checkoutDraft({ ...order, orderId: ids.generate() });
    const amount = amountDue(draft);
    if (amount < SMALLEST_AMOUNT) return 'amount-too-small';
    const since = timestamp(clock.now() - REUSED_FOR_MS);
    const { publicKey, scriptUrl } = provider;
    try {
      const open = await checkouts.sameOpen({ shopperId: claims.shopperId, draft, lines: order.cart }, since);
      if (open !== undefined) return (await refusalOfPaid(ports, open)) ?? { checkout: open, publicKey, scriptUrl };
      const providerOrderId = await provider.createOrder({ amount, checkoutId: draft.orderId });
      const createdAt = timestamp(clock.now());
      const { shopperId } = claims;
      const checkout = { id: draft.orderId, shopperId, providerOrderId, draft, lines: order.cart, createdAt };
      return { checkout: await checkouts.add(checkout, since), publicKey, scriptUrl };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.error('The payment provider could not prepare a payment', error);
      return 'provider-unavailable';
    }
  };
}

/** Makes the order of an open checkout when its payment has not been reported yet. Undefined when it is not paid. */
async function refusalOfPaid({ checkouts, provider, clock, log }: StartCheckoutPorts, open: Checkout) {
  const payment = await provider.capturedPayment(open.providerOrderId);
  if (payment === undefined) return undefined;
  const outcome = await checkouts.confirm(payment, timestamp(clock.now()));
  if (outcome === 'recorded' || outcome === 'already-recorded') return 'already-paid';
  log.error('A captured payment makes no order', outcome, { paymentId: payment.paymentId });
  return 'provider-unavailable';
}

/** Resolves with the parts of the draft that the shopper's cart, address book and coupon give. */
async function orderOf({ carts, addresses }: StartCheckoutPorts, claims: TokenClaims, request: CheckoutRequest) {
  const cart = await carts.lines(claims);
  if (typeof cart === 'string') return cart;
  if (cart.length === 0) return 'cart-empty';
  const book = await addresses.addresses(claims);
  if (typeof book === 'string') return book;
  const address = book.find(({ key }) => key === request.addressId);
  if (address === undefined) return 'unknown-address';
  const coupon = couponOf(request.couponId, cart);
  return typeof coupon === 'string' ? coupon : { cart, address, coupon };
}

function couponOf(
  couponId: string | undefined,
  cart: readonly CartItem[],
): Coupon | undefined | 'unknown-coupon' | 'coupon-not-earned' {
  if (couponId === undefined) return undefined;
  const coupon = couponById(couponId);
  if (coupon === undefined) return 'unknown-coupon';
  return isEarned(coupon, discountedTotal(cart)) ? coupon : 'coupon-not-earned';
}
