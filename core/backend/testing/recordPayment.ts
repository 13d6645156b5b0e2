import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import { makeReceivePayment, type ReceivedPayment } from '../checkout/ReceivePayment.ts';
import type { ProviderPayment } from '../ports/orders/ForCollectingPayments.ts';
import type { Stores } from '../ports/Stores.ts';

/** A captured payment, of the right amount unless another is given. */
export type Captured = Omit<ProviderPayment, 'status' | 'amount' | 'providerOrderId'> & {
  readonly providerOrderId: string | undefined;
  readonly amount?: number;
};

let count = 0;

/** Returns a function that receives a captured payment, for tests. */
export function makeRecordPayment(stores: Stores): (payment: Captured, at: Timestamp) => Promise<ReceivedPayment> {
  const generate = () => {
    count += 1;
    return `refund-${count}`;
  };
  const next = () => `CR-${Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '0')}`;
  const receivePayment = makeReceivePayment({ ...stores, ids: { generate }, numbers: { next } });
  return async ({ paymentId, providerOrderId = '', amount }, at) => {
    const id = await stores.checkouts.ofProviderOrder(providerOrderId);
    const checkout = id === undefined ? undefined : await stores.checkouts.checkout(id);
    const due = checkout === undefined ? 1 : amountDue(checkout.draft);
    return receivePayment({ paymentId, providerOrderId, amount: amount ?? due, status: 'captured' }, at);
  };
}
