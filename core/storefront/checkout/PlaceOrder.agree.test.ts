import { describe, expect, it, vi } from 'vitest';
import type { MemoryShop } from '../../../adapters/memory/MemoryShop.ts';
import { CheckoutFixture } from '../../../adapters/memory/testing/CheckoutFixture.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { couponById } from '../../domain/coupons/Coupon.ts';
import { anAddress } from '../../domain/testing/samples.ts';
import { BackEndFailure } from '../ports/failures/BackEndFailure.ts';
import { SessionRejected } from '../ports/failures/SessionRejected.ts';
import { Unreachable } from '../ports/failures/Unreachable.ts';
import type { ForAgreeingPrices } from '../ports/orders/ForAgreeingPrices.ts';
import { anAttempt, paid } from '../testing/anAttempt.ts';
import { makePlaceOrder, type OrderRequest } from './PlaceOrder.ts';

const { cap, tee } = CheckoutFixture;
const CHANGED = 'toast.error(Your cart has changed. Please check it, then place your order.)';
const OFFLINE =
  'toast.error(The shop cannot be reached right now. Nothing was charged. Please place your order when the connection is back.)';
const NOT_AGREED = 'toast.error(Your payment could not be prepared. Nothing was charged. Please try again.)';
const providerOrder = { orderId: 'order_9', publicKey: 'rzp_test_shop', scriptUrl: '/checkout.js' };

/** A back-end that charges these lines, and the orders that it was asked for. */
function charging(lines: readonly CartItem[]) {
  const asked: Parameters<ForAgreeingPrices['agree']>[] = [];
  const agree: ForAgreeingPrices['agree'] = async (...parameters) => {
    asked.push(parameters);
    return { ...anAttempt({ orderId: 'checkout-9', lines }), providerOrder };
  };
  return { agree, asked };
}

