import { describe, expect, it } from 'vitest';
import { CheckoutFixture } from '../../../adapters/memory/testing/CheckoutFixture.ts';
import type { OrderRequest } from './PlaceOrder.ts';

const { tee } = CheckoutFixture;
const REMEMBER = 'checkouts.remember(order-1)';
const TAKE = 'payments.take(49900)';

describe('A second press of Place Order while a payment is open does nothing [spec 4.one-payment-at-a-time]', () => {
  it('while the lines are confirmed and while the window is open', async () => {
    const checkout = new CheckoutFixture();
    const { shop, events } = checkout;
    const first = checkout.place();
    expect(await checkout.place()).toEqual({ outcome: 'already-open' });
    await CheckoutFixture.nextTask();
    expect(await checkout.place()).toEqual({ outcome: 'already-open' });
    expect(shop.calls).toEqual([REMEMBER, TAKE]);
    expect(events).toEqual(['preparing', 'paying']);
    shop.payments.dismiss();
    await first;
    const second = await checkout.open();
    shop.payments.dismiss();
    expect(await second.ending).toEqual({ outcome: 'dismissed' });
  });

  it('while a payment is confirmed', async () => {
    const checkout = new CheckoutFixture();
    const { shop } = checkout;
    const { ending } = await checkout.open();
    const release = shop.backEnd.hold('cart');
    shop.payments.pay();
    await CheckoutFixture.nextTask();
    expect(await checkout.place()).toEqual({ outcome: 'already-open' });
    expect(shop.navigation.here()).toBe('/checkout');
    release();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.navigation.here()).toBe('/profile/orders');
  });

  it.each<[string, (checkout: CheckoutFixture) => Promise<unknown>]>([
    ['was paid', pay],
    ['could not confirm its lines', (checkout) => checkout.place({ cart: unconfirmed }).catch(() => undefined)],
  ])('but opens a payment after one that %s', async (_end, endFirst) => {
    const checkout = new CheckoutFixture();
    await endFirst(checkout);
    const { ending } = await checkout.open();
    checkout.shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
  });
});

const unconfirmed: OrderRequest['cart'] = { items: [tee], whenConfirmed: () => Promise.reject(new Error('a bug')) };

async function pay(checkout: CheckoutFixture) {
  const { ending } = await checkout.open();
  checkout.shop.payments.pay();
  await ending;
}
