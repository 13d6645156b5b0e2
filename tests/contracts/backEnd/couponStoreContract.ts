import { beforeEach, describe, expect, it } from 'vitest';
import type { CouponUse } from '../../../core/backend/ports/ForStoringCoupons.ts';
import { aCheckout } from '../../../core/backend/testing/samples.ts';
import { coupons as firstCoupons, withDescription } from '../../../core/domain/coupons/Coupon.ts';
import type { LimitedCoupon } from '../../../core/domain/coupons/CouponLimits.ts';
import { type BackEndStoreSubject, type MakeStores, openStores } from './BackEndStores.ts';
import { minute, register } from './storeSamples.ts';

const diwali: LimitedCoupon = {
  ...withDescription({ id: 'diwali', name: 'DIWALI "D" \u2028', minimumPurchase: 100_050, percent: 15 }),
  ...{ startsAt: minute(0), endsAt: minute(60), mostUses: 2, mostPerShopper: 1 },
};
const plain: LimitedCoupon = withDescription({ id: 'plain', name: 'PLAIN', minimumPurchase: 0, amount: 1 });
const use: CouponUse = { checkoutId: 'a', couponId: 'diwali', shopperId: 'asha', discount: 2_000, state: 'held' };

export function describeCouponStoreContract(name: string, makeStores: MakeStores): void {
  describe(`${name} stores the coupons`, () => {
    const open = openStores(makeStores);
    let coupons: BackEndStoreSubject['coupons'];
    beforeEach(async () => {
      ({ coupons } = open());
      for (const coupon of [diwali, plain]) expect(await coupons.add(coupon)).toBe(true);
    });
    const usesOf = async (id: string) => (await coupons.coupon(id))?.uses;

    it('with all their terms, the earliest first, after the two of the specification', async () => {
      const all = [...firstCoupons, diwali, plain].map((coupon) => ({ ...coupon, uses: 0 }));
      expect(await coupons.all()).toEqual(all);
      expect(await coupons.coupon('plain')).toEqual({ ...plain, uses: 0 });
      expect(await coupons.coupon('unknown')).toBeUndefined();
    });

    it('once each', async () => {
      expect(await coupons.add({ ...plain, id: 'diwali' })).toBe(false);
      expect(await coupons.coupon('diwali')).toEqual({ ...diwali, uses: 0 });
    });

    it('and replaces the terms of one', async () => {
      await coupons.replace({ ...plain, id: 'diwali', endsAt: minute(1) });
      await coupons.replace({ ...plain, id: 'unknown' });
      expect(await coupons.coupon('diwali')).toEqual({ ...plain, id: 'diwali', endsAt: minute(1), uses: 0 });
      expect(await coupons.all()).toHaveLength(4);
    });

    it('and locks some', async () => {
      const locked = await open().transactions.within((stores) => stores.coupons.lock(['plain', 'unknown', 'diwali']));
      expect(locked.map(({ id }) => id).toSorted()).toEqual(['diwali', 'plain']);
    });

    it('and counts the uses that are held or used', async () => {
      await coupons.setUse(use);
      await coupons.setUse({ ...use, checkoutId: 'b', shopperId: 'meher' });
      expect(await usesOf('diwali')).toBe(2);
      await coupons.setUse({ ...use, state: 'used', usedAt: minute(1) });
      expect(await coupons.use('a')).toEqual({ ...use, state: 'used', usedAt: minute(1) });
      expect([await usesOf('diwali'), await coupons.countUses('diwali', 'asha')]).toEqual([2, 1]);
      await coupons.setUse({ ...use, state: 'released' });
      expect([await usesOf('diwali'), await coupons.countUses('diwali', 'asha')]).toEqual([1, 0]);
      expect(await coupons.use('unknown')).toBeUndefined();
    });

    it('and counts a use for another coupon when the checkout changes it', async () => {
      await coupons.setUse(use);
      await coupons.setUse({ ...use, couponId: 'plain', discount: 1 });
      expect([await usesOf('diwali'), await usesOf('plain')]).toEqual([0, 1]);
    });

    it('and finds the held uses of a shopper whose checkouts have no order', async () => {
      const { checkouts, orders } = open();
      const asha = await register(open());
      for (const id of ['paid', 'open']) {
        await checkouts.add(aCheckout({ id }));
        await coupons.setUse({ ...use, checkoutId: id, couponId: 'plain', discount: 1 });
      }
      await coupons.setUse({ ...use, couponId: 'new-year', checkoutId: 'gone', state: 'released' });
      await coupons.setUse({ ...use, checkoutId: 'other', shopperId: 'meher' });
      const { lines, draft } = aCheckout({ id: 'paid' });
      const order = {
        orderId: 'paid',
        paymentId: 'pay',
        amountPaid: 49_900,
        orderedProducts: lines,
        paidAt: minute(1),
      };
      await orders.add({
        ...{ ...order, shopperId: asha, deliveryAddress: draft.orderAddress },
        ...{ number: 'CR-1', standing: 'payment-pending' },
      });
      expect((await coupons.openUses(asha)).map(({ checkoutId }) => checkoutId)).toEqual(['open']);
    });
  });
}
