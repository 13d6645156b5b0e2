import type { Failed } from '../calls/attemptCall.ts';
import type { ChangeOrder, OrderName } from './changeOrder.ts';

export type PackedOrders = {
  readonly packed: readonly OrderName[];
  /** Those that were not packed, each with the reason. */
  readonly kept: readonly (OrderName & { readonly text: string })[];
  /** Why the orders behind were not tried. */
  readonly failed?: Failed;
};

/** Packs orders one after the other, as the back-end changes one at a time. */
export type PackOrders = (orders: readonly OrderName[]) => Promise<PackedOrders>;

export function makePackOrders({ changeOrder }: { readonly changeOrder: ChangeOrder }): PackOrders {
  return async (orders) => {
    const packed: OrderName[] = [];
    const kept: (OrderName & { readonly text: string })[] = [];
    for (const order of orders) {
      const outcome = await changeOrder(order, { kind: 'pack' });
      if (outcome.outcome === 'failed') return { packed, kept, failed: outcome };
      if (outcome.outcome === 'changed') packed.push(order);
      else kept.push({ ...order, text: outcome.text });
    }
    return { packed, kept };
  };
}
