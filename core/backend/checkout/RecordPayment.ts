import { withoutOrdered } from '../../domain/cart/cartLines.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { Paise } from '../../domain/money/Paise.ts';
import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { CartLine } from '../ports/ForStoringCarts.ts';
import type { Checkout } from '../ports/ForStoringCheckouts.ts';
import type { TransactionStores } from '../ports/ForTransacting.ts';

/** A payment that the provider reports as successful. */
export type Payment = {
  readonly paymentId: string;
  readonly providerOrderId: string;
  /** In paise. Absent when the shopper's browser reports it: the signature covers no amount. */
  readonly amount?: Paise;
};

/** `recorded`: the payment made an order. `already-recorded`: it had made it before. */
export type RecordedPayment =
  | 'recorded'
  | 'already-recorded'
  | 'unknown-checkout'
  | 'payment-has-another-order'
  | 'amount-differs';

/**
 * Makes the order of a payment, exactly once, and takes the ordered quantities out of the shopper's cart, in one transaction. Any
 * number of calls at once for one payment, also from several processes, make one order.
 */
export type RecordPayment = (payment: Payment, paidAt: Timestamp) => Promise<RecordedPayment>;

export function makeRecordPayment({ transactions }: Pick<BackEndPorts, 'transactions'>): RecordPayment {
  return ({ paymentId, providerOrderId, amount }, paidAt) =>
    transactions.within(async (stores) => {
      const checkout = await stores.checkouts.lock(providerOrderId);
      if (checkout === undefined) return 'unknown-checkout';
      if (amount !== undefined && amount !== amountDue(checkout.draft)) return 'amount-differs';
      const { shopperId } = checkout;
      const [, isAdded, cart] = await Promise.all([
        stores.shoppers.lock(shopperId),
        stores.orders.add(shopperId, orderOf(checkout, paymentId, paidAt)),
        stores.carts.lock(shopperId),
      ]);
      if (isAdded) {
        await takeOutOfCart(stores, checkout, cart);
        return 'recorded';
      }
      const earlier = await stores.orders.paymentOf(checkout.id);
      return earlier === paymentId ? 'already-recorded' : 'payment-has-another-order';
    });
}

function orderOf({ id, draft, lines }: Checkout, paymentId: string, paidAt: Timestamp) {
  const snapshot = { orderedProducts: lines, deliveryAddress: draft.orderAddress, amountPaid: amountDue(draft) };
  return { orderId: id, paymentId, paidAt, ...snapshot };
}

async function takeOutOfCart(
  { carts }: TransactionStores,
  { shopperId, lines }: Checkout,
  cart: readonly CartLine[],
): Promise<void> {
  const left = withoutOrdered(cart, lines);
  const gone = cart.filter(({ key }) => !includesKey(left, key)).map(({ key }) => key);
  await Promise.all([carts.setQuantities(shopperId, left), carts.remove(shopperId, gone)]);
}
