import { withoutOrdered } from '../../domain/cart/cartLines.ts';
import { includesKey } from '../../domain/lists/includesKey.ts';
import type { Paise } from '../../domain/money/Paise.ts';
import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
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
      const isPaid = (await stores.orders.paymentOf(checkout.id)) !== undefined;
      if (!isPaid) {
        if (!(await stores.shoppers.lock(checkout.shopperId))) return 'unknown-checkout';
        if (await stores.orders.add(checkout.shopperId, orderOf(checkout, paymentId, paidAt))) {
          await takeOutOfCart(stores, checkout);
          return 'recorded';
        }
      }
      const earlier = await stores.orders.paymentOf(checkout.id);
      return earlier === paymentId ? 'already-recorded' : 'payment-has-another-order';
    });
}

function orderOf({ id, draft, lines }: Checkout, paymentId: string, paidAt: Timestamp) {
  const snapshot = { orderedProducts: lines, deliveryAddress: draft.orderAddress, amountPaid: amountDue(draft) };
  return { orderId: id, paymentId, paidAt, ...snapshot };
}

async function takeOutOfCart({ carts }: TransactionStores, { shopperId, lines }: Checkout): Promise<void> {
  const before = (await carts.lock(shopperId)).filter(({ key }) => includesKey(lines, key));
  const after = withoutOrdered(before, lines);
  const isLeft = ({ key }: { readonly key: string }) => includesKey(after, key);
  await carts.setQuantities(shopperId, after);
  await carts.remove(
    shopperId,
    before.filter((line) => !isLeft(line)).map(({ key }) => key),
  );
}
