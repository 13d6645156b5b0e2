import type { Actor } from '../../domain/staff/Actor.ts';
import type { AdminAction } from '../../domain/staff/adminActions.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import { makeCancelForStaff, type StaffCancellation } from '../orders/CancelOrder.ts';
import { makeFulfilOrder, type ParcelRequest } from '../orders/FulfilOrder.ts';
import { makeRefundOrder, type RefundRequest } from '../orders/RefundOrder.ts';
import { makeRetryRefund } from '../orders/RetryRefund.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { Invalid } from '../ports/refusals/Invalid.ts';
import { auditedOrder } from './auditedOrder.ts';
import { auditedPayment } from './auditedPayment.ts';

type Ports = Pick<BackEndPorts, 'transactions' | 'refunds' | 'clock' | 'ids'>;

/** What staff do with orders, each logged with what of the order has changed. */
export function makeChangeOrders(ports: Ports) {
  const on = (actor: Actor, action: AdminAction, orderId: string) => auditedOrder(ports, { actor, action, orderId });

  return {
    pack: (actor: Actor, orderId: string) =>
      makeFulfilOrder(on(actor, 'orders.pack', orderId)).pack(orderId, actor.name),
    ship: (actor: Actor, orderId: string, parcel: ParcelRequest) =>
      makeFulfilOrder(on(actor, 'orders.ship', orderId)).ship(orderId, parcel, actor.name),
    deliver: (actor: Actor, orderId: string) =>
      makeFulfilOrder(on(actor, 'orders.deliver', orderId)).deliver(orderId, actor.name),
    cancel: (actor: Actor, orderId: string, cancellation: StaffCancellation) =>
      makeCancelForStaff(on(actor, 'orders.cancel', orderId))(orderId, actor.name, cancellation),
    refund: (actor: Actor, orderId: string, request: RefundRequest, isPreview: boolean) =>
      makeRefundOrder(on(actor, 'orders.refund', orderId))(orderId, request, { actor: actor.name, isPreview }),

    /** Tries a failed refund again, once. */
    retryRefund: async (actor: Actor, refundId: string): Promise<{ readonly id: string } | Invalid> => {
      const refund = await ports.refunds.refund(refundId);
      if (refund === undefined) return { invalid: ['There is no such refund'] };
      const { orderId, paymentId } = refund;
      const of = orderId === undefined ? auditedPayment(ports, actor, paymentId) : on(actor, 'orders.refund', orderId);
      return makeRetryRefund(of)(refundId, actor.name);
    },

    /** Adds a note, which staff alone read, to the timeline. */
    note: (actor: Actor, orderId: string, text: string): Promise<object | 'unknown-order'> =>
      on(actor, 'orders.note', orderId).transactions.within(async ({ checkouts, orders }) => {
        await checkouts.lock(orderId);
        if ((await orders.order(orderId)) === undefined) return 'unknown-order';
        const at = timestamp(ports.clock.now());
        await orders.addEvent(orderId, { kind: 'note', at, actor: actor.name, note: text });
        return {};
      }),
  };
}
