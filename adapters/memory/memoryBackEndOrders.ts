import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { withoutOrdered } from '../../core/domain/cart/cartLines.ts';
import { orderOf, type PaidAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { Refusal } from '../../core/storefront/ports/failures/Refusal.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/orders/ForKeepingOrders.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { isSigned } from './memorySignature.ts';

/** The orders of the in-memory back-end, made of the checkouts of {@link memoryPrices}. */
export function memoryBackEndOrders(backEnd: MemoryBackEnd): ForKeepingOrders {
  return {
    orders: (session) => backEnd.perform('orders', () => backEnd.shopperOf(session).orders),
    record: (session, attempt) => backEnd.perform('orders', () => record(backEnd, session, attempt)),
  };
}

/** Makes the order and removes its lines from the cart, once. */
function record(backEnd: MemoryBackEnd, session: Session, { draft, payment }: PaidAttempt): 'recorded' | Refusal {
  const shopper = backEnd.shopperOf(session);
  const checkout = backEnd.checkouts.get(draft.orderId);
  if (checkout === undefined || emailKey(checkout.email) !== emailKey(shopper.email))
    return { refusal: 'There is no such checkout.' };
  if (!isSigned(payment, checkout.providerOrder)) return { refusal: 'The signature of the payment is wrong.' };
  const made = shopper.orders.find(({ orderId }) => orderId === draft.orderId);
  if (made !== undefined && made.paymentId !== payment.paymentId) return { refusal: 'The checkout is paid already.' };
  if (made !== undefined) return 'recorded';
  const orders = [...shopper.orders, orderOf({ ...checkout, payment })];
  backEnd.register({ ...shopper, orders, cart: withoutOrdered(shopper.cart, checkout.lines) });
  return 'recorded';
}
