import { HttpStaffCoupons } from '../../../adapters/http/admin/HttpStaffCoupons.ts';
import { MemoryStaffCoupons } from '../../../adapters/memory/admin/MemoryStaffCoupons.ts';
import { faultOf } from './faultOf.ts';
import { signedInServer } from './signedInServer.ts';
import { describeStaffCouponsContract } from './staffCouponsContract.ts';

describeStaffCouponsContract('MemoryStaffCoupons', async () => {
  const coupons = new MemoryStaffCoupons(() => Date.UTC(2026, 2, 1, 9, 30));
  return {
    coupons,
    useTwice: async (id) => {
      const coupon = coupons.all.get(id);
      if (coupon !== undefined) coupons.all.set(id, { ...coupon, uses: 2 });
    },
    fail: (how) => {
      coupons.failure = faultOf(how);
    },
  };
});

describeStaffCouponsContract('HttpStaffCoupons on the server', async () => {
  const { api, fixture, fail } = await signedInServer();
  return {
    coupons: new HttpStaffCoupons(api),
    useTwice: async (couponId) => {
      const use = { couponId, shopperId: 'asha', discount: 1, state: 'held' } as const;
      for (const checkoutId of ['a', 'b']) await fixture.ports.coupons.setUse({ ...use, checkoutId });
    },
    fail,
  };
});
