import type { ReturnState } from '../../domain/returns/Return.ts';
import { type Timestamp, timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';
import type { StoredReturn } from '../ports/orders/ForStoringReturns.ts';

/** A return in a transaction that has locked the checkout of its order, so that nobody else changes either. */
export type Locked = {
  readonly stores: TransactionStores;
  readonly order: StoredOrder;
  readonly one: StoredReturn;
  readonly at: Timestamp;
};

/** The state of a return that does not allow the step. */
export type OtherState = { readonly state: ReturnState; readonly refused: string };

/** Returns a function that runs a step of a return, in one transaction, when its state allows it. */
export function makeChangeReturn({
  transactions,
  returns,
  clock,
}: Pick<BackEndPorts, 'transactions' | 'returns' | 'clock'>) {
  return async <Result>(
    returnId: string,
    from: readonly ReturnState[],
    step: (locked: Locked) => Promise<Result>,
  ): Promise<Result | OtherState | 'unknown-return'> => {
    const known = await returns.return(returnId);
    if (known === undefined) return 'unknown-return';
    return transactions.within(async (stores) => {
      await stores.checkouts.lock(known.orderId);
      const [order, one] = await Promise.all([stores.orders.order(known.orderId), stores.returns.return(returnId)]);
      if (order === undefined || one === undefined) return 'unknown-return';
      const { state } = one;
      if (!from.includes(state)) return { state, refused: `The return is ${state}` };
      return step({ stores, order, one, at: timestamp(clock.now()) });
    });
  };
}
