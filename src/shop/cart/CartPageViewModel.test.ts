import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import { CartPageViewModel } from './CartPageViewModel.ts';

const worth = (discountedPrice: number) => [aCartItem({ originalPrice: 70000, discountedPrice })];

function openCartPage(discountedPrice = 60000) {
  const items = observable.box<readonly CartItem[]>(worth(discountedPrice), { deep: false });
  const confirmed = observable.box<readonly CartItem[]>(worth(discountedPrice), { deep: false });
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
    choices: { stateWith: (coupon) => ({ coupon: coupon?.id }) },
    toggleCoupon: (coupon, present) => (present?.id === coupon.id ? undefined : coupon),
  });
  return {
    page,
    forgotten: () => forgotten,
    show: (price: number) => runInAction(() => items.set(worth(price))),
    confirm: (price: number) => runInAction(() => confirmed.set(worth(price))),
  };
}

describe('The coupons of the cart page', () => {
  it('are listed with what is missing to those that the cart does not earn', () => {
    const { page } = openCartPage(30000);
    const couponOf = (wanted: string) => page.coupons.find(({ id }) => id === wanted);
    expect(couponOf('black-friday')).toMatchObject({ isDisabled: false, isSelected: false });
    expect(couponOf('new-year')).toMatchObject({ isDisabled: true, note: 'Minimum purchase: ₹500' });
    expect(page.distanceToNextCoupon).toBe('₹201 more unlocks 20% off');
    expect(openCartPage(1_000_000_000).page.distanceToNextCoupon).toBeUndefined();
  });

  it('are selected and deselected when the cart earns them', () => {
    const { page } = openCartPage();
    const { toggleCoupon } = page;
    toggleCoupon('new-year');
    expect(page.coupons.flatMap(({ id, isSelected }) => (isSelected ? [id] : []))).toEqual(['new-year']);
    expect(page.summary).toMatchObject({ total: '₹480', couponDiscount: '−₹120' });
    toggleCoupon('new-year');
    expect([page.coupon, page.summary.couponDiscount]).toEqual([undefined, undefined]);
  });

  it('cannot be selected when the cart does not earn them, nor when they do not exist', () => {
    const { page } = openCartPage(30000);
    page.toggleCoupon('new-year');
    page.toggleCoupon('none');
    expect(page.coupon).toBeUndefined();
  });

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

  it('are shown in a list that opens and closes', () => {
    const { page } = openCartPage();
    expect(page.isCouponListOpen).toBe(false);
    page.toggleCouponList();
    expect(page.isCouponListOpen).toBe(true);
    page.toggleCouponList();
    expect(page.isCouponListOpen).toBe(false);
  });
});

describe('The cart page', () => {
  it('begins without a coupon, and carries the selected one into the checkout', () => {
    const { page } = openCartPage();
    page.appear();
    expect(page.checkoutState).toEqual({ coupon: undefined });
    page.toggleCoupon('black-friday');
    expect(page.checkoutState).toEqual({ coupon: 'black-friday' });
  });

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
