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

it('loads the adapter at once, and once', async () => {
  const take = vi.fn<ForTakingPayment['take']>(async () => ({ outcome: 'paid' }));
  const load = vi.fn(async () => ({ take }));
  const payments = new LazyPayments(load, () => expect.unreachable());
  expect(load).toHaveBeenCalledTimes(1);
  expect([await payments.take(request, events), await payments.take(request, events)]).toEqual([
    { outcome: 'paid' },
    { outcome: 'paid' },
  ]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(take).toHaveBeenCalledWith(request, events);
});

it('loads the adapter again for a payment, and reports one that does not load as a provider out of reach', async () => {
  const load = vi.fn<() => Promise<ForTakingPayment>>(async () => ({ take: async () => ({ outcome: 'dismissed' }) }));
  for (const _attempt of [1, 2]) load.mockRejectedValueOnce(new Error('A script chunk failed to load'));
  const whenMissing = vi.fn();
  const payments = new LazyPayments(load, whenMissing);
  expect(await payments.take(request, events)).toEqual(UNREACHED);
  expect(whenMissing).toHaveBeenCalledTimes(1);
  expect(await payments.take(request, events)).toEqual({ outcome: 'dismissed' });
  expect(whenMissing).toHaveBeenCalledTimes(1);
});
