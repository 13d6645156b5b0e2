import { describe, expect, it } from 'vitest';
import { CheckoutFixture } from '../../../adapters/memory/testing/CheckoutFixture.ts';

const REMEMBER = 'checkouts.remember(order-1)';
const TAKE = 'payments.take(49900)';
const ABANDON = 'checkouts.abandon(order-1)';
const CANCELLED = 'toast.error(Payment process was canceled or failed)';

describe('The payment of Place Order', () => {
  it('opens and logs errors when attempts can be neither read nor stored', async () => {
    const checkout = new CheckoutFixture();
    const { shop } = checkout;
    const failure = new Error('quota exceeded');
    shop.checkouts.failWith(failure);
    const { ending } = await checkout.open();
    expect(shop.log.entries).toEqual([
      { text: 'Unfinished checkouts could not be read', cause: failure },
      { text: 'A checkout could not be remembered', cause: failure },
    ]);
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
  });

  it('on cancel shows "Payment process was canceled or failed" and forgets the attempt [spec 4.payment-cancelled, 8.payment-failures]', async () => {
    const checkout = new CheckoutFixture();
    const { shop, events } = checkout;
    const { ending } = await checkout.open();
    shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
    expect(shop.calls).toEqual([REMEMBER, TAKE, CANCELLED, ABANDON]);
    expect(await checkout.unfinished()).toEqual([]);
    expect(events).toEqual(['preparing', 'paying']);
  });

  it('on error shows "Payment failed: " followed by the provider\'s description [spec 4.provider-unavailable, 8.payment-failures]', async () => {
    const checkout = new CheckoutFixture();
    const { shop } = checkout;
    shop.payments.willBeUnavailable('The checkout could not be loaded');
    expect(await checkout.place()).toEqual({ outcome: 'unavailable' });
    expect(shop.calls).toEqual([
      REMEMBER,
      TAKE,
      'toast.error(Payment failed: The checkout could not be loaded)',
      ABANDON,
    ]);
    expect(await checkout.unfinished()).toEqual([]);
  });

  it('reports each failed attempt and can still succeed [spec 4.payment-failed, 8.payment-failures]', async () => {
    const checkout = new CheckoutFixture();
    const { shop } = checkout;
    const { ending } = await checkout.open();
    shop.payments.fail('Card declined');
    shop.payments.fail('Wrong code');
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.calls.slice(2, 4)).toEqual([
      'toast.error(Payment failed: Card declined)',
      'toast.error(Payment failed: Wrong code)',
    ]);
  });
});
