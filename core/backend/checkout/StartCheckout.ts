import type { CartItem } from '../../domain/cart/CartItem.ts';
import { discountedTotal } from '../../domain/cart/cartTotals.ts';
import { type Coupon, couponById } from '../../domain/coupons/Coupon.ts';
import { isEarned } from '../../domain/coupons/couponDiscount.ts';
import { amountDue, checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { receiptLine } from '../../domain/orders/receiptLine.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ShowList } from '../catalogue/ShowList.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { ProviderUnavailable } from '../ports/ForCollectingPayments.ts';
import type { CartLine } from '../ports/ForStoringCarts.ts';
import type { Checkout, ForStoringCheckouts } from '../ports/ForStoringCheckouts.ts';
import type { Refusal } from '../ports/Refusal.ts';
import type { RecordPayment } from './RecordPayment.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** An older open checkout is not used again: {@link Reconcile} asks for its payment for one more day. */
const REUSED_FOR_MS = 6 * DAY_MS;
/** The smallest amount that the provider takes, in paise. */
const SMALLEST_AMOUNT = 100;
/** How many checkouts a shopper may start within an hour without paying them: each is an order of the provider. */
const MOST_OPEN_IN_HOUR = 10;

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
export type StartCheckout = (shopperId: string, request: CheckoutRequest) => Promise<StartedCheckout | Refusal>;

export type StartCheckoutPorts = Pick<
  BackEndPorts,
  'transactions' | 'addresses' | 'checkouts' | 'provider' | 'clock' | 'ids' | 'log'
> & { readonly showCart: ShowList<CartLine>; readonly recordPayment: RecordPayment };

export function makeStartCheckout(ports: StartCheckoutPorts): StartCheckout {
  const { provider, ids, log } = ports;
  return async (shopperId, request) => {
    const order = await orderOf(ports, shopperId, request);
    if (typeof order === 'string') return order;
    const draft = checkoutDraft({ ...order, orderId: ids.generate() });
    if (amountDue(draft) < SMALLEST_AMOUNT) return 'amount-too-small';
    try {
      const checkout = await agree(ports, { shopperId, draft, lines: order.cart.map(receiptLine) });
      if (typeof checkout === 'string') return checkout;
      return { checkout, publicKey: provider.publicKey, scriptUrl: provider.scriptUrl };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.error('The payment provider could not prepare a payment', error);
      return 'provider-unavailable';
    }
  };
}

/** Resolves with the shopper's open checkout of these contents, or with a new one. */
async function agree(
  ports: StartCheckoutPorts,
  asked: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>,
): Promise<Checkout | Refusal> {
  const { transactions, checkouts, provider, clock } = ports;
  const now = clock.now();
  const known = async (stored: ForStoringCheckouts) => {
    const [open, started] = await Promise.all([
      stored.sameOpen(asked, timestamp(now - REUSED_FOR_MS)),
      stored.countOpen(asked.shopperId, timestamp(now - HOUR_MS)),
    ]);
    if (open !== undefined) return open;
    return started < MOST_OPEN_IN_HOUR ? undefined : 'too-many-checkouts';
  };
  const before = await known(checkouts);
  if (before === 'too-many-checkouts') return before;
  if (before !== undefined) return (await refusalOfPaid(ports, before)) ?? before;
  const { draft } = asked;
  const providerOrderId = await provider.createOrder({ amount: amountDue(draft), checkoutId: draft.orderId });
  const checkout = { ...asked, id: draft.orderId, providerOrderId, createdAt: timestamp(clock.now()) };
  return transactions.within(async (stores) => {
    const [isKnown, meanwhile] = await Promise.all([stores.shoppers.lock(asked.shopperId), known(stores.checkouts)]);
    if (!isKnown) return 'not-registered';
    if (meanwhile !== undefined) return meanwhile;
    await stores.checkouts.add(checkout);
    return checkout;
  });
}

/** Makes the order of an open checkout when its payment has not been reported yet. Undefined when it is not paid. */
async function refusalOfPaid({ provider, recordPayment, clock, log }: StartCheckoutPorts, open: Checkout) {
  const payment = await provider.capturedPayment(open.providerOrderId);
  if (payment === undefined) return undefined;
  const outcome = await recordPayment(payment, timestamp(clock.now()));
  if (outcome === 'recorded' || outcome === 'already-recorded') return 'already-paid';
  log.error('A captured payment makes no order', outcome, { paymentId: payment.paymentId });
  return 'provider-unavailable';
}

/** Resolves with the parts of the draft that the shopper's cart, address book and coupon give. */
async function orderOf({ showCart, addresses }: StartCheckoutPorts, shopperId: string, request: CheckoutRequest) {
  const cart = await showCart(shopperId);
  if (cart.length === 0) return 'cart-empty';
  const address = (await addresses.addresses(shopperId)).find(({ key }) => key === request.addressId);
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
