import type { ReturnParcel } from '../../../domain/returns/Return.ts';
import type { Actor } from '../../../domain/staff/Actor.ts';
import type { AdminAction } from '../../../domain/staff/adminActions.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import { type Arrival, makeSettleReturn } from '../../returns/SettleReturn.ts';
import { auditedOrder } from '../auditedOrder.ts';

type Settle = ReturnType<typeof makeSettleReturn>;

/** What staff do with returns, each logged with what of the order has changed. */
export function makeChangeReturns(ports: Pick<BackEndPorts, 'transactions' | 'returns' | 'clock' | 'ids'>) {
  const on = async <Result>(
    { actor, action, returnId }: { readonly actor: Actor; readonly action: AdminAction; readonly returnId: string },
    settle: (steps: Settle) => Promise<Result>,
  ): Promise<Result | 'unknown-return'> => {
    const one = await ports.returns.return(returnId);
    if (one === undefined) return 'unknown-return';
    return settle(makeSettleReturn(auditedOrder(ports, { actor, action, orderId: one.orderId })));
  };

  return {
    receive: (actor: Actor, returnId: string, arrival: Arrival) =>
      on({ actor, action: 'returns.receive', returnId }, (steps) => steps.receive(returnId, arrival, actor.name)),
    refund: (actor: Actor, returnId: string, isPreview: boolean) =>
      on({ actor, action: 'returns.refund', returnId }, (steps) =>
        steps.refund(returnId, { actor: actor.name, isPreview }),
      ),
    exchange: (actor: Actor, returnId: string, parcel: Omit<ReturnParcel, 'shippedAt'>) =>
      on({ actor, action: 'returns.exchange', returnId }, (steps) => steps.exchange(returnId, parcel, actor.name)),
    refuse: (actor: Actor, returnId: string, note: string) =>
      on({ actor, action: 'returns.refuse', returnId }, (steps) => steps.refuse(returnId, note, actor.name)),
  };
}
