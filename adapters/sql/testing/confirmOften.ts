import { makeBackEnd } from '../../../core/backend/BackEnd.ts';
import type { ReceivedPayment } from '../../../core/backend/checkout/ReceivePayment.ts';
import type { Stores } from '../../../core/backend/ports/Stores.ts';
import { makeRecordPayment } from '../../../core/backend/testing/recordPayment.ts';
import { aCheckout } from '../../../core/backend/testing/samples.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import { MemoryBackEndPorts } from '../../memory/backEnd/MemoryBackEndPorts.ts';
import { MemoryProvider } from '../../memory/backEnd/orders/MemoryProvider.ts';
import { MemoryClock } from '../../memory/MemoryClock.ts';

const AT = '2026-03-01T09:30:00+00:00';
export const checkout = aCheckout();
const { providerOrderId, draft } = checkout;
const payment = { paymentId: 'pay_1', providerOrderId: providerOrderId ?? '', amount: amountDue(draft) };

/**
 * Confirms one payment 15 times at once, as the browser does, and takes in and processes its webhook 5 times at the same time, under ids that
 * start with `sender`. Resolves with the outcomes of the confirmations.
 */
export async function confirmOften(stores: Stores, sender: string): Promise<readonly ReceivedPayment[]> {
  const log = { info: () => undefined, error: (text: string, cause: unknown) => console.error(text, cause) };
  const recordPayment = makeRecordPayment(stores);
  const clock = new MemoryClock(Date.parse(AT));
  const backEnd = makeBackEnd({ ...new MemoryBackEndPorts(), ...stores, clock, log });
  const webhook = async (_: unknown, index: number) => {
    const body = JSON.stringify({ type: 'payment.captured', payment: { ...payment, status: 'captured' } });
    const event = { body, signature: MemoryProvider.sign(body), eventId: `${sender}-${index % 3}` };
    await backEnd.takeInProviderEvent(event);
    await backEnd.runJobs();
  };
  const [outcomes] = await Promise.all([
    Promise.all(Array.from({ length: 15 }, () => recordPayment(payment, AT))),
    Promise.all(Array.from({ length: 5 }, webhook)),
  ]);
  return outcomes;
}
