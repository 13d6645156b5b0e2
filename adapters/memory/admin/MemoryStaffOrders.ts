import type {
  ChangeOutcome,
  ForChangingOrders,
  OrderChange,
  RefundedPart,
  RefundOutcome,
  RefundRequest,
  Refused,
} from '../../../core/admin/ports/ForChangingOrders.ts';
import type { ForReadingOrders, OrderSearch, OrdersPage } from '../../../core/admin/ports/ForReadingOrders.ts';
import type { ListedOrder, OrderPieces, OrderRefund, StaffOrder } from '../../../core/admin/ports/StaffOrder.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';
import type { OrderStatus } from '../../../core/domain/orders/OrderStatus.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { MemoryClock } from '../MemoryClock.ts';

/** From which states each change is made, and which one it leads to. */
const STEPS: Readonly<Record<string, { readonly from: readonly OrderStatus[]; readonly to?: OrderStatus }>> = {
  pack: { from: ['placed'], to: 'packed' },
  ship: { from: ['placed', 'packed', 'shipped'], to: 'shipped' },
  deliver: { from: ['shipped'], to: 'delivered' },
  cancel: { from: ['payment-pending', 'placed', 'packed'], to: 'cancelled' },
};

/** Orders in memory, the newest last. */
export class MemoryStaffOrders implements ForReadingOrders, ForChangingOrders {
  /** Test control: by id. */
  readonly orders = new Map<string, StaffOrder>();
  /** Test control: who makes the changes. */
  actor = 'Ravi';
  /** Test control: how many orders a page has. */
  pageSize = 50;
  /** Test control: what every call rejects with. */
  failure: Error | undefined;
  readonly #clock: MemoryClock;

  constructor(clock: MemoryClock = new MemoryClock()) {
    this.#clock = clock;
  }

  /** Test control: adds an order, or replaces it. */
  add(...orders: readonly StaffOrder[]): void {
    for (const order of orders) this.orders.set(order.id, order);
  }

  /** Test control: makes every call fail as without a connection. */
  loseConnection(): void {
    this.failure = new Unreachable('Network Error');
  }

  /** Test control: makes every refund that was asked for fail at the payment provider. */
  failRefunds(): void {
    for (const [id, { sums, ...order }] of this.orders) {
      if (sums?.payment === undefined) continue;
      const refunds = sums.refunds.map((refund) => ({ ...refund, status: 'failed', failure: 'The bank refused it' }));
      this.orders.set(id, { ...order, sums: { ...sums, refunds, payment: { ...sums.payment, refunded: 0 } } });
    }
  }

  fileUrl({ status, text }: OrderSearch): string {
    return `/orders.csv?${new URLSearchParams({ state: status ?? '', q: text })}`;
  }

  async find({ status, text, isOldestFirst = false }: OrderSearch, after?: string): Promise<OrdersPage> {
    this.#fail();
    const oldestFirst = [...this.orders.values()];
    const all = isOldestFirst ? oldestFirst : oldestFirst.toReversed();
    const found = all.filter(
      (order) => (status ?? order.status) === order.status && textOf(order).includes(text.toLowerCase()),
    );
    const start = after === undefined ? 0 : found.findIndex(({ number }) => number === after) + 1;
    const page = found.slice(start, start + this.pageSize);
    const counts: Partial<Record<OrderStatus, number>> = {};
    for (const order of all) counts[order.status] = (counts[order.status] ?? 0) + 1;
    const next = found.length > start + this.pageSize ? page.at(-1)?.number : undefined;
    return { orders: page.map(listed), counts, ...(next !== undefined && { next }) };
  }

  async order(number: string): Promise<StaffOrder | undefined> {
    this.#fail();
    return [...this.orders.values()].find((order) => order.number === number);
  }

