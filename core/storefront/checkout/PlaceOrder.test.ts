import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { coupons } from '../../domain/coupons/Coupon.ts';
import { aCartItem, anAddress } from '../../domain/testing/samples.ts';
import { makePlaceOrder, type OrderRequest } from './PlaceOrder.ts';

const tee = aCartItem({ key: 'tee', originalPrice: 69900, discountedPrice: 49900 });
const cap = aCartItem({ key: 'cap', originalPrice: 15000, discountedPrice: 15000 });
const [blackFriday, newYear] = coupons;
const REMEMBER = 'checkouts.remember(order-1)';
const TAKE = 'payments.take(49900)';
const FORGET = 'checkouts.forget(order-1)';
const CANCELLED = 'toast.error(Payment process was canceled or failed)';
const CHANGED = 'toast.error(Your cart has changed. Please check it, then place your order.)';
const CONFIRMED = [
  'checkouts.remember(order-1, paid)',
  'orders.record(token-1, order-1)',
  FORGET,
  'cart.removeOrdered(token-1, 1 tee)',
];
const SHOW_ORDERS = 'navigation.replaceWith(/profile/orders)';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const cartOf = (items: readonly CartItem[], confirmed = items): OrderRequest['cart'] => ({
  items,
  whenConfirmed: async () => confirmed,
});

/** A shopper at checkout with five tees in the back-end's cart and one of them shown. */
function placing() {
  const shop = new MemoryShop('/checkout');
  const names = { password: 'secret-8', firstName: 'Asha', lastName: 'Rao' };
  shop.backEnd.register({ email: 'asha@example.com', ...names, cart: [{ ...tee, quantity: 5 }] });
  const session = shop.logIn();
  const placeOrder = makePlaceOrder(shop.ports);
  const events: unknown[] = [];
  const place = (different: Partial<OrderRequest> = {}) =>
    placeOrder(
      { address: anAddress(), coupon: undefined, cart: cartOf([tee]), ...different },
      { onStage: (stage) => events.push(stage), onConfirmed: ({ outcome }) => events.push(outcome) },
    );
  /** Presses Place Order and waits until the provider's window is open. */
  const open = async (different: Partial<OrderRequest> = {}) => {
    const ending = place(different);
    await nextTask();
    expect(shop.payments.isOpen).toBe(true);
    return { ending };
  };
  return { shop, session, place, open, events, unfinished: () => shop.checkouts.unfinished(session.email) };
}

describe('Before the payment', () => {
  it('Place Order with no address shows "Please select an address!" and opens nothing [spec 4.no-address]', async () => {
    const { shop, place, events } = placing();
    expect(await place({ address: undefined })).toEqual({ outcome: 'address-required' });
    expect(shop.calls).toEqual(['toast.error(Please select an address!)']);
    expect(events).toEqual([]);
  });

  it('without a session nothing is opened', async () => {
    const { shop, session, place, events } = placing();
    shop.sessions.forget(session);
    expect(await place()).toEqual({ outcome: 'session-ended' });
    expect([shop.calls, events]).toEqual([[], []]);
  });

  it('it waits for the confirmed lines', async () => {
    const { shop, place, events } = placing();
    let confirm = (_lines: readonly CartItem[]): void => undefined;
    const confirmed = new Promise<readonly CartItem[]>((resolve) => {
      confirm = resolve;
    });
    const ending = place({ cart: { items: [tee], whenConfirmed: () => confirmed } });
    await nextTask();
    expect(shop.calls).toEqual([]);
    expect(events).toEqual(['preparing']);
    confirm([tee]);
    await nextTask();
    expect(shop.calls).toEqual([REMEMBER, TAKE]);
    shop.payments.dismiss();
    await ending;
  });

  it('compares with the lines that were shown at the press', async () => {
    const { shop, place } = placing();
    const cart = {
      items: [tee],
      async whenConfirmed() {
        cart.items = [tee, cap];
        return cart.items;
      },
    };
    expect(await place({ cart })).toEqual({ outcome: 'cart-changed' });
    expect(shop.payments.requests).toEqual([]);
  });

  it.each([
    ['another quantity', [tee], [{ ...tee, quantity: 2 }]],
    ['another price', [tee], [{ ...tee, discountedPrice: 39900 }]],
    ['no line', [tee], []],
    ['no line, and none was shown', [], []],
  ])(
    'a cart that is confirmed with %s is not paid for, and the shopper is told',
    async (_difference, shown, confirmed) => {
      const { shop, place, events } = placing();
      expect(await place({ cart: cartOf(shown, confirmed) })).toEqual({ outcome: 'cart-changed' });
      expect(shop.calls).toEqual([CHANGED]);
      expect(events).toEqual(['preparing']);
    },
  );

  it('a session that ends while it waits is asked for no payment', async () => {
    const { shop, place } = placing();
    const whenConfirmed = async () => {
      shop.logIn('bala@example.com', 'Bala');
      return [];
    };
    expect(await place({ cart: { items: [tee], whenConfirmed } })).toEqual({ outcome: 'session-ended' });
    expect(shop.calls).toEqual([]);
  });

  it.each([
    ['another shopper logs in', (shop: MemoryShop) => shop.logIn('bala@example.com', 'Bala')],
    ['the shopper logs out', (shop: MemoryShop) => shop.sessions.forget({ ...shop.logIn(), token: 'token-2' })],
  ])('a session that ends while the attempt is stored is asked for no payment: %s', async (_end, end) => {
    const { shop, place, unfinished } = placing();
    shop.before.set(REMEMBER, () => end(shop));
    expect(await place()).toEqual({ outcome: 'session-ended' });
    expect(shop.calls.slice(0, 2)).toEqual([REMEMBER, FORGET]);
    expect(shop.payments.requests).toEqual([]);
    expect(await unfinished()).toEqual([]);
  });
});

