import type { Actor } from '../../domain/staff/Actor.ts';
import type { AdminAction } from '../../domain/staff/adminActions.ts';
import { statusOf } from '../orders/FulfilOrder.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import { audited } from './audited.ts';

/** Returns the ports with transactions that log what of an order has changed. */
export function auditedOrder<Ports extends Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>>(
  ports: Ports,
  { actor, action, orderId }: { readonly actor: Actor; readonly action: AdminAction; readonly orderId: string },
): Ports {
  const subject = { kind: 'order', id: orderId } as const;
  return audited(ports, { actor, action, subject, read: (stores) => stateOf(stores, orderId) });
}

/** Resolves with what the log shows of an order, which is locked: no name and no address, since nothing is ever taken out of the log. */
async function stateOf({ checkouts, orders, refunds, returns }: TransactionStores, orderId: string) {
  await checkouts.lock(orderId);
  const order = await orders.order(orderId);
  if (order === undefined) return undefined;
  const [events, back] = [await orders.events(orderId), await refunds.ofOrder(orderId)];
  return {
    ...{ number: order.number, status: statusOf(order), parcels: order.shipments.length },
    notes: events.filter(({ kind }) => kind === 'note').length,
    refunds: back.map(({ amount }) => amount),
    returns: (await returns.ofOrder(orderId)).map(({ state }) => state),
  };
}
