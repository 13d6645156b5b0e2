import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ChangeOutcome, ForChangingOrders, OrderChange, Refused } from '../ports/ForChangingOrders.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForReadingOrders } from '../ports/ForReadingOrders.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { StaffOrder } from '../ports/StaffOrder.ts';
import { lastStepText } from './lastStepText.ts';

/** The order is in a state that does not allow the change: the order as it is now, and who brought it there. Nothing was changed. */
export type Conflict = { readonly outcome: 'conflict'; readonly text: string; readonly order: StaffOrder };

export type ChangedOrder = Extract<ChangeOutcome, { outcome: 'changed' }>;

export type OrderName = Pick<StaffOrder, 'id' | 'number'>;

export type ChangeOrderPorts = {
  readonly orders: ForChangingOrders & Pick<ForReadingOrders, 'order'>;
  readonly clock: Pick<ForTellingTime, 'now'>;
  readonly log: ForLogging;
};

/** Changes an order. */
export type ChangeOrder = (
  order: OrderName,
  change: OrderChange,
) => Promise<ChangedOrder | Conflict | Refused | Failed>;

export function makeChangeOrder({ orders, clock, log }: ChangeOrderPorts): ChangeOrder {
  return ({ id, number }, change) =>
    attemptCall<ChangedOrder | Conflict | Refused>(
      async () => {
        const outcome = await orders.change(id, change);
        if (outcome.outcome !== 'conflict') return outcome;
        const order = await orders.order(number);
        if (order === undefined) return { outcome: 'refused', text: outcome.text };
        return { outcome: 'conflict', text: lastStepText(order, clock.now()) ?? outcome.text, order };
      },
      log,
      'An order could not be changed',
    );
}