  async change(orderId: string, change: OrderChange): Promise<ChangeOutcome> {
    this.#fail();
    const order = this.orders.get(orderId);
    if (order === undefined) return { outcome: 'refused', text: 'There is no such order' };
    const { from, to = order.status } = STEPS[change.kind] ?? { from: [order.status] };
    if (!from.includes(order.status)) return { outcome: 'conflict', text: `The order is ${order.status}` };
    const shipped = change.kind === 'ship' ? this.#ship(order, change) : order;
    if (shipped === undefined)
      return { outcome: 'conflict', text: 'The parcel has pieces that are not left to be shipped' };
    const kind = change.kind === 'note' ? 'note' : to;
    const note = change.kind === 'note' ? change.text : change.kind === 'cancel' ? change.reason : undefined;
    const entry = { kind, at: this.#now(), actor: this.actor, ...(note !== undefined && { note }) };
    const changed = { ...shipped, status: to, timeline: [...order.timeline, entry] };
    this.orders.set(orderId, changed);
    if (change.kind === 'cancel' && change.refund)
      this.#refund(orderId, { amount: leftOf(order), lines: [], reason: change.reason });
    return { outcome: 'changed', order: this.orders.get(orderId) ?? changed };
  }

  async previewRefund(orderId: string, what: RefundedPart): Promise<RefundOutcome> {
    this.#fail();
    const order = this.orders.get(orderId);
    if (order === undefined) return { outcome: 'refused', text: 'There is no such order' };
    const price = (sku: string) => order.lines.find((line) => line.sku === sku)?.price ?? 0;
    const lines =
      'lines' in what ? what.lines.map((line) => ({ ...line, amount: price(line.sku) * line.quantity })) : [];
    const amount = 'lines' in what ? lines.reduce((sum, line) => sum + line.amount, 0) : what.amount;
    const left = leftOf(order);
    if (amount > left)
      return { outcome: 'refused', text: `${left} paise are left of the payment, ${amount} are asked for` };
    return { outcome: 'refund', amount, lines };
  }

  async refund(orderId: string, { what, reason }: RefundRequest): Promise<RefundOutcome> {
    const outcome = await this.previewRefund(orderId, what);
    if (outcome.outcome === 'refund') this.#refund(orderId, { ...outcome, reason });
    return outcome;
  }

  async retryRefund(refundId: string): Promise<{ readonly outcome: 'retried' } | Refused> {
    this.#fail();
    for (const [orderId, { sums }] of this.orders) {
      const failed = sums?.refunds.find(({ id, status }) => id === refundId && status === 'failed');
      if (failed === undefined || sums?.refunds.some(({ retryOf }) => retryOf === refundId)) continue;
      this.#refund(orderId, { ...failed, retryOf: refundId });
      return { outcome: 'retried' };
    }
    return { outcome: 'refused', text: 'There is no such refund of an order' };
  }

  #ship(order: StaffOrder, { carrier, trackingNumber, lines }: Extract<OrderChange, { kind: 'ship' }>) {
    const inParcel = (sku: string) => lines.find((line) => line.sku === sku)?.quantity ?? 0;
    const isLeft = ({ sku, quantity }: OrderPieces) =>
      order.lines.some((line) => line.sku === sku && quantity <= line.quantity - line.shipped);
    if (!lines.every(isLeft)) return undefined;
    const parcel = { carrier, trackingNumber, shippedAt: this.#now(), lines };
    return {
      ...{ ...order, shipments: [...order.shipments, parcel] },
      lines: order.lines.map((line) => ({ ...line, shipped: line.shipped + inParcel(line.sku) })),
    };
  }

  #refund(
    orderId: string,
    { amount, lines, reason, retryOf }: Pick<OrderRefund, 'amount' | 'lines' | 'reason' | 'retryOf'>,
  ): void {
    const order = this.orders.get(orderId);
    if (order?.sums?.payment === undefined) return;
    const { refunds, payment } = order.sums;
    const retry = retryOf === undefined ? {} : { retryOf };
    const refund = { id: `refund-${refunds.length + 1}`, amount, status: 'requested', reason, lines, ...retry };
    const sums = {
      ...{ ...order.sums, payment: { ...payment, refunded: payment.refunded + amount } },
      refunds: [...refunds, { ...refund, at: this.#now(), actor: this.actor }],
    };
    const entry = { kind: 'refund-requested', at: this.#now(), actor: this.actor };
    this.orders.set(orderId, { ...order, sums, timeline: [...order.timeline, entry] });
  }

  #now(): string {
    return timestamp(this.#clock.now());
  }

  #fail(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

function textOf({ number, email, address: { name, phone, pincode } }: StaffOrder): string {
  return [number, name, email, phone, pincode].join(' ').toLowerCase();
}

function listed({ id, number, status, placedAt, email, address, lines, sums }: StaffOrder): ListedOrder {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...{ id, number, status, name: address.name, email, placedAt, pieces }, ...(sums && { amount: sums.paid }) };
}

function leftOf({ sums }: StaffOrder): number {
  return sums?.payment === undefined ? 0 : sums.payment.amount - sums.payment.refunded;
}
