import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { cartTotals, discountedTotal } from '../../core/domain/cart/cartTotals.ts';
import { type Coupon, couponById, coupons } from '../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../core/domain/coupons/couponDiscount.ts';
import { nextCoupon } from '../../core/domain/coupons/nextCoupon.ts';
import type { ToggleCoupon } from '../../core/storefront/coupons/ToggleCoupon.ts';
import type { CheckoutViewModel } from '../checkout/CheckoutViewModel.ts';
import type { CartViewModel } from './CartViewModel.ts';
import { type CouponView, couponView } from './couponView.ts';
import { distanceText } from './distanceText.ts';
import { type SummaryView, summaryView } from './summaryView.ts';

/** The cart page's own state: the coupon chosen there, gone when the page is left. */
export class CartPageViewModel {
  coupon: Coupon | undefined = undefined;
  isCouponListOpen = false;
  private readonly cart: CartViewModel;
  private readonly checkout: CheckoutViewModel;
  private readonly toggle: ToggleCoupon;

  constructor(cart: CartViewModel, checkout: CheckoutViewModel, toggleCoupon: ToggleCoupon) {
    this.cart = cart;
    this.checkout = checkout;
    this.toggle = toggleCoupon;
    makeAutoObservable<this, 'cart' | 'checkout' | 'toggle'>(
      this,
      { coupon: observableRef, cart: false, checkout: false, toggle: false },
      { autoBind: true },
    );
  }

  get coupons(): readonly CouponView[] {
    return coupons.map((coupon) => couponView(coupon, this.discountedTotal, this.coupon));
  }

  /** How far it is to the next coupon, such as `₹51 more unlocks 20% off`; undefined when the cart earns them all. */
  get distanceToNextCoupon(): string | undefined {
    const next = nextCoupon(coupons, this.discountedTotal);
    return next && distanceText(next);
  }

  get summary(): SummaryView {
    return summaryView(cartTotals(this.cart.items, this.coupon), this.coupon !== undefined);
  }

  /** Begins without a coupon and lets go of one that the cart no longer earns; answers what to do when the page is left. */
  appear(): () => void {
    this.checkout.begin(undefined);
    const isUnearned = () => this.coupon !== undefined && !isEarned(this.coupon, this.discountedTotal);
    const stopWatching = reaction(isUnearned, this.dropUnearned);
    return () => {
      stopWatching();
      this.cart.forgetRemoval();
    };
  }

  toggleCouponList(): void {
    this.isCouponListOpen = !this.isCouponListOpen;
  }

  toggleCoupon(id: string): void {
    const coupon = couponById(id);
    if (coupon === undefined || !isEarned(coupon, this.discountedTotal)) return;
    this.coupon = this.toggle(coupon, this.coupon);
  }

  /** Carries the coupon into the checkout. */
  placeOrder(): void {
    this.checkout.begin(this.coupon);
  }

  private get discountedTotal(): number {
    return discountedTotal(this.cart.items);
  }

  private dropUnearned(isUnearned: boolean): void {
    if (isUnearned) this.coupon = undefined;
  }
}
