import { makeAutoObservable, observableRef } from 'mobx';
import type { Coupon } from '../../../core/domain/coupons/Coupon.ts';

/** What the shopper has chosen for the next order: the coupon of the cart page and a delivery address. */
export class CheckoutChoices {
  coupon: Coupon | undefined = undefined;
  addressKey: string | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { coupon: observableRef }, { autoBind: true });
  }

  /** Starts a new checkout with the coupon of the cart page. */
  begin(coupon: Coupon | undefined): void {
    this.coupon = coupon;
    this.addressKey = undefined;
  }

  chooseAddress(key: string): void {
    this.addressKey = key;
  }
}
