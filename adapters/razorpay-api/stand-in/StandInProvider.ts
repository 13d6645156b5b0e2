import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { RazorpayAccount } from '../RazorpayClient.ts';
import { paymentText, signatureOf } from '../signature.ts';
import { type JournalEntry, StandInJournal } from './StandInJournal.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { type StandInLevers, standInLevers } from './standInLevers.ts';
import { WebhookSender } from './WebhookSender.ts';

const MS_PER_SECOND = 1000;
const DECLINED = 'Your payment was declined by the simulated bank';
/** What a provider with `wrong-amount` adds to every amount that it reports, in paise. */
const SURPLUS = 100;

const orderRequest = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(100, 'Order amount less than minimum amount allowed')),
  currency: v.literal('INR', 'Currency is not supported'),
  receipt: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
});

type Payment = JournalEntry['payments'][number];

/** A payment provider that moves no money: the orders, payments and webhooks of Razorpay, kept in memory and in a journal. */
export class StandInProvider {
  readonly account: RazorpayAccount;
  readonly webhooks: WebhookSender;
  levers: StandInLevers = v.parse(standInLevers, {});
  readonly #orders = new Map<string, JournalEntry>();
  readonly #journal: StandInJournal;

  /** Starts with the orders in the journal. */
  constructor(account: RazorpayAccount, journal = new StandInJournal()) {
    this.account = account;
    this.webhooks = new WebhookSender(account.webhookSecret);
    this.#journal = journal;
    for (const order of journal.read()) this.#orders.set(order.id, order);
  }

  createOrder(request: unknown): object {
    const { amount, currency, receipt } = v.parse(orderRequest, request);
    const order = { id: newId('order'), amount, receipt, createdAt: seconds(), payments: [] };
    this.#keep(order);
    const rest = { currency, receipt, status: 'created', attempts: 0, created_at: order.createdAt };
    return { id: order.id, entity: 'order', amount: this.#reported(amount), ...rest };
  }

  payments(orderId: string): object {
    const order = this.#order(orderId);
    const items = order.payments.map((payment) => this.#entity(order, payment));
    return { entity: 'collection', count: items.length, items };
  }

  /** Pays an order, as a shopper does in the provider's window. An order is paid once. Returns what the window hands to the page. */
  pay(orderId: string) {
    const paymentId = this.#attempt(orderId, 'captured');
    return {
      razorpay_payment_id: paymentId,
      razorpay_order_id: orderId,
      razorpay_signature: signatureOf(paymentText(orderId, paymentId), this.account.keySecret),
    };
  }

  /** Lets a payment of an order fail. Returns what the provider's window reports in `payment.failed`. */
  fail(orderId: string): object {
    const metadata = { payment_id: this.#attempt(orderId, 'failed'), order_id: orderId };
    const cause = { source: 'bank', step: 'payment_authorization', reason: 'payment_failed' };
    return { error: { code: 'BAD_REQUEST_ERROR', description: DECLINED, ...cause, metadata } };
  }

  /** Returns the id of the payment. */
  #attempt(orderId: string, status: Payment['status']): string {
    const order = this.#order(orderId);
    if (order.payments.some((payment) => payment.status === 'captured')) {
      throw new StandInRefusal(400, 'Payment already done for this order.');
    }
    const payment = { id: newId('pay'), status };
    this.#keep({ ...order, payments: [...order.payments, payment] });
    const payload = { payment: { entity: this.#entity(order, payment) } };
    const event = {
      entity: 'event',
      event: `payment.${status}`,
      contains: ['payment'],
      payload,
      created_at: seconds(),
    };
    this.webhooks.send({ eventId: newId('evt'), body: JSON.stringify(event) }, this.levers.webhooks);
    return payment.id;
  }

  #entity(order: JournalEntry, { id, status }: Payment): object {
    const amount = this.#reported(order.amount);
    const captured = status === 'captured';
    return { id, entity: 'payment', order_id: order.id, amount, currency: 'INR', status, captured };
  }

  #keep(order: JournalEntry): void {
    this.#orders.set(order.id, order);
    this.#journal.write(order);
  }

  #order(id: string): JournalEntry {
    const order = this.#orders.get(id);
    if (order === undefined) throw new StandInRefusal(400, 'The id provided does not exist');
    return order;
  }

  #reported(amount: number): number {
    return this.levers.api === 'wrong-amount' ? amount + SURPLUS : amount;
  }
}

/** Returns a new id of the provider's form, such as `order_9f86d081884c7d`. */
function newId(prefix: 'order' | 'pay' | 'evt'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}

function seconds(): number {
  return Math.floor(Date.now() / MS_PER_SECOND);
}
