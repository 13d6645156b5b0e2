import type { Address } from '../../domain/addresses/Address.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { isSameOrder } from '../../domain/cart/cartLines.ts';
import type { Coupon } from '../../domain/coupons/Coupon.ts';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { ForGeneratingIds } from '../ports/ForGeneratingIds.ts';
import type { ForLogging } from '../ports/ForLogging.ts';
import type { ForNavigating } from '../ports/ForNavigating.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForRememberingCheckouts } from '../ports/ForRememberingCheckouts.ts';
import type { ForRememberingSession } from '../ports/ForRememberingSession.ts';
import type { ForTakingPayment, PaymentEnd } from '../ports/ForTakingPayment.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { Session } from '../session/Session.ts';
import type { CheckoutAttempt, PaymentProof } from './CheckoutAttempt.ts';
import type { ConfirmPayment, ConfirmPaymentOutcome } from './ConfirmPayment.ts';
import { paymentRequest } from './paymentRequest.ts';

/** What the shopper sees when she presses Place Order. */
export type OrderRequest = {
  readonly address: Address | undefined;
  readonly coupon: Coupon | undefined;
  readonly cart: {
    /** The lines that are shown. */
    readonly items: readonly CartItem[];
    /** Resolves with the lines as the back-end has them, once no change is on its way. */
    whenConfirmed(): Promise<readonly CartItem[]>;
  };
};

export type PlaceOrderOutcome = {
  readonly outcome: 'address-required' | 'cart-changed' | 'session-ended' | 'already-open' | PaymentEnd['outcome'];
};

/** How far a checkout has come; `confirming` also for a payment that arrives after its window was dismissed. */
export type CheckoutEvents = {
  onStage(stage: 'preparing' | 'paying' | 'confirming'): void;
  onConfirmed(outcome: ConfirmPaymentOutcome): void;
};

/**
 * Takes a payment for the cart as it is shown, one at a time, and confirms it: agrees the price on the confirmed lines, writes
 * the attempt down, opens the provider's window. Resolves when the window has closed and what was paid is confirmed.
 */
export type PlaceOrder = (request: OrderRequest, events: CheckoutEvents) => Promise<PlaceOrderOutcome>;

export type PlaceOrderPorts = {
  readonly payments: ForTakingPayment;
  readonly checkouts: ForRememberingCheckouts;
  readonly sessions: ForRememberingSession;
  readonly notifications: ForNotifyingShopper;
  readonly navigation: ForNavigating;
  readonly ids: ForGeneratingIds;
  readonly clock: ForTellingTime;
  readonly log: ForLogging;
  readonly confirmPayment: ConfirmPayment;
};

export function makePlaceOrder(ports: PlaceOrderPorts): PlaceOrder {
  const { notifications, sessions } = ports;
  /** The one guard against a second payment. */
  let isOpen = false;
  return async (request, events) => {
    if (request.address === undefined) {
      notifications.error('Please select an address!');
      return { outcome: 'address-required' };
    }
    const session = sessions.current();
    if (session === undefined) return { outcome: 'session-ended' };
    if (isOpen) return { outcome: 'already-open' };
    isOpen = true;
    try {
      events.onStage('preparing');
      const attempt = await prepare(ports, { ...request, address: request.address }, session);
      return 'outcome' in attempt ? attempt : await pay(ports, attempt, session, events);
    } finally {
      isOpen = false;
    }
  };
}

/** Agrees the price on the lines that the back-end has confirmed, provided that they are what the shopper was shown. */
async function prepare(
  { notifications, sessions, ids, checkouts, log }: PlaceOrderPorts,
  { address, coupon, cart }: OrderRequest & { readonly address: Address },
  { token, email }: Session,
): Promise<CheckoutAttempt | PlaceOrderOutcome> {
  const shown = cart.items;
  const lines = await cart.whenConfirmed();
  if (sessions.current()?.token !== token) return { outcome: 'session-ended' };
  if (lines.length === 0 || !isSameOrder(shown, lines)) {
    notifications.error('Your cart has changed. Please check it, then place your order.');
    return { outcome: 'cart-changed' };
  }
  const attempt = { email, lines, draft: checkoutDraft({ cart: lines, coupon, address, orderId: ids.generate() }) };
  await checkouts.remember(attempt).catch((error) => log.error('A checkout could not be remembered', error));
  if (sessions.current()?.token === token) return attempt;
  await checkouts.forget(attempt.draft.orderId);
  return { outcome: 'session-ended' };
}

async function pay(ports: PlaceOrderPorts, attempt: CheckoutAttempt, session: Session, events: CheckoutEvents) {
  const { payments, notifications, checkouts } = ports;
  const reportFailed = (description: string) => notifications.error(`Payment failed: ${description}`);
  let confirming: Promise<void> | undefined;
  events.onStage('paying');
  const end = await payments.take(paymentRequest(attempt, session), {
    onFailedAttempt: reportFailed,
    onPaid: (proof) => {
      confirming = confirm(ports, attempt, proof, session, events);
    },
  });
  await confirming;
  if (end.outcome === 'dismissed') notifications.error('Payment process was canceled or failed');
  if (end.outcome === 'unavailable') reportFailed(end.description);
  if (confirming === undefined) await checkouts.forget(attempt.draft.orderId);
  return { outcome: end.outcome };
}

/** Confirms a payment and shows the orders, if the shopper who paid is still here. */
async function confirm(
  { confirmPayment, clock, sessions, navigation, notifications }: PlaceOrderPorts,
  attempt: CheckoutAttempt,
  proof: PaymentProof,
  session: Session,
  events: CheckoutEvents,
): Promise<void> {
  events.onStage('confirming');
  const payment = { ...proof, paidAt: timestamp(clock.now()) };
  const confirmed = await confirmPayment(session, { ...attempt, payment });
  if (confirmed.outcome === 'unconfirmed') {
    notifications.error(`Your payment ${proof.paymentId} has arrived, but your order could not be saved yet.`);
  }
  events.onConfirmed(confirmed);
  if (sessions.current()?.token === session.token) navigation.replaceWith('/profile/orders');
}
