import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { aCartItem } from '../../../core/domain/testing/samples.ts';
import { CartPageViewModel } from './CartPageViewModel.ts';

const worth = (discountedPrice: number) => [aCartItem({ originalPrice: 70000, discountedPrice })];

function openCartPage() {
  const items = observable.box<readonly CartItem[]>(worth(60000), { deep: false });
  const confirmed = observable.box<readonly CartItem[]>(worth(60000), { deep: false });
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
