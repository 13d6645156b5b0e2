import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import { takeUse } from '../coupons/holdUse.ts';
import { promisedDelivery } from '../delivery/EstimateDelivery.ts';
import { type Cancellation, makeCancel } from '../orders/cancel.ts';
import { queueOrderMail } from '../orders/queueOrderMail.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Hold } from '../ports/ForKeepingStock.ts';
import type { CouponUse } from '../ports/ForStoringCoupons.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { ProviderPayment } from '../ports/orders/ForCollectingPayments.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import type { NewOrder, StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { PaymentProblem, StoredPayment } from '../ports/orders/ForStoringPayments.ts';
import { sellPieces } from '../stock/holdPieces.ts';
import { freeNumber, orderOf, takeOutOfCart } from './orderParts.ts';

/** A payment as the provider reports it or, `unconfirmed`, as the browser does with the provider's signature, which proves no money. */
export type ReportedPayment =
  | ProviderPayment
  | (Pick<ProviderPayment, 'paymentId' | 'providerOrderId'> & { readonly status: 'unconfirmed' });

/**
 * What a report did. `recorded`: it made or changed an order. `already-recorded`: the order was as it should be. `failed`: no money
 * moves and there is no order. The others: the payment is kept with its problem.
 */
export type ReceivedPayment =
  | 'recorded'
  | 'already-recorded'
  | 'failed'
  | 'unknown-checkout'
  | 'amount-differs'
  | 'payment-has-another-order';

/**
 * The one door through which payments come in, whoever reports them. Makes the order of a captured payment, exactly once; that of
 * another payment that may succeed stands as payment pending until the provider decides. Any number of calls at once for one payment,
 * also from several processes, make one order. Money for pieces that are gone, or with a coupon that was used up meanwhile, goes back,
 * and so does that of a shopper whose account is deleted.
 */
export type ReceivePayment = (payment: ReportedPayment, at: Timestamp) => Promise<ReceivedPayment>;

/** The note of staff's on an order that is cancelled as soon as it is placed. */
export const COUPON_USED_UP = 'The coupon was used up before the payment arrived';

type Case = {
  readonly stores: TransactionStores;
  readonly checkout: Checkout;
  readonly order: StoredOrder | undefined;
  readonly use: CouponUse | undefined;
  readonly holds: readonly Hold[];
  /** Whether the shopper's account is deleted. */
  readonly isForNobody: boolean;
  readonly at: Timestamp;
};

export function makeReceivePayment({
  transactions,
  ids,
  numbers,
}: Pick<BackEndPorts, 'transactions' | 'ids' | 'numbers'>): ReceivePayment {
  const cancel = makeCancel(ids);

  const newOrder = async (
    stores: TransactionStores,
    checkout: Checkout,
    payment: Pick<NewOrder, 'paymentId' | 'paidAt' | 'standing'>,
  ): Promise<NewOrder> => {
    const [number, promised] = await Promise.all([
      freeNumber(stores, numbers),
      promisedDelivery(stores.settings, checkout.draft.orderAddress, payment.paidAt),
    ]);
    return orderOf(checkout, { ...payment, number, ...promised });
  };

  /** Makes or changes the order of a payment that is captured. */
  const place = async (
    { stores, checkout, order, use, holds, isForNobody, at }: Case,
    paymentId: string,
  ): Promise<void> => {
    const { id: checkoutId } = checkout;
    const takeAll = async () => {
      const hasCoupon = await takeUse(stores.coupons, use, at);
      return { hasCoupon, shortages: await sellPieces(stores, { checkoutId, holds, at }) };
    };
    const [cart, placed, { hasCoupon, shortages }] = await Promise.all([
      stores.carts.lock(checkout.shopperId),
      order ?? newOrder(stores, checkout, { paymentId, paidAt: at, standing: 'placed' }),
      takeAll(),
    ]);
    const cancellation = whyCancelled({ isShort: shortages.length > 0, hasCoupon, isForNobody });
    await Promise.all([
      ...(order === undefined
        ? [stores.orders.add(placed), takeOutOfCart(stores, checkout, cart)]
        : [stores.orders.update(checkoutId, { standing: 'placed', state: 'placed', paymentId })]),
      stores.orders.addEvent(checkoutId, { kind: 'placed', at, actor: 'shop' }),
      ...(cancellation === undefined ? [queueOrderMail(stores, placed, { kind: 'order-placed' }, at)] : []),
    ]);
    if (cancellation !== undefined) await cancel(stores, checkoutId, { ...cancellation, at, actor: 'shop' });
  };

  const capture = async (
    one: Case,
    payment: ProviderPayment,
    before: StoredPayment | undefined,
  ): Promise<ReceivedPayment> => {
    const { stores, checkout, order, at } = one;
    const isOwn = order?.paymentId === payment.paymentId;
    const isKnown = before?.status === 'captured' && before.problem === undefined;
    if (isOwn && isKnown) return 'already-recorded';
    const isOther = order !== undefined && !isOwn && order.standing !== 'payment-pending';
    const problem =
      payment.amount !== amountDue(checkout.draft) ? 'amount-differs' : isOther ? 'second-payment' : undefined;
    const isStored = await put(stores, payment, { checkoutId: checkout.id, problem, at });
    if (!isStored) return 'payment-has-another-order';
    if (problem !== undefined) return problem === 'second-payment' ? 'payment-has-another-order' : problem;
    // Cancelled while the payment was pending: the mail about it named no amount.
    const lateCause = { reason: 'Paid after it was cancelled', at, actor: 'shop', isAnnounced: false };
    if (order?.standing === 'cancelled') await cancel.refundOf(stores, order, lateCause);
    else if (order?.standing !== 'placed') await place(one, payment.paymentId);
    return 'recorded';
  };

  /** Lets an order stand until the provider decides about its payment. */
  const keepPending = async (
    { stores, checkout, order, at }: Case,
    { paymentId }: ReportedPayment,
  ): Promise<ReceivedPayment> => {
    if (order !== undefined) return order.paymentId === paymentId ? 'already-recorded' : 'payment-has-another-order';
    const cart = await stores.carts.lock(checkout.shopperId);
    const standing = 'payment-pending';
    if (!(await stores.orders.add(await newOrder(stores, checkout, { paymentId, paidAt: at, standing })))) {
      return 'payment-has-another-order';
    }
    await takeOutOfCart(stores, checkout, cart);
    await stores.orders.addEvent(checkout.id, { kind: standing, at, actor: 'shop' });
    await stores.jobs.add({ topic: 'checkout', subject: checkout.id, runAt: at });
    return 'recorded';
  };

  const fail = async ({ stores, order, at }: Case, paymentId: string): Promise<ReceivedPayment> => {
    if (order?.paymentId !== paymentId) return 'failed';
    if (order.standing !== 'payment-pending') return 'already-recorded';
    await cancel(stores, order.orderId, { reason: 'payment-failed', at, actor: 'shop' });
    return 'recorded';
  };

  return (payment, at) =>
    transactions.within(async (stores) => {
      const checkout = await stores.checkouts.lockOfProviderOrder(payment.providerOrderId);
      if (checkout === undefined) {
        if (payment.status === 'captured') await put(stores, payment, { problem: 'unknown-checkout', at });
        return 'unknown-checkout';
      }
      const [isKnown, order, before, use, holds] = await Promise.all([
        stores.shoppers.lock(checkout.shopperId),
        stores.orders.order(checkout.id),
        stores.payments.payment(payment.paymentId),
        stores.coupons.use(checkout.id),
        stores.stock.holds(checkout.id),
      ]);
      const one = { stores, checkout, order, use, holds, isForNobody: !isKnown, at };
      if (payment.status === 'unconfirmed') return keepPending(one, payment);
      if (payment.status === 'captured') return capture(one, payment, before);
      // A report that was overtaken: captured is final.
      if (before?.status === 'captured') return 'already-recorded';
      if (!(await put(stores, payment, { checkoutId: checkout.id, at }))) return 'payment-has-another-order';
      return payment.status === 'authorized' ? keepPending(one, payment) : fail(one, payment.paymentId);
    });
}

/** Returns why an order is cancelled as soon as it is placed. */
function whyCancelled(found: {
  readonly isShort: boolean;
  readonly hasCoupon: boolean;
  readonly isForNobody: boolean;
}): Pick<Cancellation, 'reason' | 'note'> | undefined {
  if (found.isShort) return { reason: 'out-of-stock' };
  if (!found.hasCoupon) return { reason: 'shop', note: COUPON_USED_UP };
  return found.isForNobody ? { reason: 'shop' } : undefined;
}

/** Stores a payment. Resolves with whether it belongs to this checkout. */
function put(
  { payments }: TransactionStores,
  { paymentId, providerOrderId, amount, status }: ProviderPayment,
  {
    checkoutId,
    problem,
    at,
  }: { readonly checkoutId?: string; readonly problem?: PaymentProblem | undefined; readonly at: Timestamp },
): Promise<boolean> {
  const found = { ...(checkoutId !== undefined && { checkoutId }), ...(problem !== undefined && { problem }) };
  return payments.put({ paymentId, providerOrderId, amount, status, receivedAt: at, ...found });
}
