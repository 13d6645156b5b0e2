import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheckoutFixture } from '../../../adapters/memory/testing/CheckoutFixture.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { anAttempt } from '../testing/anAttempt.ts';

const { tee } = CheckoutFixture;
const REMEMBER = 'checkouts.remember(order-1)';
const TAKE = 'payments.take(49900)';
const FORGET = 'checkouts.forget(order-1)';
const CONFIRMED = [
  'checkouts.remember(order-1, paid)',
  'orders.record(token-1, order-1, paid)',
  FORGET,
  'tabs.notify(orders)',
  'cart.removeOrdered(token-1, 1 tee)',
];
const SHOW_ORDERS = 'navigation.replaceWith(/profile/orders)';

describe('A successful payment', () => {
  it('first becomes an order, then the cart changes, then the orders page opens [spec 4.clear-after-purchase, 4.one-order-per-payment, 4.orders-after-payment]', async () => {
    const checkout = new CheckoutFixture();
    const { shop, session, events } = checkout;
    const { ending } = await checkout.open();
    shop.clock.advance(60_000);
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.calls).toEqual([REMEMBER, TAKE, ...CONFIRMED, SHOW_ORDERS]);
    expect(await shop.orders.orders(session)).toEqual([
      {
        paymentId: 'pay_1',
        orderId: 'order-1',
        amountPaid: 49900,
        orderedProducts: [tee],
        deliveryAddress: anAddress(),
        paidAt: '2026-03-01T09:31:00+00:00',
      },
    ]);
    expect(shop.backEnd.shopper('asha@example.com')?.cart).toMatchObject([{ key: 'tee', quantity: 4 }]);
    expect(events).toEqual(['preparing', 'paying', 'confirming', 'placed']);
  });

  it('does not navigate for a visitor when the shopper who paid has logged out', async () => {
    const checkout = new CheckoutFixture();
    const { shop, session } = checkout;
    const { ending } = await checkout.open();
    shop.sessions.forget(session);
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.navigation.here()).toBe('/checkout');
  });

  it('that cannot be recorded shows its id and keeps the attempt', async () => {
    const checkout = new CheckoutFixture();
    const { shop, events } = checkout;
    shop.orders.failWith(new Error('quota exceeded'));
    const { ending } = await checkout.open();
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.calls.slice(-2)).toEqual([
      'toast.error(Your payment pay_1 has arrived, but your order could not be saved yet.)',
      SHOW_ORDERS,
    ]);
    expect(await checkout.unfinished()).toMatchObject([{ payment: { paymentId: 'pay_1' } }]);
    expect(events.at(-1)).toBe('unconfirmed');
  });
});

describe('When an earlier payment could not be confirmed, Place Order [spec paying.unconfirmed]', () => {
  /** A shopper whose payment succeeded while no order could be recorded. */
  async function unconfirmed() {
    const checkout = new CheckoutFixture();
    checkout.shop.orders.failWith(new Error('quota exceeded'));
    const { ending } = await checkout.open();
    checkout.shop.payments.pay();
    await ending;
    checkout.shop.calls.length = 0;
    checkout.events.length = 0;
    return checkout;
  }

  it('confirms it and takes no second payment', async () => {
    const checkout = await unconfirmed();
    const { shop, session, events } = checkout;
    shop.orders.failWith(undefined);
    expect(await checkout.place()).toEqual({ outcome: 'paid-earlier' });
    expect(shop.calls).toEqual([...CONFIRMED, SHOW_ORDERS]);
    expect(await shop.orders.orders(session)).toMatchObject([{ paymentId: 'pay_1' }]);
    expect(events).toEqual(['preparing', 'confirming', 'placed']);
    const { ending } = await checkout.open();
    shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
  });

  it('shows the error again when it still cannot be confirmed', async () => {
    const checkout = await unconfirmed();
    const { shop } = checkout;
    expect(await checkout.place()).toEqual({ outcome: 'paid-earlier' });
    expect(shop.calls).toContain('toast.error(Your payment pay_1 has arrived, but your order could not be saved yet.)');
    expect(shop.payments.requests).toHaveLength(1);
    expect(await checkout.unfinished()).toMatchObject([{ payment: { paymentId: 'pay_1' } }]);
  });

  it('takes another payment when the earlier one was never reported', async () => {
    const checkout = new CheckoutFixture();
    await checkout.shop.checkouts.remember(anAttempt({ orderId: 'given up' }));
    const { ending } = await checkout.open();
    checkout.shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
  });

  it('takes the payment of another shopper', async () => {
    const checkout = await unconfirmed();
    checkout.shop.logIn('bala@example.com', 'Bala');
    const { ending } = await checkout.open();
    checkout.shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
  });
});

describe('Each payment becomes exactly one order [spec 4.one-order-per-payment]', () => {
  it('whenever a dismissed payment succeeds late, also during a second payment', async () => {
    const anyMoment = fc.constantFrom('at once', 'before the second', 'during the second', 'at the end');
    await fc.assert(
      fc.asyncProperty(anyMoment, fc.boolean(), fc.boolean(), async (moment, isSecondPaid, isTwice) => {
        const checkout = new CheckoutFixture();
        const { shop, session } = checkout;
        const first = await checkout.open();
        const succeed = shop.payments.dismiss();
        const at = async (now: typeof moment) => {
          if (now === moment) succeed();
          if (now !== 'at once') await CheckoutFixture.nextTask();
        };
        await at('at once');
        await first.ending;
        await at('before the second');
        const second = await checkout.open();
        await at('during the second');
        const late = isSecondPaid ? shop.payments.pay() : shop.payments.dismiss();
        await second.ending;
        await at('at the end');
        if (!isSecondPaid && isTwice) late?.();
        await CheckoutFixture.nextTask();
        const orders = await shop.orders.orders(session);
        const payments = isSecondPaid || isTwice ? ['pay_1', 'pay_2'] : ['pay_1'];
        expect(orders.map(({ paymentId }) => paymentId).toSorted()).toEqual(payments);
        expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(payments.length);
        const left = 5 - payments.length;
        expect(shop.backEnd.shopper(session.email)?.cart).toMatchObject([{ key: 'tee', quantity: left }]);
        expect(await checkout.unfinished()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
