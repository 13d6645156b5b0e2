import type { Session } from '../../domain/accounts/Session.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { isSameOrder } from '../../domain/cart/cartLines.ts';
import { cartTotals } from '../../domain/cart/cartTotals.ts';
import type { CheckoutAttempt } from '../../domain/orders/CheckoutAttempt.ts';
import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { NotAgreed, OrderToPrice, ShortLine } from '../ports/orders/ForAgreeingPrices.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';
import type { ReportFailure } from '../session/ReportFailure.ts';

const CART_CHANGED = 'Your cart has changed. Please check it, then place your order.';
const NOT_AGREED = 'Your payment could not be prepared. Nothing was charged. Please try again.';
const OFFLINE =
  'The shop cannot be reached right now. Nothing was charged. Please place your order when the connection is back.';

export type OrderToPrepare = Omit<OrderToPrice, 'lines'> & {
  /** The lines on the screen when the shopper pressed Place Order. */
  readonly shown: readonly CartItem[];
  /** Resolves with the lines that the back-end has confirmed; with undefined when changes wait for the connection. */
  whenConfirmed(): Promise<readonly CartItem[] | undefined>;
};

/** Why a checkout was not prepared. The shopper was told, unless the session ended. */
export type NotPrepared = {
  readonly outcome: 'cart-changed' | 'not-agreed' | 'session-ended';
  /** The lines of which the shop has too few. */
  readonly shortLines?: readonly ShortLine[] | undefined;
};

export type PrepareCheckoutPorts = Pick<StorefrontPorts, 'checkouts' | 'sessions' | 'notifications' | 'log'> & {
  readonly prices: Pick<StorefrontPorts['prices'], 'agree'>;
  readonly reportFailure: ReportFailure;
};

/** Agrees the price of the confirmed lines and stores the attempt, when its lines and amount are those on the screen. */
export async function prepareCheckout(
  ports: PrepareCheckoutPorts,
  { shown, whenConfirmed, coupon, address }: OrderToPrepare,
  session: Session,
): Promise<CheckoutAttempt | NotPrepared> {
  const { sessions, notifications, checkouts, log } = ports;
  const isOver = () => sessions.current()?.token !== session.token;
  const refuse = (outcome: NotPrepared['outcome'], text: string): NotPrepared => {
    notifications.error(text);
    return { outcome };
  };
  const lines = await whenConfirmed();
  if (isOver()) return { outcome: 'session-ended' };
  if (lines === undefined) return refuse('not-agreed', OFFLINE);
  if (lines.length === 0 || !isSameOrder(shown, lines)) return refuse('cart-changed', CART_CHANGED);
  const agreed = await agree(ports, session, { lines, coupon, address });
  if (isOver()) return { outcome: 'session-ended' };
  if ('refusal' in agreed) return { ...refuse('not-agreed', agreed.refusal), shortLines: agreed.shortLines };
  const isAmountShown = amountDue(agreed.draft) === cartTotals(shown, coupon).total;
  if (!isAmountShown || !isSameOrder(shown, agreed.lines)) return refuse('cart-changed', CART_CHANGED);
  await checkouts.remember(agreed).catch((error) => log.error('A checkout could not be remembered', error));
  if (!isOver()) return agreed;
  await checkouts.abandon(agreed.draft.orderId);
  return { outcome: 'session-ended' };
}

async function agree({ prices, reportFailure }: PrepareCheckoutPorts, session: Session, order: OrderToPrice) {
  return prices
    .agree(session, order)
    .catch((error): NotAgreed => ({ refusal: reportFailure(error).outcome === 'unreachable' ? OFFLINE : NOT_AGREED }));
}