describe('Place Order agrees the price with the back-end', () => {
  it('for the confirmed lines, the address and the coupon, and pays the provider’s order', async () => {
    const { agree, asked } = charging([tee]);
    const checkout = new CheckoutFixture(agree);
    const { shop, session } = checkout;
    const coupon = couponById('new-year');
    const { ending } = await checkout.open({ coupon });
    expect(asked).toEqual([[session, { lines: [tee], address: anAddress(), coupon }]]);
    expect(shop.payments.requests).toMatchObject([{ amount: 49900, description: 'Order checkout-9', providerOrder }]);
    expect(await checkout.unfinished()).toMatchObject([{ draft: { orderId: 'checkout-9' }, providerOrder }]);
    shop.orders.failWith(new Error('quota exceeded'));
    shop.payments.pay();
    await ending;
    const payment = { paymentId: 'pay_1', providerOrderId: 'order_9', signature: expect.any(String) };
    expect(await checkout.unfinished()).toMatchObject([{ providerOrder, payment }]);
  });

  it('and shows the order when another tab or device has paid the same checkout', async () => {
    const checkout = new CheckoutFixture(charging([tee]).agree);
    const { shop, session } = checkout;
    await shop.orders.record(session, paid(anAttempt(), 'pay of an earlier order'));
    const { ending } = await checkout.open();
    await shop.orders.record(session, paid(anAttempt({ orderId: 'checkout-9', lines: [tee] })));
    shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'paid-elsewhere' });
    expect(checkout.events).toEqual(['preparing', 'paying', 'checking']);
    expect(shop.calls.slice(2)).toEqual([
      'orders.orders(token-1)',
      'checkouts.abandon(checkout-9)',
      'navigation.replaceWith(/profile/orders)',
    ]);
    expect(await checkout.unfinished()).toEqual([]);
  });

  it('and does not ask whether another tab has paid when this one has', async () => {
    const checkout = new CheckoutFixture(charging([tee]).agree);
    const { ending } = await checkout.open();
    checkout.shop.payments.pay();
    expect(await ending).toEqual({ outcome: 'paid' });
    expect(checkout.events).not.toContain('checking');
  });

  it.each([
    ['another order is placed', (shop: MemoryShop) => shop.orders.record(shop.logIn(), paid(anAttempt()))],
    [
      'the orders are not answered',
      ({ ports, clock }: MemoryShop) => {
        vi.spyOn(ports.orders, 'orders').mockImplementation(() => {
          setTimeout(() => clock.advance(5_000));
          return new Promise(() => undefined);
        });
      },
    ],
    [
      'the orders cannot be read',
      ({ ports }: MemoryShop) => void vi.spyOn(ports.orders, 'orders').mockRejectedValue(new Unreachable('gone')),
    ],
  ])('and says that the payment was cancelled when %s', async (_what, change) => {
    const checkout = new CheckoutFixture(charging([tee]).agree);
    const { shop } = checkout;
    const { ending } = await checkout.open();
    await change(shop);
    shop.payments.dismiss();
    expect(await ending).toEqual({ outcome: 'dismissed' });
    expect(shop.calls.at(-2)).toBe('toast.error(Payment process was canceled or failed)');
  });

  const oneTee = CheckoutFixture.cart([tee]);
  const twoTees = [{ ...tee, quantity: 2 }, cap];
  it.each<[string, readonly CartItem[], Partial<OrderRequest>]>([
    ['another quantity', [{ ...tee, quantity: 2 }], { cart: oneTee }],
    ['another product at the same price', [{ ...tee, key: 'another' }], { cart: oneTee }],
    ['another amount', twoTees, { coupon: couponById('new-year'), cart: CheckoutFixture.cart(twoTees) }],
  ])('and takes no payment when that charges %s than the screen shows', async (_what, lines, order) => {
    const checkout = new CheckoutFixture(charging(lines).agree);
    expect(await checkout.place(order)).toEqual({ outcome: 'cart-changed' });
    expect(checkout.shop.calls).toEqual([CHANGED]);
    expect(await checkout.unfinished()).toEqual([]);
  });

  it('shows its refusal and takes no payment', async () => {
    const checkout = new CheckoutFixture(async () => ({ refusal: 'Your cart is empty.' }));
    expect(await checkout.place()).toEqual({ outcome: 'not-agreed' });
    expect(checkout.shop.calls).toEqual(['toast.error(Your cart is empty.)']);
    const { backEnd } = checkout.shop;
    expect(backEnd.shopper('asha@example.com')?.cart).toMatchObject([{ key: 'tee', quantity: 5 }]);
  });

  it.each([
    [new Unreachable('Network Error'), OFFLINE],
    [new BackEndFailure('status 500'), NOT_AGREED],
  ])('and says that nothing was charged when the call fails: %s', async (failure, text) => {
    const checkout = new CheckoutFixture(() => Promise.reject(failure));
    const { shop, events } = checkout;
    expect(await checkout.place()).toEqual({ outcome: 'not-agreed' });
    expect(shop.calls).toEqual(['log.error(A call to the shop failed)', text]);
    expect(shop.log.entries).toMatchObject([{ cause: failure }]);
    expect([events, shop.payments.requests]).toEqual([['preparing'], []]);
  });

  it('and ends the session that the back-end rejects', async () => {
    const checkout = new CheckoutFixture(({ token }) => Promise.reject(new SessionRejected('status 401', [], token)));
    const { shop } = checkout;
    expect(await checkout.place()).toEqual({ outcome: 'session-ended' });
    expect(shop.sessions.current()).toBeUndefined();
    expect(shop.navigation.here()).toBe('/login?from=%2Fcheckout');
    expect(shop.calls.filter((call) => call.startsWith('toast'))).toEqual([]);
  });

  it.each<[string, ForAgreeingPrices['agree']]>([
    ['an agreement', charging([tee]).agree],
    ['a refusal', async () => ({ refusal: 'Your cart is empty.' })],
    ['a failure', () => Promise.reject(new Unreachable('Network Error'))],
  ])('and tells nothing of %s to another shopper', async (_answer, agree) => {
    const checkout = new CheckoutFixture(async (...parameters) => {
      checkout.shop.logIn('bala@example.com', 'Bala');
      return agree(...parameters);
    });
    const { shop } = checkout;
    expect(await checkout.place()).toEqual({ outcome: 'session-ended' });
    expect(shop.calls.filter((call) => !call.startsWith('log'))).toEqual([]);
    expect(shop.payments.requests).toEqual([]);
  });
});

it('A payment of which the back-end makes no order leads to the orders page, without another message', async () => {
  const { shop } = new CheckoutFixture();
  const placeOrder = makePlaceOrder({ ...shop.ports, confirmPayment: async () => ({ outcome: 'refused' }) });
  const order = { address: anAddress(), coupon: undefined, cart: CheckoutFixture.cart([tee]) };
  const confirmed: string[] = [];
  const ending = placeOrder(order, { onStage: () => {}, onConfirmed: ({ outcome }) => confirmed.push(outcome) });
  await CheckoutFixture.nextTask();
  shop.payments.pay();
  expect(await ending).toEqual({ outcome: 'paid' });
  expect(confirmed).toEqual(['refused']);
  expect(shop.navigation.here()).toBe('/profile/orders');
  expect(shop.calls.filter((call) => call.startsWith('toast'))).toEqual([]);
});
