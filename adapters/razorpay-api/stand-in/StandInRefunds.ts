import * as v from 'valibot';
import type { JournalEntry, JournalPayment, JournalRefund } from './StandInJournal.ts';
import type { StandInOrders } from './StandInOrders.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { newId, refundedOf } from './standInEntities.ts';
import type { StandInLevers } from './standInLevers.ts';
import { refundKey, refundRequest } from './standInRequests.ts';

const NO_BALANCE =
  'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.';

type Outcome = NonNullable<StandInLevers['refunds']>;
/** A refund with its payment and order, as they are after a change. */
export type RefundChange = {
  readonly order: JournalEntry;
  readonly payment: JournalPayment;
  readonly refund: JournalRefund;
};

/** The refunds of the stand-in. */
export class StandInRefunds {
  readonly #orders: StandInOrders;

  constructor(orders: StandInOrders) {
    this.#orders = orders;
  }

  /** Makes a refund. A call with the key of an earlier one returns its refund, which is not new. */
  make(paymentId: string, request: unknown, key: unknown, outcome: Outcome, createdAt: number) {
    const { amount, receipt } = v.parse(refundRequest, request);
    const idempotencyKey = v.parse(refundKey, key);
    const earlier = idempotencyKey === undefined ? undefined : this.#withKey(idempotencyKey);
    if (earlier !== undefined) {
      const { payment, refund } = earlier;
      const isSame = payment.id === paymentId && refund.amount === amount && refund.receipt === receipt;
      if (!isSame) throw new StandInRefusal(400, 'The request differs from the first one with this idempotency key');
      return { ...earlier, isNew: false };
    }
    this.#check(paymentId, amount, receipt);
    if (outcome === 'insufficient-balance') throw new StandInRefusal(400, NO_BALANCE);
    const status = outcome === 'lost-answer' ? 'processed' : outcome;
    const optional = { ...(receipt !== undefined && { receipt }), ...(idempotencyKey && { key: idempotencyKey }) };
    return { ...this.#keep(paymentId, { id: newId('rfnd'), amount, status, createdAt, ...optional }), isNew: true };
  }

  /** Returns the newest refunds of a payment, the newest first. */
  newest(paymentId: string, count: number): readonly JournalRefund[] {
    return (this.#orders.payment(paymentId).payment.refunds ?? []).toReversed().slice(0, count);
  }

  /** Ends all pending refunds. */
  settle(status: 'processed' | 'failed'): readonly RefundChange[] {
    const pending = this.#all().filter(({ refund }) => refund.status === 'pending');
    return pending.map(({ payment, refund }) => this.#keep(payment.id, { ...refund, status }));
  }

  #check(paymentId: string, amount: number, receipt: string | undefined): void {
    const { order, payment } = this.#orders.payment(paymentId);
    if (payment.status !== 'captured') {
      throw new StandInRefusal(400, 'The payment status should be captured for action to be taken');
    }
    const refunded = refundedOf(payment);
    if (refunded === order.amount) throw new StandInRefusal(400, 'The payment has been fully refunded already');
    if (refunded + amount > order.amount) {
      throw new StandInRefusal(400, 'The refund amount provided is greater than amount captured');
    }
    if (receipt !== undefined && this.#all().some(({ refund }) => refund.receipt === receipt)) {
      throw new StandInRefusal(400, 'Duplicate receipt found for this refund request.');
    }
  }

  #keep(paymentId: string, refund: JournalRefund): RefundChange {
    const { order, payment } = this.#orders.payment(paymentId);
    const refunds = payment.refunds ?? [];
    const index = refunds.findIndex(({ id }) => id === refund.id);
    const changed = { ...payment, refunds: index < 0 ? [...refunds, refund] : refunds.with(index, refund) };
    this.#orders.keepPayment(order.id, changed);
    return { order, payment: changed, refund };
  }

  #withKey(key: string): RefundChange | undefined {
    return this.#all().find(({ refund }) => refund.key === key);
  }

  #all(): readonly RefundChange[] {
    return this.#orders.all.flatMap((order) =>
      order.payments.flatMap((payment) => (payment.refunds ?? []).map((refund) => ({ order, payment, refund }))),
    );
  }
}
