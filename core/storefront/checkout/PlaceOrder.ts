import type { Session } from '../../domain/accounts/Session.ts';
import type { Address } from '../../domain/addresses/Address.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Coupon } from '../../domain/coupons/Coupon.ts';
import { type CheckoutAttempt, isPaid, type PaidAttempt } from '../../domain/orders/CheckoutAttempt.ts';
import { timestamp } from '../../domain/time/timestamp.ts';
import type { PaymentEnd } from '../ports/orders/ForTakingPayment.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ConfirmPayment, ConfirmPaymentOutcome } from './ConfirmPayment.ts';
import { paymentRequest } from './paymentRequest.ts';
import { type NotPrepared, type PrepareCheckoutPorts, prepareCheckout } from './prepareCheckout.ts';

/** How long the shopper waits for the answer whether another tab has paid, in ms. */
const CHECK_LIMIT_MS = 5_000;

/** The state of the checkout page when the shopper presses Place Order. */
export type OrderRequest = {
  readonly address: Address | undefined;
  readonly coupon: Coupon | undefined;
  readonly cart: {
    /** The lines on the screen. */
    readonly items: readonly CartItem[];
    /** Waits for changes on their way, then resolves with the confirmed lines; with undefined when changes wait for the connection. */
    whenConfirmed(): Promise<readonly CartItem[] | undefined>;
  };
};

export type PlaceOrderOutcome = {
  readonly outcome:
    | 'address-required'
    | 'already-open'
    | NotPrepared['outcome']
    /** An earlier payment was not confirmed yet. Place Order confirmed it and took no other payment. */
    | 'paid-earlier'
    /** Another tab or device has paid this checkout. Place Order shows its order. */
    | 'paid-elsewhere'
    | PaymentEnd['outcome'];
  readonly shortLines?: NotPrepared['shortLines'];
};

/** Reports the progress of a checkout, also of a payment that succeeds after the shopper dismissed its window. */
export type CheckoutEvents = {
  onStage(stage: 'preparing' | 'paying' | 'checking' | 'confirming'): void;
  onConfirmed(outcome: ConfirmPaymentOutcome, orderId: string): void;
};

/**
 * Takes a payment for the cart on the screen and confirms it: agrees the price of the confirmed lines, stores the attempt and
 * opens the provider's window. One payment at a time; an earlier payment that is not confirmed is confirmed instead. Resolves when the
 * window has closed and a payment is confirmed.
 */
export type PlaceOrder = (request: OrderRequest, events: CheckoutEvents) => Promise<PlaceOrderOutcome>;

export type PlaceOrderPorts = PrepareCheckoutPorts &
  Pick<StorefrontPorts, 'payments' | 'orders' | 'navigation' | 'clock'> & { readonly confirmPayment: ConfirmPayment };

export function makePlaceOrder(ports: PlaceOrderPorts): PlaceOrder {
  const { notifications, sessions } = ports;
  /** Prevents a second payment while one is open. */
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
      const { address, coupon, cart } = request;
      const order = { address, coupon, shown: cart.items, whenConfirmed: () => cart.whenConfirmed() };
      if (await confirmEarlierPayments(ports, session, events)) return { outcome: 'paid-earlier' };
      const attempt = await prepareCheckout(ports, order, session);
      return 'outcome' in attempt ? attempt : await pay(ports, attempt, session, events);
    } finally {
      isOpen = false;
    }
  };
}

/** Confirms the shopper's payments that are stored and not confirmed yet. Resolves with whether there were any. */
async function confirmEarlierPayments(ports: PlaceOrderPorts, session: Session, events: CheckoutEvents) {
  const attempts = await ports.checkouts.unfinished(session.email).catch((error): readonly CheckoutAttempt[] => {
    ports.log.error('Unfinished checkouts could not be read', error);
    // Stryker disable next-line ArrayDeclaration: a text in it is no paid attempt
    return [];
  });
  const paid = attempts.filter(isPaid);
  for (const attempt of paid) await confirm(ports, attempt, session, events);
  return paid.length > 0;
}

async function pay(ports: PlaceOrderPorts, attempt: CheckoutAttempt, session: Session, events: CheckoutEvents) {
  const { payments, notifications, checkouts, clock } = ports;
  const reportFailed = (description: string) => notifications.error(`Payment failed: ${description}`);
  let confirming: Promise<void> | undefined;
  events.onStage('paying');
  const end = await payments.take(paymentRequest(attempt, session), {
    onFailedAttempt: reportFailed,
    onPaid: (proof) => {
      const payment = { ...proof, paidAt: timestamp(clock.now()) };
      confirming = confirm(ports, { ...attempt, payment }, session, events);
    },
  });
  await confirming;
  if (confirming === undefined && (await isOrdered(ports, attempt, session, events))) {
    await checkouts.abandon(attempt.draft.orderId);
    showOrders(ports, session);
    return { outcome: 'paid-elsewhere' } as const;
  }
  if (end.outcome === 'dismissed') notifications.error('Payment process was canceled or failed');
  if (end.outcome === 'unavailable') reportFailed(end.description);
  if (confirming === undefined) await checkouts.abandon(attempt.draft.orderId);
  return { outcome: end.outcome };
}

/** Whether the back-end has the order of a checkout: other tabs and devices may pay the same one. */
async function isOrdered(
  { orders, clock, reportFailure }: PlaceOrderPorts,
  { draft, providerOrder }: CheckoutAttempt,
  session: Session,
  events: CheckoutEvents,
): Promise<boolean> {
  if (providerOrder === undefined) return false;
  events.onStage('checking');
  return new Promise((resolve) => {
    const cancelLimit = clock.after(CHECK_LIMIT_MS, () => resolve(false));
    orders
      .orders(session)
      .then((all) => resolve(all.some(({ orderId }) => orderId === draft.orderId)))
      .catch((error) => {
        reportFailure(error);
        resolve(false);
      })
      .finally(cancelLimit);
  });
}

function showOrders({ sessions, navigation }: PlaceOrderPorts, session: Session): void {
  if (sessions.current()?.token === session.token) navigation.replaceWith('/profile/orders');
}

/** Confirms a payment and navigates to the orders when the shopper who paid is still logged in. */
async function confirm(
  ports: PlaceOrderPorts,
  attempt: PaidAttempt,
  session: Session,
  events: CheckoutEvents,
): Promise<void> {
  const { confirmPayment, notifications } = ports;
  events.onStage('confirming');
  const confirmed = await confirmPayment(session, attempt);
  if (confirmed.outcome === 'unconfirmed') {
    notifications.error(
      `Your payment ${attempt.payment.paymentId} has arrived, but your order could not be saved yet.`,
    );
  }
  events.onConfirmed(confirmed, attempt.draft.orderId);
  showOrders(ports, session);
}
