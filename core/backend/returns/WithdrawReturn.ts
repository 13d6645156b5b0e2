import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { ShowOrder } from '../orders/ShowOrder.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { releasePieces } from '../stock/holdPieces.ts';
import { makeChangeReturn } from './changeReturn.ts';

/** Withdraws a return of the shopper that has not arrived. Repeating it changes nothing. Resolves with the order. */
export type WithdrawReturn = (
  shopperId: string,
  orderId: string,
  returnId: string,
) => Promise<OrderDetails | 'unknown-order' | 'unknown-return' | 'return-not-withdrawable'>;

export function makeWithdrawReturn({
  showOrder,
  ...ports
}: Pick<BackEndPorts, 'transactions' | 'returns' | 'clock'> & { readonly showOrder: ShowOrder }): WithdrawReturn {
  const change = makeChangeReturn(ports);
  return async (shopperId, orderId, returnId) => {
    const order = await showOrder(shopperId, orderId);
    if (order === 'unknown-order') return order;
    if (!order.returns.some(({ id }) => id === returnId)) return 'unknown-return';
    const done = await change(returnId, ['asked', 'withdrawn'], async ({ stores, one, at }) => {
      if (one.state === 'withdrawn') return {};
      await releasePieces(stores, returnId, at);
      await stores.returns.update(returnId, { state: 'withdrawn' });
      await stores.orders.addEvent(orderId, { kind: 'return-withdrawn', at, actor: 'shopper' });
      return {};
    });
    if (done === 'unknown-return') return done;
    return 'refused' in done ? 'return-not-withdrawable' : showOrder(shopperId, orderId);
  };
}
