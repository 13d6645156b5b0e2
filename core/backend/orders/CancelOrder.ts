import { orderStatus } from '../../domain/orders/OrderStatus.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { makeCancel } from './cancel.ts';
import type { OrderDetails, ShowOrder } from './ShowOrder.ts';

/** Cancels an order of the shopper that is not packed yet. Repeating it changes nothing. Resolves with the order. */
export type CancelOrder = (
  shopperId: string,
  orderId: string,
) => Promise<OrderDetails | 'unknown-order' | 'order-not-cancellable'>;

const CANCELLABLE: readonly string[] = ['payment-pending', 'placed', 'cancelled'];

export function makeCancelOrder({
  transactions,
  clock,
  ids,
  showOrder,
}: Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'> & { readonly showOrder: ShowOrder }): CancelOrder {
  const cancel = makeCancel(ids);
  return async (shopperId, orderId) => {
    const refusal = await transactions.within(async (stores) => {
      await stores.checkouts.lock(orderId);
      await stores.shoppers.lock(shopperId);
      const order = await stores.orders.order(orderId);
      if (order?.shopperId !== shopperId) return 'unknown-order';
      const status = orderStatus(order.standing, order.packedAt !== undefined, order.shipments);
      if (!CANCELLABLE.includes(status)) return 'order-not-cancellable';
      await cancel(stores, orderId, { reason: 'shopper', at: timestamp(clock.now()), actor: 'shopper' });
      return undefined;
    });
    return refusal ?? showOrder(shopperId, orderId);
  };
}
