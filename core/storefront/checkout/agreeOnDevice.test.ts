import { expect, it } from 'vitest';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { couponById } from '../../domain/coupons/Coupon.ts';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { aCartItem, anAddress } from '../../domain/testing/samples.ts';
import { aSession } from '../testing/aSession.ts';
import { agreeOnDevice } from './agreeOnDevice.ts';

const address = anAddress();
const session = aSession();

it('The device agrees the price of the given lines with a new order id each time, and without an order of the provider', async () => {
  const prices = agreeOnDevice({ ids: new MemoryIds() });
  const lines = [aCartItem({ quantity: 2 })];
  const coupon = couponById('new-year');
  for (const orderId of ['order-1', 'order-2']) {
    expect(await prices.agree(session, { lines, address, coupon })).toStrictEqual({
      ...{ email: session.email, lines },
      draft: checkoutDraft({ cart: lines, coupon, address, orderId }),
    });
  }
});

it('The device ignores a coupon that the lines do not earn', async () => {
  const order = { lines: [aCartItem({ discountedPrice: 100 })], address, coupon: couponById('new-year') };
  expect(await agreeOnDevice({ ids: new MemoryIds() }).agree(session, order)).toMatchObject({
    draft: { couponDiscountTotal: 0 },
  });
});
