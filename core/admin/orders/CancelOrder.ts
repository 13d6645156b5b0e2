import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import { STAFF_CANCEL_REASONS, type StaffCancelReason } from '../../domain/orders/staffCancelReasons.ts';
import type { ChangeOrder, OrderName } from './changeOrder.ts';

/** A cancellation, as it is typed; `reason` is empty until one is chosen. */
export type CancelFields = {
  readonly reason: string;
  readonly note: string;
  /** Whether what was paid goes back. */
  readonly refund: boolean;
  /** Whether the pieces go back into stock. */
  readonly restock: boolean;
};

/** Cancels an order that is not shipped. */
export type CancelOrder = (
  order: OrderName,
  fields: CancelFields,
) => Promise<Awaited<ReturnType<ChangeOrder>> | FormRejection<{ readonly reason?: string }>>;

export function makeCancelOrder({ changeOrder }: { readonly changeOrder: ChangeOrder }): CancelOrder {
  return async (order, { reason, note, refund, restock }) => {
    if (!isReason(reason)) return { outcome: 'invalid', errors: { reason: 'Please choose a reason' } };
    const told = note.trim() === '' ? {} : { note: note.trim() };
    return changeOrder(order, { kind: 'cancel', reason, ...told, refund, restock });
  };
}

function isReason(text: string): text is StaffCancelReason {
  return STAFF_CANCEL_REASONS.some((reason) => reason === text);
}
