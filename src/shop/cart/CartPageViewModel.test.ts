import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { type Coupon, coupons as firstCoupons } from '../../../core/domain/coupons/Coupon.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import { CartPageViewModel } from './CartPageViewModel.ts';

const worth = (discountedPrice: number) => [aCartItem({ originalPrice: 70000, discountedPrice })];

function openCartPage() {
  const items = observable.box<readonly CartItem[]>(worth(60000), { deep: false });
  const confirmed = observable.box<readonly CartItem[]>(worth(60000), { deep: false });
  const coupons = observable.box<readonly Coupon[]>(firstCoupons, { deep: false });
  let loads = 0;
  let forgotten = 0;
  const page = new CartPageViewModel({
    cart: {
      get items() {
        return items.get();
      },
      get confirmed() {
        return confirmed.get();
      },
      removals: {
        forget: () => {
          forgotten += 1;
        },
      },
    },
    coupons: {
      get all() {
        return coupons.get();
      },
      find: (id) => coupons.get().find((coupon) => coupon.id === id),
      load: async () => {
        loads += 1;
      },
    },
    choices: { stateWith: (coupon) => ({ coupon: coupon?.id }) },
    toggleCoupon: (coupon, present) => (present?.id === coupon.id ? undefined : coupon),
  });
  return {
    page,
    loads: () => loads,
    end: (id: string) => runInAction(() => coupons.set(coupons.get().filter((coupon) => coupon.id !== id))),
    forgotten: () => forgotten,
    show: (price: number) => runInAction(() => items.set(worth(price))),
    confirm: (price: number) => runInAction(() => confirmed.set(worth(price))),
  };
}

describe('The coupons of the cart page', () => {
  it('count confirmed lines only, and are dropped once the cart no longer earns them', () => {
    const { page, show, confirm } = openCartPage();
    page.appear();
    page.toggleCoupon('new-year');
    confirm(55000);
    show(30000);
    expect(page.coupon?.id).toBe('new-year');
    confirm(30000);
    expect(page.coupon).toBeUndefined();
    page.toggleCoupon('black-friday');
    expect(page.coupon?.id).toBe('black-friday');
  });

  it('are asked for when the page appears, and one that has ended is dropped', () => {
    const { page, loads, end } = openCartPage();
    expect(loads()).toBe(0);
    page.appear();
    expect(loads()).toBe(1);
    page.toggleCoupon('new-year');
    end('new-year');
    expect([page.coupon, page.summary.couponDiscount, page.coupons.length]).toEqual([undefined, undefined, 1]);
  });
});

describe('The cart page', () => {
  it('forgets the last removal and no longer watches the coupon when it is left', () => {
    const { page, confirm, forgotten } = openCartPage();
    const leave = page.appear();
    page.toggleCoupon('new-year');
    expect(forgotten()).toBe(0);
    leave();
    confirm(30000);
    expect([forgotten(), page.coupon?.id]).toEqual([1, 'new-year']);
  });
});
