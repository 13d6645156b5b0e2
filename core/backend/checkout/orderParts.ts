import { withoutOrdered } from '../../domain/cart/cartLines.ts';
import type { DeliveryEstimate } from '../../domain/delivery/DeliveryEstimate.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { OrderStanding } from '../../domain/orders/OrderStatus.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { CartLine } from '../ports/ForStoringCarts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';
import type { ForNumberingOrders } from '../ports/orders/ForNumberingOrders.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import type { CancelReason, NewOrder } from '../ports/orders/ForStoringOrders.ts';

/** Returns the order of a checkout that was paid with this payment. */
export function orderOf(
  { id, shopperId, draft, lines }: Checkout,
  payment: {
    readonly paymentId: string;
    readonly paidAt: Timestamp;
    readonly number: string;
    readonly standing: OrderStanding;
    readonly cancelledFor?: CancelReason;
    readonly delivery?: DeliveryEstimate;
  },
): NewOrder {
  const snapshot = { orderedProducts: lines, deliveryAddress: draft.orderAddress, amountPaid: amountDue(draft) };
  return { orderId: id, shopperId, ...snapshot, ...payment };
}

/** Resolves with a number that no order has. */
export async function freeNumber(
  { orders }: Pick<TransactionStores, 'orders'>,
  numbers: ForNumberingOrders,
): Promise<string> {
  for (;;) {
    const number = numbers.next();
    if ((await orders.withNumber(number)) === undefined) return number;
  }
}

/** Takes the ordered quantities out of the cart. */
export async function takeOutOfCart(
  { carts }: Pick<TransactionStores, 'carts'>,
  { shopperId, lines }: Pick<Checkout, 'shopperId' | 'lines'>,
  cart: readonly CartLine[],
): Promise<void> {
  const left = withoutOrdered(cart, lines);
  const gone = cart.filter(({ key }) => !includesKey(left, key)).map(({ key }) => key);
  await Promise.all([carts.setQuantities(shopperId, left), carts.remove(shopperId, gone)]);
}
