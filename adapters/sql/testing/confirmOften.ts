import { makeProcessProviderEvents } from '../../../core/backend/checkout/ProcessProviderEvents.ts';
import { makeRecordPayment, type RecordedPayment } from '../../../core/backend/checkout/RecordPayment.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { aCheckout } from '../../../core/backend/testing/samples.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import { MemoryClock } from '../../memory/MemoryClock.ts';

const AT = '2026-03-01T09:30:00+00:00';
export const checkout = aCheckout();
const { providerOrderId, draft } = checkout;
const payment = { paymentId: 'pay_1', providerOrderId };

/**
 * Confirms one payment 15 times at once, as the browser does, and takes in its webhook 5 times at the same time, under ids that
 * start with `sender`. Resolves with the outcomes of the confirmations.
 */
export async function confirmOften(stores: Stores, sender: string): Promise<readonly RecordedPayment[]> {
  const log = { info: () => undefined, error: (text: string, cause: unknown) => console.error(text, cause) };
  const recordPayment = makeRecordPayment(stores);
  const clock = new MemoryClock(Date.parse(AT));
  const processEvents = makeProcessProviderEvents({ ...stores, recordPayment, clock, log });
  const webhook = async (_: unknown, index: number) => {
    const captured = { ...payment, amount: amountDue(draft) };
    await stores.events.add({ id: `${sender}-${index % 3}`, type: 'payment.captured', captured }, AT);
    await processEvents();
  };
  const [outcomes] = await Promise.all([
    Promise.all(Array.from({ length: 15 }, () => recordPayment(payment, AT))),
    Promise.all(Array.from({ length: 5 }, webhook)),
  ]);
  return outcomes;
}
