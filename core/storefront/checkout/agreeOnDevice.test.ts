import { expect, it } from 'vitest';
import { MemoryIds } from '../../../adapters/memory/MemoryIds.ts';
import { couponById } from '../../domain/coupons/Coupon.ts';
import { aCartItem, anAddress } from '../../domain/testing/samples.ts';
import { aSession } from '../testing/aSession.ts';
import { agreeOnDevice } from './agreeOnDevice.ts';

const address = anAddress();
const session = aSession();

it('The device ignores a coupon that the lines do not earn', async () => {
  const order = { lines: [aCartItem({ discountedPrice: 100 })], address, coupon: couponById('new-year') };
  expect(await agreeOnDevice({ ids: new MemoryIds() }).agree(session, order)).toMatchObject({
    draft: { couponDiscountTotal: 0 },
  });
});
