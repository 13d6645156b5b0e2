import * as v from 'valibot';
import type { RazorpayAccount } from '../RazorpayAccount.ts';
import { paymentText, signatureOf } from '../signature.ts';
import { StandInJournal } from './StandInJournal.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { eventEntity, orderEntity, paymentEntity, type StandInOrder, type StandInPayment } from './standInEntities.ts';
import { standInId } from './standInId.ts';
import { type StandInLevers, standInLevers } from './standInLevers.ts';
import { WebhookSender } from './WebhookSender.ts';

const MS_PER_SECOND = 1000;
const DECLINED = 'Your payment was declined by the simulated bank';

const orderRequest = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(100, 'Order amount less than minimum amount allowed')),
  currency: v.literal('INR', 'Currency is not supported'),
  receipt: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
});

/** What the provider's window hands to the page after a payment. */
export type PaidAtStandIn = {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
};

/** A payment provider that moves no money: the orders, payments and webhooks of Razorpay, kept in memory and in a journal. */
export class StandInProvider {
  readonly account: RazorpayAccount;
  readonly webhooks: WebhookSender;
  levers: StandInLevers = v.parse(standInLevers, {});
  readonly #orders = new Map<string, StandInOrder>();
  /** By order, the oldest first. */
  readonly #payments = new Map<string, StandInPayment[]>();

  readonly #journal: StandInJournal;

  /** Starts with the orders in the journal. */
  constructor(account: RazorpayAccount, journal = new StandInJournal()) {
    this.account = account;
    this.webhooks = new WebhookSender(account.webhookSecret);
    this.#journal = journal;
    for (const { payments, ...order } of journal.read()) {
      this.#orders.set(order.id, order);
      this.#payments.set(
        order.id,
        payments.map((payment) => ({ ...payment, order })),
      );
    }
  }

  createOrder(request: unknown): object {
    const parsed = v.safeParse(orderRequest, request);
    if (!parsed.success) throw new StandInRefusal(400, parsed.issues[0].message);
    const { amount, receipt } = parsed.output;
    const order = { id: standInId('order'), amount, receipt, createdAt: seconds() };
    this.#orders.set(order.id, order);
    this.#payments.set(order.id, []);
    this.#keep(order);
    return orderEntity(order, this.#isLying);
  }

  payments(orderId: string): object {
    const items = this.#paymentsOf(this.#order(orderId)).map((payment) => paymentEntity(payment, this.#isLying));
    return { entity: 'collection', count: items.length, items };
  }

  /** Pays an order, as a shopper does in the provider's window. An order is paid once. */
  pay(orderId: string): PaidAtStandIn {
    const payment = this.#attempt(this.#order(orderId), 'captured');
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: signatureOf(paymentText(orderId, payment.id), this.account.keySecret),
    };
  }

  /** Lets a payment of an order fail. Returns what the provider's window reports in `payment.failed`. */
  fail(orderId: string): object {
    const payment = this.#attempt(this.#order(orderId), 'failed');
    const metadata = { payment_id: payment.id, order_id: orderId };
    const cause = { source: 'bank', step: 'payment_authorization', reason: 'payment_failed' };
    return { error: { code: 'BAD_REQUEST_ERROR', description: DECLINED, ...cause, metadata } };
  }

  #attempt(order: StandInOrder, status: StandInPayment['status']): StandInPayment {
    const earlier = this.#paymentsOf(order);
    if (earlier.some((payment) => payment.status === 'captured')) {
      throw new StandInRefusal(400, 'Payment already done for this order.');
    }
    const payment = { id: standInId('pay'), order, status };
    earlier.push(payment);
    this.#keep(order);
    const body = JSON.stringify(eventEntity(payment, this.#isLying, seconds()));
    this.webhooks.send({ eventId: standInId('evt'), body }, this.levers.webhooks);
    return payment;
  }

  #keep(order: StandInOrder): void {
    const payments = this.#paymentsOf(order).map(({ id, status }) => ({ id, status }));
    this.#journal.write({ ...order, payments });
  }

  #order(id: string): StandInOrder {
    const order = this.#orders.get(id);
    if (order === undefined) throw new StandInRefusal(400, 'The id provided does not exist');
    return order;
  }

  #paymentsOf(order: StandInOrder): StandInPayment[] {
    return this.#payments.get(order.id) ?? [];
  }

  get #isLying(): boolean {
    return this.levers.api === 'wrong-amount';
  }
}

function seconds(): number {
  return Math.floor(Date.now() / MS_PER_SECOND);
}
