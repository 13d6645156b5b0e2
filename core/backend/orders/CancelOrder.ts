import type { OrderStatus } from '../../domain/orders/OrderStatus.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { StoredOrder } from '../ports/ForStoringOrders.ts';
import { type Cancellation, makeCancel } from './cancel.ts';
import { statusOf } from './FulfilOrder.ts';
import type { OrderDetails, ShowOrder } from './ShowOrder.ts';

/** Cancels an order of the shopper that is not packed yet. Repeating it changes nothing. Resolves with the order. */
export type CancelOrder = (
  shopperId: string,
  orderId: string,
) => Promise<OrderDetails | 'unknown-order' | 'order-not-cancellable'>;

/** Cancels an order that is not shipped yet, for the person `actor`. */
export type CancelForStaff = (
  orderId: string,
  actor: string,
  note?: string,
) => Promise<{ readonly status: OrderStatus } | 'unknown-order' | 'order-not-cancellable'>;

const BY_SHOPPER: readonly OrderStatus[] = ['payment-pending', 'placed', 'cancelled'];
const BY_STAFF: readonly OrderStatus[] = ['payment-pending', 'placed', 'packed'];

export function makeCancelOrder({ showOrder, ...ports }: CancelPorts & { readonly showOrder: ShowOrder }): CancelOrder {
  const cancelWhen = makeCancelWhen(ports);
  return async (shopperId, orderId) => {
    const rules = {
      isAllowed: (status: OrderStatus) => BY_SHOPPER.includes(status),
      isKnown: (order: StoredOrder) => order.shopperId === shopperId,
    };
    const refusal = await cancelWhen(orderId, rules, { reason: 'shopper', actor: 'shopper' });
    return refusal ?? showOrder(shopperId, orderId);
  };
}

export function makeCancelForStaff(ports: CancelPorts): CancelForStaff {
  const cancelWhen = makeCancelWhen(ports);
  const rules = { isAllowed: (status: OrderStatus) => BY_STAFF.includes(status), isKnown: () => true };
  return async (orderId, actor, note) => {
    const cancellation = { reason: 'shop', actor, ...(note !== undefined && { note }) } as const;
    return (await cancelWhen(orderId, rules, cancellation)) ?? { status: 'cancelled' };
  };
}

type CancelPorts = Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>;
type Rules = { isAllowed(status: OrderStatus): boolean; isKnown(order: StoredOrder): boolean };

function makeCancelWhen({ transactions, clock, ids }: CancelPorts) {
  const cancel = makeCancel(ids);
  return (orderId: string, { isAllowed, isKnown }: Rules, cancellation: Omit<Cancellation, 'at'>) =>
    transactions.within(async (stores) => {
      await stores.checkouts.lock(orderId);
      const order = await stores.orders.order(orderId);
      if (order === undefined || !isKnown(order)) return 'unknown-order';
      await stores.shoppers.lock(order.shopperId);
      // Nobody changes an order whose checkout is locked.
      if (!isAllowed(statusOf(order))) return 'order-not-cancellable';
      await cancel(stores, orderId, { ...cancellation, at: timestamp(clock.now()) });
      return undefined;
    });
}
