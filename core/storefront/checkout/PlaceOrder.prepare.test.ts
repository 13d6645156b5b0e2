import { describe, expect, it } from 'vitest';
import type { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { CheckoutFixture } from '../../../adapters/memory/testing/CheckoutFixture.ts';

const { cap, tee } = CheckoutFixture;
const REMEMBER = 'checkouts.remember(order-1)';
const ABANDON = 'checkouts.abandon(order-1)';
const CHANGED = 'toast.error(Your cart has changed. Please check it, then place your order.)';

describe('Place Order, before the payment,', () => {
  it('shows "Please select an address!" without an address and opens nothing [spec 4.no-address]', async () => {
    const checkout = new CheckoutFixture();
    const { shop, events } = checkout;
    expect(await checkout.place({ address: undefined })).toEqual({ outcome: 'address-required' });
    expect(shop.calls).toEqual(['toast.error(Please select an address!)']);
    expect(events).toEqual([]);
  });

  it('does nothing without a session', async () => {
    const checkout = new CheckoutFixture();
    const { shop, session, events } = checkout;
    shop.sessions.forget(session);
    expect(await checkout.place()).toEqual({ outcome: 'session-ended' });
    expect([shop.calls, events]).toEqual([[], []]);
  });

  it('compares the confirmed lines with those on the screen when the shopper pressed the button', async () => {
    const checkout = new CheckoutFixture();
    const { shop } = checkout;
    const cart = {
      items: [tee],
      async whenConfirmed() {
        cart.items = [tee, cap];
        return cart.items;
      },
    };
    expect(await checkout.place({ cart })).toEqual({ outcome: 'cart-changed' });
    expect(shop.payments.requests).toEqual([]);
  });

  it.each([
    ['another quantity', [tee], [{ ...tee, quantity: 2 }]],
    ['another price', [tee], [{ ...tee, discountedPrice: 39900 }]],
    ['no lines', [tee], []],
    ['no lines, like the screen', [], []],
  ])('takes no payment and tells the shopper when the confirmed cart has %s', async (_difference, shown, confirmed) => {
    const checkout = new CheckoutFixture();
    const { shop, events } = checkout;
    expect(await checkout.place({ cart: CheckoutFixture.cart(shown, confirmed) })).toEqual({ outcome: 'cart-changed' });
    expect(shop.calls).toEqual([CHANGED]);
    expect(events).toEqual(['preparing']);
  });

  describe.each<[string, (shop: MemoryShop) => unknown]>([
    ['another shopper logs in', (shop) => shop.logIn('bala@example.com', 'Bala')],
    ['the shopper logs out', (shop) => shop.sessions.forget(shop.logIn())],
  ])('takes no payment when the session ends because %s', (_end, end) => {
    it('while it waits', async () => {
      const checkout = new CheckoutFixture();
      const whenConfirmed = async () => {
        end(checkout.shop);
        return [];
      };
      expect(await checkout.place({ cart: { items: [tee], whenConfirmed } })).toEqual({ outcome: 'session-ended' });
      expect(checkout.shop.calls).toEqual([]);
    });

    it('while it stores the attempt', async () => {
      const checkout = new CheckoutFixture();
      const { shop } = checkout;
      shop.before.set(REMEMBER, () => end(shop));
      expect(await checkout.place()).toEqual({ outcome: 'session-ended' });
      expect(shop.calls.slice(0, 2)).toEqual([REMEMBER, ABANDON]);
      expect(shop.payments.requests).toEqual([]);
      expect(await checkout.unfinished()).toEqual([]);
    });
  });
});
