import { formatMoney } from '../../../../core/domain/money/formatMoney.ts';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import type { OrderStatus, Refund, TimelineEntry } from '../../../../core/domain/orders/OrderStatus.ts';
import { trackingUrl } from '../../../../core/domain/orders/trackingUrl.ts';
import { formatDate, formatTime } from '../../../../core/domain/time/formatDate.ts';
import { amountsOf, type OrderView, orderView, STATES } from '../orderView.ts';
import { type ReturnableView, type ReturnView, returnableView, returnView } from '../returns/returnView.ts';

/** A step on the way of an order. The one that is reached last is current, or `ended` when the way ends there. */
export type StepView = { readonly name: string; readonly state: 'done' | 'current' | 'ended' | 'ahead' };

export type ParcelView = {
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The carrier's page; undefined when it is not known. */
  readonly url: string | undefined;
  /** Such as `2 × Sun T-Shirt`. */
  readonly pieces: readonly string[];
  /** Such as `Shipped 1 Mar 2026`. */
  readonly text: string;
};

/** A line of text with its place. */
type Entry = { readonly place: number; readonly text: string };

/** An order with its life, ready to print. */
export type OrderLifeView = OrderView & {
  readonly products: OrderDetails['orderedProducts'];
  readonly steps: readonly StepView[];
  readonly timeline: readonly (Entry & { readonly when: string })[];
  readonly parcels: readonly ParcelView[];
  readonly refunds: readonly Entry[];
  /** The lines that tell who sells, at the top of the printed receipt. */
  readonly seller: readonly string[];
  readonly returns: readonly ReturnView[];
  /** The lines that may be returned. */
  readonly returnable: readonly ReturnableView[];
  /** What cancelling does; undefined when the order can no longer be cancelled. */
  readonly cancelling: string | undefined;
};

const WAY = ['placed', 'packed', 'shipped', 'delivered'] as const;
const CANCELLABLE: readonly OrderStatus[] = ['payment-pending', 'placed'];

const EVENTS: Readonly<Record<TimelineEntry['kind'], string>> = {
  'payment-pending': 'Payment received, being confirmed',
  placed: 'Order placed',
  packed: 'Packed',
  shipped: 'Handed to the carrier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'refund-requested': 'Refund asked for',
  'refund-processed': 'Refund paid out',
  'refund-failed': 'The refund did not go through; the shop looks after it',
  'return-asked': 'Return asked for',
  'return-received': 'The returned pieces arrived',
  'return-exchanged': 'The other size was handed to the carrier',
  'return-withdrawn': 'Return withdrawn',
  'return-refused': 'The shop could not take the return',
};

const REFUNDS: Readonly<Record<Refund['status'], string>> = {
  requested: 'is on its way to you',
  pending: 'is on its way to you',
  processed: 'went back to you',
  failed: 'did not go through; the shop looks after it',
};

export function orderLifeView(order: OrderDetails): OrderLifeView {
  const { status = 'placed' } = order;
  return {
    ...orderView(order),
    products: order.orderedProducts,
    seller: order.seller,
    steps: stepsOf(status, order.timeline),
    timeline: order.timeline.map(({ kind, at }, place) => ({ place, text: EVENTS[kind], when: formatTime(at) })),
    parcels: order.shipments.map((shipment) => parcelOf(order, shipment)),
    amounts: amountsOf(order),
    refunds: order.refunds.map(({ amount, status: state, at }, place) => ({
      place,
      text: `${formatMoney(amount)} ${REFUNDS[state]}, ${formatDate(at)}`,
    })),
    returns: order.returns.map(returnView),
    returnable: returnableView(order),
    cancelling: CANCELLABLE.includes(status) ? cancelling(order, status) : undefined,
  };
}

function stepsOf(status: OrderStatus, timeline: OrderDetails['timeline']): readonly StepView[] {
  if (status === 'cancelled') {
    const wasPlaced = timeline.some(({ kind }) => kind === 'placed');
    const first = wasPlaced ? STATES.placed : STATES['payment-pending'];
    return [
      { name: first, state: 'done' },
      { name: STATES.cancelled, state: 'ended' },
    ];
  }
  const way: readonly OrderStatus[] = status === 'payment-pending' ? [status, ...WAY] : WAY;
  const reached = way.indexOf(status);
  return way.map((step, at) => {
    if (at === reached) return { name: STATES[step], state: 'current' };
    return { name: STATES[step], state: at < reached ? 'done' : 'ahead' };
  });
}

function parcelOf(
  { orderedProducts }: OrderDetails,
  { carrier, trackingNumber, shippedAt, deliveredAt, lines }: OrderDetails['shipments'][number],
): ParcelView {
  return {
    ...{ carrier, trackingNumber, url: trackingUrl(carrier, trackingNumber) },
    pieces: lines.map(({ key, quantity }) => {
      const product = orderedProducts.find((line) => line.key === key);
      return `${quantity} × ${product === undefined ? key : `${product.name}, size ${product.size}`}`;
    }),
    text: deliveredAt === undefined ? `Shipped ${formatDate(shippedAt)}` : `Delivered ${formatDate(deliveredAt)}`,
  };
}

function cancelling({ orderedProducts, amountPaid }: OrderDetails, status: OrderStatus): string {
  const count = orderedProducts.reduce((sum, { quantity }) => sum + quantity, 0);
  const pieces = count === 1 ? 'The piece goes' : `The ${count} pieces go`;
  const money =
    status === 'payment-pending'
      ? 'What you paid goes back to where it came from'
      : `${formatMoney(amountPaid)} goes back to where it came from`;
  return `${money}, mostly within 5 to 7 working days. ${pieces} back to the shop.`;
}
