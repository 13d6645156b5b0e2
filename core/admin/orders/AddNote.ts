import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { ChangeOrder, OrderName } from './changeOrder.ts';

/** Adds a note, which staff alone read, to the timeline of an order. */
export type AddNote = (
  order: OrderName,
  fields: { readonly text: string },
) => Promise<Awaited<ReturnType<ChangeOrder>> | FormRejection<{ readonly text?: string }>>;

export function makeAddNote({ changeOrder }: { readonly changeOrder: ChangeOrder }): AddNote {
  return async (order, { text }) =>
    text.trim() === ''
      ? { outcome: 'invalid', errors: { text: 'Please write the note first' } }
      : changeOrder(order, { kind: 'note', text: text.trim() });
}
