import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import { releaseUse } from '../coupons/holdUse.ts';
import type { JobHandler } from '../jobs/RunJobs.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { ProviderPayment } from '../ports/orders/ForCollectingPayments.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import { releasePieces } from '../stock/holdPieces.ts';
import type { ReceivePayment } from './ReceivePayment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Banks capture a payment within days; a provider's order is not paid later than this. */
const ASKED_FOR_MS = 14 * 24 * HOUR_MS;
const SHORTEST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 12 * HOUR_MS;
/** The next question comes after this part of the checkout's age. */
const PART_OF_AGE = 4;
/** The money first: it decides about attempts that failed before. */
const ORDER = ['captured', 'authorized', 'failed'];

/**
 * Asks the provider for the payments of a checkout until it is placed or cancelled, for 14 days, less and less often. Releases its
 * pieces and its coupon once their hold has ended and no payment is on its way. A payment about which the provider has not decided by then has failed.
 */
export function makeCheckCheckout(
  ports: Pick<BackEndPorts, 'transactions' | 'checkouts' | 'orders' | 'provider' | 'clock' | 'log'> & {
    readonly receivePayment: ReceivePayment;
  },
): JobHandler {
  const { transactions, checkouts, orders, provider, clock, log, receivePayment } = ports;
  const release = (id: string, at: Timestamp) =>
    transactions.within(async (stores) => {
      const checkout = await stores.checkouts.lock(id);
      if (checkout !== undefined) await stores.shoppers.lock(checkout.shopperId);
      const isOver = checkout === undefined || hasExpired(checkout, at);
      if (!isOver || (await stores.orders.order(id)) !== undefined) return;
      await releaseUse(stores.coupons, id);
      await releasePieces(stores, id, at);
    });
  const receiveAll = async (payments: readonly ProviderPayment[], at: Timestamp) => {
    for (const payment of payments.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))) {
      const outcome = await receivePayment(payment, at);
      const isProblem = payment.status === 'captured' && outcome !== 'recorded' && outcome !== 'already-recorded';
      if (isProblem) log.error('A captured payment makes no order', outcome, { paymentId: payment.paymentId });
    }
  };

  return async (id) => {
    const now = clock.now();
    const at = timestamp(now);
    const checkout = await checkouts.checkout(id);
    if (checkout?.providerOrderId !== undefined) {
      const standing = (await orders.order(id))?.standing;
      if (standing === 'placed') return undefined;
      await receiveAll(await provider.payments(checkout.providerOrderId), at);
    }
    if (checkout === undefined || hasExpired(checkout, at)) await release(id, at);
    const order = await orders.order(id);
    if (checkout === undefined || order?.standing === 'placed') return undefined;
    const next = nextTime(checkout, now);
    if (next === undefined && order?.standing === 'payment-pending') await receiveAll([undecided(checkout, order)], at);
    return next;
  };
}

function hasExpired({ expiresAt }: Checkout, at: Timestamp): boolean {
  return expiresAt === undefined || expiresAt <= at;
}

/** Returns the report that the payment of a pending order has failed. */
function undecided({ draft, providerOrderId = '' }: Checkout, { paymentId }: StoredOrder): ProviderPayment {
  return { paymentId, providerOrderId, amount: amountDue(draft), status: 'failed' };
}

/** Returns when the provider is asked again; undefined when it is not. */
function nextTime({ createdAt, expiresAt, providerOrderId }: Checkout, now: number): number | undefined {
  const end = expiresAt === undefined ? 0 : Date.parse(expiresAt);
  if (now < end) return end;
  const age = now - Date.parse(createdAt);
  if (providerOrderId === undefined || age > ASKED_FOR_MS) return undefined;
  return now + Math.min(Math.max(age / PART_OF_AGE, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}
