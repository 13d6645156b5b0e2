import { expect, it, vi } from 'vitest';
import type { ForTakingPayment, PaymentRequest } from '../../core/storefront/ports/ForTakingPayment.ts';
import { LazyPayments } from './LazyPayments.ts';

const request: PaymentRequest = {
  amount: 79920,
  currency: 'INR',
  description: 'Order of 2 items',
  prefill: { name: 'Asha Rao', email: 'asha@example.com' },
  address: '12 Hill Road, Mumbai',
};
const events = { onFailedAttempt: () => {}, onPaid: () => {} };
const UNREACHED = { outcome: 'unavailable', description: 'The payment provider could not be reached' };

it('loads the adapter with the first payment, and once', async () => {
  const take = vi.fn<ForTakingPayment['take']>(async () => ({ outcome: 'paid' }));
  const load = vi.fn(async () => ({ take }));
  const payments = new LazyPayments(load);
  expect(load).not.toHaveBeenCalled();
  expect([await payments.take(request, events), await payments.take(request, events)]).toEqual([
    { outcome: 'paid' },
    { outcome: 'paid' },
  ]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(take).toHaveBeenCalledWith(request, events);
});

it('reports an adapter that does not load as a provider out of reach, and loads it again for the next payment', async () => {
  const load = vi.fn<() => Promise<ForTakingPayment>>(async () => ({ take: async () => ({ outcome: 'dismissed' }) }));
  load.mockRejectedValueOnce(new Error('A script chunk failed to load'));
  const payments = new LazyPayments(load);
  expect(await payments.take(request, events)).toEqual(UNREACHED);
  expect(await payments.take(request, events)).toEqual({ outcome: 'dismissed' });
});
