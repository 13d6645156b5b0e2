import type { CartItem } from '../../domain/cart/CartItem.ts';
import { discountedTotal } from '../../domain/cart/cartTotals.ts';
import type { Coupon } from '../../domain/coupons/Coupon.ts';
import { isEarned } from '../../domain/coupons/couponDiscount.ts';
import { amountDue, checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { receiptLine } from '../../domain/orders/receiptLine.ts';
import type { Shortage } from '../../domain/stock/StockLevel.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ShowList } from '../catalogue/ShowList.ts';
import { findFreeUse, releaseUse } from '../coupons/holdUse.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { CartLine } from '../ports/ForStoringCarts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import { ProviderUnavailable } from '../ports/orders/ForCollectingPayments.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import { type Invalid, isInvalid } from '../ports/refusals/Invalid.ts';
import type { Refusal } from '../ports/refusals/Refusal.ts';
import { holdPieces, releasePieces } from '../stock/holdPieces.ts';
import type { ReceivePayment } from './ReceivePayment.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60_000;
/** The smallest amount that the provider takes, in paise. */
const SMALLEST_AMOUNT = 100;
/** How many checkouts a shopper may start within an hour without paying them: each is an order of the provider. */
const MOST_OPEN_IN_HOUR = 10;
/** How much earlier than the hold the provider's window closes, in seconds, so that what is paid there is still held. */
const WINDOW_MARGIN_S = 30;

export type CheckoutRequest = { readonly addressId: string; readonly couponId?: string | undefined };

/** A checkout whose price is agreed and whose pieces are held, and what the browser opens the provider's window with. */
export type StartedCheckout = {
  readonly checkout: Required<Checkout>;
  readonly publicKey: string;
  readonly scriptUrl: string;
  /** For how long the provider's window may stay open, in seconds, at least 1. */
  readonly timeoutSeconds: number;
};

/** What is left of the products of which the cart has more. Nothing is held. */
export type SoldOut = Invalid & Required<Pick<Invalid, 'lines'>>;

/**
 * Agrees the price of the shopper's cart, holds its pieces and the use of its coupon, and creates the provider's order of it. Resolves with the same checkout
 * again, and holds them for longer, while the cart, the address and the coupon are the same, it is not paid and less than an
 * hour old: the provider takes one payment for its order. When it turns out to be paid, makes its order and refuses another.
 */
export type StartCheckout = (
  shopperId: string,
  request: CheckoutRequest,
) => Promise<StartedCheckout | SoldOut | Refusal>;

export type StartCheckoutPorts = Pick<
  BackEndPorts,
  'transactions' | 'addresses' | 'checkouts' | 'coupons' | 'provider' | 'clock' | 'ids' | 'log' | 'holdSeconds'
> & { readonly showCart: ShowList<CartLine>; readonly receivePayment: ReceivePayment };

type Agreed = Checkout & Pick<Required<Checkout>, 'expiresAt'>;

export function makeStartCheckout(ports: StartCheckoutPorts): StartCheckout {
  const { provider, ids, clock, log } = ports;
  return async (shopperId, request) => {
    const order = await orderOf(ports, shopperId, request);
    if (typeof order === 'string') return order;
    const draft = checkoutDraft({ ...order, orderId: ids.generate() });
    if (amountDue(draft) < SMALLEST_AMOUNT) return 'amount-too-small';
    const agreed = await agree(ports, {
      shopperId,
      draft,
      lines: order.cart.map(receiptLine),
      couponId: order.coupon?.id,
    });
    if (typeof agreed === 'string' || isInvalid(agreed)) return agreed;
    try {
      const providerOrderId = await prepare(ports, agreed);
      if (providerOrderId === 'already-paid') return providerOrderId;
      const secondsLeft = Math.floor((Date.parse(agreed.expiresAt) - clock.now()) / SECOND_MS);
      const timeoutSeconds = Math.max(1, secondsLeft - WINDOW_MARGIN_S);
      const { publicKey, scriptUrl } = provider;
      return { checkout: { ...agreed, providerOrderId }, publicKey, scriptUrl, timeoutSeconds };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.error('The payment provider could not prepare a payment', error);
      await release(ports, agreed);
      return 'provider-unavailable';
    }
  };
}

type Asked = Pick<Checkout, 'shopperId' | 'draft' | 'lines'> & { readonly couponId: string | undefined };

/** Resolves with the shopper's open checkout of these contents, or with a new one. Its pieces are held. */
async function agree(ports: StartCheckoutPorts, asked: Asked): Promise<Agreed | SoldOut | Refusal> {
  for (;;) {
    const agreed = await ports.transactions.within((stores) => agreeOnce(ports, asked, stores));
    if (agreed !== 'begun-meanwhile') return agreed;
  }
}

/** Locks the open checkout before its shopper. One that begins in between has to be locked by another transaction. */
async function agreeOnce(
  { clock, holdSeconds }: StartCheckoutPorts,
  { couponId, ...asked }: Asked,
  stores: TransactionStores,
): Promise<Agreed | SoldOut | Refusal | 'begun-meanwhile'> {
  const { shoppers, checkouts, coupons, stock, jobs } = stores;
  const now = clock.now();
  const [at, anHourAgo] = [timestamp(now), timestamp(now - HOUR_MS)];
  const expiresAt = timestamp(now + holdSeconds * SECOND_MS);
  const locked = await checkouts.sameOpen(asked, anHourAgo);
  if (locked !== undefined) await checkouts.lock(locked.id);
  const [isKnown, open, started, openUses, openHolds] = await Promise.all([
    shoppers.lock(asked.shopperId),
    checkouts.sameOpen(asked, anHourAgo),
    checkouts.countOpen(asked.shopperId, anHourAgo),
    coupons.openUses(asked.shopperId),
    stock.openHolds(asked.shopperId),
  ]);
  if (!isKnown) return 'not-registered';
  if (open !== undefined && open.id !== locked?.id) return 'begun-meanwhile';
  if (open === undefined && started >= MOST_OPEN_IN_HOUR) return 'too-many-checkouts';
  const checkout = { ...(open ?? { ...asked, id: asked.draft.orderId, createdAt: at }), expiresAt };
  const { id, shopperId, lines } = checkout;
  const coupon = couponId !== undefined && { couponId, discount: asked.draft.couponDiscountTotal };
  const use = await findFreeUse(coupons, { checkoutId: id, shopperId, open: openUses, at, ...coupon });
  if (typeof use === 'string') return use;
  const shortages = await holdPieces(stores, { checkoutId: id, lines, open: openHolds, at });
  if (shortages.length > 0)
    return { invalid: shortages.map((shortage) => soldOutText(lines, shortage)), lines: shortages };
  await Promise.all([
    use.hold(),
    open === undefined ? checkouts.add(checkout) : checkouts.setExpiry(id, expiresAt),
    jobs.add({ topic: 'checkout', subject: id, runAt: expiresAt }),
  ]);
  return checkout;
}

function soldOutText(lines: readonly CartItem[], { key, left }: Shortage): string {
  const name = lines.find((line) => line.key === key)?.name ?? key;
  return left <= 0 ? `${name} is sold out.` : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`;
}

/** Resolves with the provider's order of a checkout. When that is paid already, makes the order of the shop. */
async function prepare(ports: StartCheckoutPorts, { id, draft, providerOrderId }: Agreed): Promise<string> {
  const { provider, checkouts, receivePayment, clock, log } = ports;
  if (providerOrderId === undefined) {
    return checkouts.setProviderOrder(id, await provider.createOrder({ amount: amountDue(draft), checkoutId: id }));
  }
  const payments = await provider.payments(providerOrderId);
  const payment =
    payments.find(({ status }) => status === 'captured') ?? payments.find(({ status }) => status === 'authorized');
  if (payment === undefined) return providerOrderId;
  const outcome = await receivePayment(payment, timestamp(clock.now()));
  if (outcome === 'recorded' || outcome === 'already-recorded') return 'already-paid';
  log.error('A captured payment makes no order', outcome, { paymentId: payment.paymentId });
  throw new ProviderUnavailable(`The payment ${payment.paymentId} makes no order: ${outcome}`);
}

/** Releases the pieces and the coupon of a checkout that cannot be paid now. */
async function release({ transactions, clock }: StartCheckoutPorts, { id, shopperId }: Agreed): Promise<void> {
  await transactions.within(async (stores) => {
    const { checkouts, shoppers, orders, coupons } = stores;
    await checkouts.lock(id);
    await shoppers.lock(shopperId);
    if ((await orders.order(id)) !== undefined) return;
    await releaseUse(coupons, id);
    await releasePieces(stores, id, timestamp(clock.now()));
  });
}

/** Resolves with the parts of the draft that the shopper's cart, address book and coupon give. */
async function orderOf(
  { showCart, addresses, coupons }: StartCheckoutPorts,
  shopperId: string,
  request: CheckoutRequest,
) {
  const [cart, book] = await Promise.all([showCart(shopperId), addresses.addresses(shopperId)]);
  if (cart.length === 0) return 'cart-empty';
  const address = book.find(({ key }) => key === request.addressId);
  if (address === undefined) return 'unknown-address';
  const coupon = await couponOf(coupons, request.couponId, cart);
  return typeof coupon === 'string' ? coupon : { cart, address, coupon };
}

async function couponOf(
  coupons: StartCheckoutPorts['coupons'],
  couponId: string | undefined,
  cart: readonly CartItem[],
): Promise<Coupon | undefined | 'unknown-coupon' | 'coupon-not-earned'> {
  if (couponId === undefined) return undefined;
  const coupon = await coupons.coupon(couponId);
  if (coupon === undefined) return 'unknown-coupon';
  return isEarned(coupon, discountedTotal(cart)) ? coupon : 'coupon-not-earned';
}