describe('The payment', () => {
  it('is asked for once the attempt is stored, with what it is for and who pays', async () => {
    const { shop, open, unfinished, events } = placing();
    const { ending } = await open();
    expect(shop.calls).toEqual([REMEMBER, TAKE]);
    expect(shop.payments.requests).toMatchObject([
      { amount: 49900, description: 'Order order-1', prefill: { name: 'Asha Rao', email: 'asha@example.com' } },
    ]);
    expect(await unfinished()).toMatchObject([
      { email: 'asha@example.com', lines: [tee], draft: { orderId: 'order-1' } },
    ]);
    expect(events).toEqual(['preparing', 'paying']);
    shop.payments.dismiss();
    await ending;
  });

  it.each([
    ['no coupon', undefined, [tee], 49900],
    ['an earned flat coupon', blackFriday, [tee], 47900],
    ['a percent coupon that exactly its minimum does not earn', newYear, [{ ...tee, discountedPrice: 50000 }], 50000],
    ['an earned percent coupon', newYear, [{ ...tee, quantity: 2 }, cap], 91840],
  ])('is the amount of the confirmed lines with %s', async (_case, coupon, lines, amount) => {
    const { shop, open } = placing();
    const { ending } = await open({ coupon, cart: cartOf(lines) });
    expect(shop.payments.requests.map((request) => request.amount)).toEqual([amount]);
    shop.payments.dismiss();
    await ending;
  });

  it('opens also when the attempt cannot be stored, which is logged', async () => {
    const { shop, open } = placing();
    const failure = new Error('quota exceeded');
    shop.checkouts.failWith(failure);
    const { ending } = await open();
    expect(shop.log.entries).toEqual([{ text: 'A checkout could not be remembered', cause: failure }]);
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
  });

  it('on cancel shows "Payment process was canceled or failed" and forgets the attempt [spec 4.payment-cancelled, 8.payment-failures]', async () => {
    const { shop, open, unfinished, events } = placing();
    const { ending } = await open();
    shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
    expect(shop.calls).toEqual([REMEMBER, TAKE, CANCELLED, FORGET]);
    expect(await unfinished()).toEqual([]);
    expect(events).toEqual(['preparing', 'paying']);
  });

  it('on error shows "Payment failed: " followed by the provider\'s description [spec 4.provider-unavailable, 8.payment-failures]', async () => {
    const { shop, place, unfinished } = placing();
    shop.payments.willBeUnavailable('The checkout could not be loaded');
    expect(await place()).toEqual({ outcome: 'unavailable' });
    expect(shop.calls).toEqual([
      REMEMBER,
      TAKE,
      'toast.error(Payment failed: The checkout could not be loaded)',
      FORGET,
    ]);
    expect(await unfinished()).toEqual([]);
  });

  it('tells of each failed attempt and may still succeed [spec 4.payment-failed, 8.payment-failures]', async () => {
    const { shop, open } = placing();
    const { ending } = await open();
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

describe('A payment that arrives', () => {
  it('becomes an order before anything else, then the cart changes, then the shopper sees the orders [spec 4.clear-after-purchase, 4.one-order-per-payment, 4.orders-after-payment]', async () => {
    const { shop, session, open, events } = placing();
    const { ending } = await open();
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

  it('is recorded for the shopper who paid and leaves another shopper where she is', async () => {
    const { shop, session, open } = placing();
    const { ending } = await open();
    const other = shop.logIn('bala@example.com', 'Bala');
    shop.payments.pay();
    await ending;
    expect(shop.calls).toEqual([REMEMBER, TAKE, ...CONFIRMED]);
    expect(await shop.orders.orders(session)).toHaveLength(1);
    expect(await shop.orders.orders(other)).toEqual([]);
    expect(shop.navigation.here()).toBe('/checkout');
  });

  it('and cannot be recorded is told with its id, and its attempt is kept', async () => {
    const { shop, open, unfinished, events } = placing();
    shop.orders.failWith(new Error('quota exceeded'));
    const { ending } = await open();
    shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.calls.slice(-2)).toEqual([
      'toast.error(Your payment pay_1 has arrived, but your order could not be saved yet.)',
      SHOW_ORDERS,
    ]);
    expect(await unfinished()).toMatchObject([{ payment: { paymentId: 'pay_1' } }]);
    expect(events.at(-1)).toBe('unconfirmed');
  });

  it('after its window was dismissed becomes an order all the same', async () => {
    const { shop, session, open, unfinished, events } = placing();
    const { ending } = await open();
    const pay = shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
    pay();
    await nextTask();
    expect(shop.calls).toEqual([REMEMBER, TAKE, CANCELLED, FORGET, ...CONFIRMED, SHOW_ORDERS]);
    expect(await shop.orders.orders(session)).toHaveLength(1);
    expect(await unfinished()).toEqual([]);
    expect(events.slice(2)).toEqual(['confirming', 'placed']);
  });
});

describe('Each payment becomes exactly one order [spec 4.one-order-per-payment]', () => {
  it('whenever a dismissed window succeeds late, also beside a second payment', async () => {
    const anyMoment = fc.constantFrom('at once', 'before the second', 'during the second', 'at the end');
    await fc.assert(
      fc.asyncProperty(anyMoment, fc.boolean(), fc.boolean(), async (moment, isSecondPaid, isTwice) => {
        const { shop, session, open, unfinished } = placing();
        const first = await open();
        const succeed = shop.payments.dismiss();
        const at = async (now: typeof moment) => {
          if (now === moment) succeed();
          if (now !== 'at once') await nextTask();
        };
        await at('at once');
        await first.ending;
        await at('before the second');
        const second = await open();
        await at('during the second');
        const late = isSecondPaid ? shop.payments.pay() : shop.payments.dismiss();
        await second.ending;
        await at('at the end');
        if (!isSecondPaid && isTwice) late?.();
        await nextTask();
        const orders = await shop.orders.orders(session);
        const payments = isSecondPaid || isTwice ? ['pay_1', 'pay_2'] : ['pay_1'];
        expect(orders.map(({ paymentId }) => paymentId).toSorted()).toEqual(payments);
        expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(payments.length);
        const left = 5 - payments.length;
        expect(shop.backEnd.shopper(session.email)?.cart).toMatchObject([{ key: 'tee', quantity: left }]);
        expect(await unfinished()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('A second press of Place Order while a payment is open does nothing [spec 4.one-payment-at-a-time]', () => {
  it('while the lines are confirmed and while the window is open', async () => {
    const { shop, place, open, events } = placing();
    const first = place();
    expect(await place()).toEqual({ outcome: 'already-open' });
    await nextTask();
    expect(await place()).toEqual({ outcome: 'already-open' });
    expect(shop.calls).toEqual([REMEMBER, TAKE]);
    expect(events).toEqual(['preparing', 'paying']);
    shop.payments.dismiss();
    await first;
    const second = await open();
    shop.payments.dismiss();
    expect(await second.ending).toEqual({ outcome: 'dismissed' });
  });

  it('while a payment is confirmed', async () => {
    const { shop, place, open } = placing();
    const { ending } = await open();
    const release = shop.backEnd.hold('cart');
    shop.payments.pay();
    await nextTask();
    expect(await place()).toEqual({ outcome: 'already-open' });
    expect(shop.navigation.here()).toBe('/checkout');
    release();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(shop.navigation.here()).toBe('/profile/orders');
  });

  it.each<[string, (setting: ReturnType<typeof placing>) => Promise<unknown>]>([
    ['was cancelled', ({ shop, open }) => dismissed(shop, open)],
    ['was paid', ({ shop, open }) => paidFor(shop, open)],
    ['found the provider unavailable', ({ shop, place }) => unavailable(shop, place)],
    ['found a changed cart', ({ place }) => place({ cart: cartOf([tee], [cap]) })],
    ['could not confirm its lines', ({ place }) => place({ cart: unconfirmed }).catch(() => undefined)],
    ['could not store its attempt', ({ shop, open }) => unstored(shop, open)],
  ])('but is open again after one that %s', async (_end, run) => {
    const setting = placing();
    await run(setting);
    const { ending } = await setting.open();
    setting.shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
  });
});

const unconfirmed: OrderRequest['cart'] = { items: [tee], whenConfirmed: () => Promise.reject(new Error('a bug')) };

async function dismissed(shop: MemoryShop, open: ReturnType<typeof placing>['open']) {
  const { ending } = await open();
  shop.payments.dismiss();
  await ending;
}

async function paidFor(shop: MemoryShop, open: ReturnType<typeof placing>['open']) {
  const { ending } = await open();
  shop.payments.pay();
  await ending;
}

async function unstored(shop: MemoryShop, open: ReturnType<typeof placing>['open']) {
  shop.checkouts.failWith(new Error('quota exceeded'));
  await dismissed(shop, open);
}

async function unavailable(shop: MemoryShop, place: ReturnType<typeof placing>['place']) {
  shop.payments.willBeUnavailable('The checkout could not be loaded');
  await place();
}
