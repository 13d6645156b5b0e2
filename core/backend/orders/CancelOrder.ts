import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import type { StaffCancelReason } from '../../domain/orders/staffCancelReasons.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { CancelReason, StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import { type Cancellation, makeCancel } from './cancel.ts';
import { type Fulfilled, statusOf } from './FulfilOrder.ts';
import type { ShowOrder } from './ShowOrder.ts';

/** Cancels an order of the shopper that is not packed yet. Repeating it changes nothing. Resolves with the order. */
export type CancelOrder = (
  shopperId: string,
  orderId: string,
) => Promise<OrderDetails | 'unknown-order' | 'order-not-cancellable'>;

export type StaffCancellation = {
  readonly reason: StaffCancelReason;
  /** For staff alone. */
  readonly note?: string | undefined;
  /** Whether what was paid goes back now; by default it does. */
  readonly refund?: boolean;
  /** Whether the pieces go back into stock; by default they do. */
  readonly restock?: boolean;
};

/** What the shopper and the mail are told. */
const TOLD: Readonly<Record<StaffCancellation['reason'], CancelReason>> = {
  customer: 'shopper',
  declined: 'payment-failed',
  fraud: 'shop',
  inventory: 'out-of-stock',
  staff: 'shop',
  other: 'shop',
};

/** Cancels an order that is not shipped yet, for the person `actor`. */
export type CancelForStaff = (orderId: string, actor: string, cancellation: StaffCancellation) => Promise<Fulfilled>;

const BY_SHOPPER: readonly OrderStatus[] = ['payment-pending', 'placed', 'cancelled'];
const BY_STAFF: readonly OrderStatus[] = ['payment-pending', 'placed', 'packed'];

export function makeCancelOrder({ showOrder, ...ports }: CancelPorts & { readonly showOrder: ShowOrder }): CancelOrder {
  const cancelWhen = makeCancelWhen(ports);
  return async (shopperId, orderId) => {
    const rules = {
      isAllowed: (status: OrderStatus) => BY_SHOPPER.includes(status),
      isKnown: (order: StoredOrder) => order.shopperId === shopperId,
    };
    const done = await cancelWhen(orderId, rules, { reason: 'shopper', actor: 'shopper' });
    if (done === 'unknown-order') return done;
    return done.refused === undefined ? showOrder(shopperId, orderId) : 'order-not-cancellable';
  };
}

export function makeCancelForStaff(ports: CancelPorts): CancelForStaff {
  const cancelWhen = makeCancelWhen(ports);
  const rules = { isAllowed: (status: OrderStatus) => BY_STAFF.includes(status), isKnown: () => true };
  return async (orderId, actor, { reason, note, refund = true, restock = true }) => {
    const told = { reason: TOLD[reason], note: noteOf(reason, note) };
    const cancellation = { ...told, actor, keepsMoney: !refund, keepsPieces: !restock };
    return cancelWhen(orderId, rules, cancellation);
  };
}

/** Returns the reason and the note as the timeline shows them to staff. A note of another reason says it itself. */
function noteOf(reason: StaffCancelReason, note = ''): string {
  if (note === '') return reason;
  return reason === 'other' ? note : `${reason}: ${note}`;
}

type CancelPorts = Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>;
type Rules = { isAllowed(status: OrderStatus): boolean; isKnown(order: StoredOrder): boolean };

function makeCancelWhen({ transactions, clock, ids }: CancelPorts) {
  const cancel = makeCancel(ids);
  return (orderId: string, { isAllowed, isKnown }: Rules, cancellation: Omit<Cancellation, 'at'>): Promise<Fulfilled> =>
    transactions.within(async (stores) => {
      await stores.checkouts.lock(orderId);
      const order = await stores.orders.order(orderId);
      if (order === undefined || !isKnown(order)) return 'unknown-order';
      await stores.shoppers.lock(order.shopperId);
      // Nobody changes an order whose checkout is locked.
      const status = statusOf(order);
      if (!isAllowed(status)) return { status, refused: `The order is ${status}` };
      await cancel(stores, orderId, { ...cancellation, at: timestamp(clock.now()) });
      return { status: 'cancelled' };
    });
}
