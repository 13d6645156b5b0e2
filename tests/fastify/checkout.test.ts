import { describe, expect, it } from 'vitest';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { AT_START, ashasServer, home, receiptLine, START, startCheckout, teeLine } from './testServer.ts';

const address = { ...home, _id: expect.any(String), ...AT_START };

describe('POST /user/checkout', () => {
  it('returns 201 with the agreed price in paise and what the provider needs', async () => {
    const { asAsha } = await ashasServer();
    expect(await startCheckout(asAsha, 'black-friday')).toEqual({
      checkout: {
        ...{ id: expect.any(String), amount: 47_900, currency: 'INR' },
        ...{ subTotal: 69_900, discount: 20_000, couponDiscount: 2_000 },
        ...{ lines: [receiptLine], address },
        payment: {
          ...{ provider: 'razorpay', keyId: 'key_of_the_shop', orderId: 'order_1' },
          ...{ scriptUrl: 'https://provider.test/checkout.js', timeout: 870 },
        },
        expiresAt: timestamp(START + 900_000),
      },
    });
  });

  it.each([
    ['an empty cart', { addressId: 'a' }, 'The cart is empty.'],
    ['an unknown coupon', { couponId: 'free' }, 'The coupon does not exist.'],
    ['a coupon not earned', { couponId: 'new-year' }, 'The cart does not reach the minimum purchase of the coupon.'],
  ])('returns 422 for %s, and asks the provider for nothing', async (what, body, text) => {
    const { asAsha, ports } = await ashasServer();
    if (what !== 'an empty cart') await asAsha('POST', '/user/cart', { product: { _id: 'tee' } });
    const book = (await asAsha('POST', '/user/address', { address: home })).body;
    const { addressList } = book as { readonly addressList: readonly [{ readonly _id: string }] };
    const request = { addressId: addressList[0]._id, ...body };
    expect(await asAsha('POST', '/user/checkout', request)).toMatchObject({ status: 422, body: { errors: [text] } });
    expect(ports.provider.orders).toEqual([]);
  });

  it('returns 424 when the provider is unavailable, and keeps the cart', async () => {
    const { asAsha, ports } = await ashasServer();
    ports.provider.isUnavailable = true;
    expect(await startCheckout(asAsha)).toEqual({ errors: [expect.stringContaining('Nothing was charged')] });
    expect(await asAsha('GET', '/user/cart')).toMatchObject({ body: { cart: [teeLine] } });
  });
});
