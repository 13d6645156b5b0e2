import type { Actor } from '../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import { audited } from './audited.ts';

/** Returns the ports with transactions that log what of a payment is refunded. */
export function auditedPayment<Ports extends Pick<BackEndPorts, 'transactions' | 'clock' | 'ids'>>(
  ports: Ports,
  actor: Actor,
  id: string,
): Ports {
  return audited(ports, {
    ...{ actor, action: 'orders.refund', subject: { kind: 'payment', id } },
    read: async ({ payments }) => {
      const payment = await payments.lock(id);
      return payment && { amount: payment.amount, refunded: payment.refunded };
    },
  });
}
