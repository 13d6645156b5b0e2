import * as v from 'valibot';
import type { RazorpayAccount } from '../RazorpayClient.ts';
import { paymentText, signatureOf } from '../signature.ts';
import { CallLimit } from './CallLimit.ts';
import { type JournalPayment, StandInJournal } from './StandInJournal.ts';
import { StandInOrders } from './StandInOrders.ts';
import { type RefundChange, StandInRefunds } from './StandInRefunds.ts';
import { StandInRefusal } from './StandInRefusal.ts';
import { collection, eventBody, newId, paymentEntity, refundEntity } from './standInEntities.ts';
import { type StandInLevers, standInLevers } from './standInLevers.ts';
import { orderRequest } from './standInRequests.ts';
import { WebhookSender } from './WebhookSender.ts';

const MS_PER_SECOND = 1000;
const DECLINED = 'Your payment was declined by the simulated bank';
/** What a provider with `wrong-amount` adds to every amount that it reports, in paise. */
const SURPLUS = 100;

/** The connection closes without an answer. */
class LostAnswer extends Error {}

/** A payment provider that moves no money: the orders, payments, refunds and webhooks of Razorpay, kept in memory and in a journal. */
export class StandInProvider {
  readonly account: RazorpayAccount;
  readonly webhooks: WebhookSender;
  levers: StandInLevers = v.parse(standInLevers, {});
  readonly #orders: StandInOrders;
  readonly #refunds: StandInRefunds;
  readonly #calls = new CallLimit();
  readonly #now: () => number;

  /** Starts with the orders in the journal. `now` returns the time in milliseconds since 1970. */
  constructor(account: RazorpayAccount, journal = new StandInJournal(), now: () => number = Date.now) {
    this.account = account;
    this.webhooks = new WebhookSender(account.webhookSecret);
    this.#orders = new StandInOrders(journal);
    this.#refunds = new StandInRefunds(this.#orders);
    this.#now = now;
  }

  /** Counts a call of the API. Throws a {@link StandInRefusal} when there are too many. */
  countCall(): void {
    const { callsAMinute = Number.POSITIVE_INFINITY } = this.levers;
    const seconds = this.#calls.count(callsAMinute, this.#now());
    if (seconds === undefined) return;
    throw new StandInRefusal(429, 'Request failed. Please try after sometime.', { 'retry-after': String(seconds) });
  }

  createOrder(request: unknown): object {
    const { amount, currency, receipt } = v.parse(orderRequest, request);
    const order = { id: newId('order'), amount, receipt, createdAt: this.#seconds(), payments: [] };
    this.#orders.keep(order);
    const rest = { currency, receipt, status: 'created', attempts: 0, created_at: order.createdAt };
    return { id: order.id, entity: 'order', amount: amount + this.#surplus, ...rest };
  }

  payments(orderId: string): object {
    const order = this.#orders.order(orderId);
    return collection(order.payments.map((payment) => paymentEntity(order, payment, this.#surplus)));
  }

  /** Pays an order, as a shopper does in the provider's window. An order is paid once. Returns what the window hands to the page. */
  pay(orderId: string) {
    const isCaptured = (this.levers.capture ?? 'at-once') === 'at-once';
    const paymentId = this.#attempt(orderId, isCaptured ? 'captured' : 'authorized');
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

  /** Captures the oldest authorized payment of an order. Returns the order's payments. */
  capture(orderId: string): object {
    if (this.levers.capture === 'never') throw new StandInRefusal(400, 'The payment cannot be captured');
    this.#checkUnpaid(orderId);
    const [payment] = this.#authorized(orderId);
    if (payment === undefined) throw new StandInRefusal(400, 'No payment of this order is authorized');
    this.#change(orderId, { ...payment, status: 'captured' });
    return this.payments(orderId);
  }

  /** Lets the authorized payments of an order fail: they were not captured in time. Returns the order's payments. */
  expire(orderId: string): object {
    for (const payment of this.#authorized(orderId)) this.#change(orderId, { ...payment, status: 'failed' });
    return this.payments(orderId);
  }

  /** Refunds money of a payment. `key` is the caller's idempotency key. */
  refund(paymentId: string, request: unknown, key: unknown): object {
    const outcome = this.levers.refunds ?? 'processed';
    const { isNew, ...made } = this.#refunds.make(paymentId, request, key, outcome, this.#seconds());
    if (isNew) {
      this.#reportRefund('created', made);
      if (made.refund.status !== 'pending') this.#reportRefund(made.refund.status, made);
      if (outcome === 'lost-answer') throw new LostAnswer('The answer is lost');
    }
    return refundEntity(paymentId, made.refund, this.#surplus);
  }

  /** Returns the newest refunds of a payment. */
  refunds(paymentId: string, count: number): object {
    return collection(this.#refunds.newest(paymentId, count).map((it) => refundEntity(paymentId, it, this.#surplus)));
  }

  /** Ends all pending refunds. Returns them. */
  settleRefunds(status: 'processed' | 'failed'): object {
    const settled = this.#refunds.settle(status);
    for (const change of settled) this.#reportRefund(status, change);
    return collection(settled.map(({ payment, refund }) => refundEntity(payment.id, refund, this.#surplus)));
  }

  /** Returns the id of the payment. */
  #attempt(orderId: string, status: JournalPayment['status']): string {
    this.#checkUnpaid(orderId);
    const payment = { id: newId('pay'), status };
    this.#change(orderId, payment);
    return payment.id;
  }

  #checkUnpaid(orderId: string): void {
    const isPaid = this.#orders.order(orderId).payments.some(({ status }) => status === 'captured');
    if (isPaid) throw new StandInRefusal(400, 'Payment already done for this order.');
  }

  #authorized(orderId: string): readonly JournalPayment[] {
    return this.#orders.order(orderId).payments.filter(({ status }) => status === 'authorized');
  }

  #change(orderId: string, payment: JournalPayment): void {
    this.#orders.keepPayment(orderId, payment);
    const entity = paymentEntity(this.#orders.order(orderId), payment, this.#surplus);
    this.#report(`payment.${payment.status}`, { payment: entity });
  }

  #reportRefund(name: 'created' | 'processed' | 'failed', { order, payment, refund }: RefundChange): void {
    const entity = refundEntity(payment.id, refund, this.#surplus);
    this.#report(`refund.${name}`, { refund: entity, payment: paymentEntity(order, payment, this.#surplus) });
  }

  #report(event: string, entities: Readonly<Record<string, object>>): void {
    const body = eventBody(event, entities, this.#seconds());
    this.webhooks.send({ eventId: newId('evt'), body }, this.levers.webhooks);
  }

  get #surplus(): number {
    return this.levers.api === 'wrong-amount' ? SURPLUS : 0;
  }

  #seconds(): number {
    return Math.floor(this.#now() / MS_PER_SECOND);
  }
}
