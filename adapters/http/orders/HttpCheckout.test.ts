import { describe, expect, it } from 'vitest';
import { couponById } from '../../../core/domain/coupons/Coupon.ts';
import { aCartItem, anAddress } from '../../../core/domain/testing/samples.ts';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import { toWireAddress } from '../../wire/account/wireAddress.ts';
import { toWireCartItem } from '../../wire/wireCartItem.ts';
import { apiAnswering, failureOf, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpCheckout } from './HttpCheckout.ts';

const lines = [aCartItem({ originalPrice: 69_900, discountedPrice: 49_900, quantity: 2 })];
const address = anAddress({ key: 'home' });
const newYear = couponById('new-year');
const checkout = {
  ...{ id: 'checkout-1', amount: 79_840, currency: 'INR', subTotal: 139_800, discount: 40_000, couponDiscount: 19_960 },
  ...{ lines: lines.map(toWireCartItem), address: toWireAddress(address) },
  payment: { provider: 'razorpay', keyId: 'rzp_test_shop', orderId: 'order_9', scriptUrl: '/checkout.js' },
};

function agreeing(answer: () => Response | Promise<Response>) {
  const { api, sent, monitor } = apiAnswering(answer);
  const prices = new HttpCheckout(api);
  const agree = (coupon = newYear, ordered = lines) => prices.agree(SESSION, { lines: ordered, address, coupon });
  return { agree, sent, monitor };
}

const bodyOf = (sent: { readonly init: RequestInit | undefined }[]) => JSON.parse(String(sent[0]?.init?.body));

describe('POST /api/user/checkout', () => {
  it('sends the address and the coupon, and no price', async () => {
    const { agree, sent } = agreeing(json(201, { checkout }));
    await agree();
    expect(sent).toMatchObject([{ url: '/api/user/checkout', init: { method: 'POST' } }]);
    expect(sent[0]?.init?.headers).toMatchObject({ authorization: SESSION.token });
    expect(bodyOf(sent)).toEqual({ addressId: 'home', couponId: 'new-year' });
  });

  it.each([
    ['is chosen', undefined, lines],
    ['is earned', newYear, [aCartItem({ discountedPrice: 100 })]],
  ])('sends no coupon when none %s', async (_case, coupon, ordered) => {
    const { api, sent } = apiAnswering(json(201, { checkout }));
    await new HttpCheckout(api).agree(SESSION, { lines: ordered, address, coupon });
    expect(bodyOf(sent)).toEqual({ addressId: 'home' });
  });

  it.each([404, 409, 422])('is refused with the first text of status %d', async (status) => {
    const { agree, monitor } = agreeing(json(status, { errors: ['Your cart is empty.', 'second'] }));
    expect(await agree()).toEqual({ refusal: 'Your cart is empty.' });
    expect(monitor.isOnline()).toBe(true);
  });

  it.each([
    ['an amount that is not the total', 201, { checkout: { ...checkout, amount: 79_841 } }],
    ['amounts in rupees', 201, { checkout: { ...checkout, amount: 798.4 } }],
    ['no order of the provider', 201, { checkout: { ...checkout, payment: { ...checkout.payment, orderId: '' } } }],
    ['an error', 500, { errors: ['Sorry'] }],
    ['a refusal without a reason', 422, {}],
    ['a page that is not the API’s', 404, {}],
  ])('fails on %s', async (_case, status, body) => {
    const failure = await failureOf(agreeing(json(status, body)).agree());
    expect(failure).not.toBeInstanceOf(Unreachable);
  });

  it('fails as unreachable on status 503', async () => {
    const failure = await failureOf(agreeing(json(503, { errors: ['The payment provider does not answer.'] })).agree());
    expect(failure).toBeInstanceOf(Unreachable);
  });
});
