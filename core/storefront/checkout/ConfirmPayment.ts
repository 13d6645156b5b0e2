import type { Session } from '../../domain/accounts/Session.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { PaidAttempt } from '../../domain/orders/CheckoutAttempt.ts';
import type { ListOutcome } from '../lists/OptimisticUpdate.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { CallAsShopper } from '../session/CallAsShopper.ts';
import type { EndSession } from '../session/EndSession.ts';

export type ConfirmPaymentOutcome =
  /** The order is recorded. `cart` is the outcome of removing its lines from the cart, which does not affect the order. */
  | { readonly outcome: 'placed'; readonly cart: ListOutcome<CartItem> }
  | { readonly outcome: 'already-placed' }
  /** The back-end makes no order of the payment. The shopper was told, and the attempt is forgotten. */
  | { readonly outcome: 'refused' }
  /** The order could not be recorded. The attempt stays stored, and the next start of the shop or login confirms it. */
  | { readonly outcome: 'unconfirmed' };

/**
 * Turns a payment into an order: stores the paid attempt, records the order, then removes the ordered quantities from the cart.
 * Idempotent.
 */
export type ConfirmPayment = (session: Session, attempt: PaidAttempt) => Promise<ConfirmPaymentOutcome>;

export type ConfirmPaymentPorts = Pick<
  StorefrontPorts,
  'checkouts' | 'orders' | 'tabs' | 'cart' | 'notifications' | 'log'
> & {
  readonly callAsShopper: CallAsShopper;
  readonly endSession: EndSession;
};

export function makeConfirmPayment(ports: ConfirmPaymentPorts): ConfirmPayment {
  const { checkouts, orders, tabs, cart, notifications, log, callAsShopper, endSession } = ports;
  return async (session, attempt) => {
    // An attempt that cannot be stored does not prevent its order.
    await checkouts.remember(attempt).catch((error) => log.error('A paid checkout could not be remembered', error));
    try {
      const recorded = await orders.record(session, attempt);
      await checkouts.forget(attempt.draft.orderId);
      if (recorded === 'already-recorded') return { outcome: 'already-placed' };
      if (recorded !== 'recorded') {
        const { paymentId } = attempt.payment;
        log.error(`The payment ${paymentId} makes no order`, recorded.refusal);
        notifications.error(`Your payment ${paymentId} has made no order: ${recorded.refusal}`);
        return { outcome: 'refused' };
      }
    } catch (error) {
      log.error('A paid order could not be recorded', error);
      // Stryker disable next-line ConditionalExpression: no session has the token of another error, which is undefined
      if (error instanceof SessionRejected) endSession(error.token);
      return { outcome: 'unconfirmed' };
    }
    tabs.notify('orders');
    const removed = await callAsShopper(session, async () => ({
      items: await cart.removeOrdered(session, attempt.lines),
    }));
    return { outcome: 'placed', cart: removed };
  };
}
