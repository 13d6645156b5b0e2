import { makeAutoObservable, reaction } from 'mobx';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { cartTotals, discountedTotal } from '../../../core/domain/cart/cartTotals.ts';
import type { Coupon } from '../../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../../core/domain/coupons/couponDiscount.ts';
import { nextCoupon } from '../../../core/domain/coupons/nextCoupon.ts';
import type { ToggleCoupon } from '../../../core/storefront/coupons/ToggleCoupon.ts';
import type { EntryState } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import type { RemovalUndo } from '../../shared/lists/RemovalUndo.ts';
import type { CartViewModel } from './CartViewModel.ts';
import type { CheckoutChoices } from './CheckoutChoices.ts';
import type { CouponsViewModel } from './coupons/CouponsViewModel.ts';
import { type CouponView, couponViews } from './coupons/couponView.ts';
import { distanceText } from './coupons/distanceText.ts';
import { type SummaryView, summaryView } from './summaryView.ts';

export type CartPageParts = {
  readonly cart: Pick<CartViewModel, 'items' | 'confirmed'> & {
    readonly removals: Pick<RemovalUndo<CartItem>, 'forget'>;
  };
  readonly choices: Pick<CheckoutChoices, 'stateWith'>;
  readonly coupons: Pick<CouponsViewModel, 'all' | 'find' | 'load'>;
  readonly toggleCoupon: ToggleCoupon;
};

/** The cart page's own state: the coupon selected there, gone when the page is left. Coupons count confirmed lines only. */
export class CartPageViewModel {
  private couponId: string | undefined = undefined;
  isCouponListOpen = false;
  private readonly parts: CartPageParts;

  constructor(parts: CartPageParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  get coupon(): Coupon | undefined {
    return this.parts.coupons.find(this.couponId);
  }

  get coupons(): readonly CouponView[] {
    return couponViews(this.parts.coupons.all, this.discountedTotal, this.coupon);
  }

  /** The amount to the next coupon, such as `₹51 more unlocks 20% off`; undefined when the cart earns them all. */
  get distanceToNextCoupon(): string | undefined {
    const next = nextCoupon(this.parts.coupons.all, this.discountedTotal);
    return next && distanceText(next);
  }

  get summary(): SummaryView {
    return summaryView(cartTotals(this.parts.cart.items, this.coupon), this.coupon !== undefined);
  }

  /** Carries the coupon into the checkout that the page leads to. */
  get checkoutState(): EntryState {
    return this.parts.choices.stateWith(this.coupon);
  }

  /** Asks which coupons there are, and deselects one that the cart no longer earns or that has ended; returns a function to call when the page is left. */
  appear(): () => void {
    void this.parts.coupons.load();
    const isUnearned = () =>
      this.couponId !== undefined && (this.coupon === undefined || !isEarned(this.coupon, this.discountedTotal));
    const stopWatching = reaction(isUnearned, this.dropUnearned);
    return () => {
      stopWatching();
      this.parts.cart.removals.forget();
    };
  }

  toggleCouponList(): void {
    this.isCouponListOpen = !this.isCouponListOpen;
  }

  toggleCoupon(id: string): void {
    const coupon = this.parts.coupons.find(id);
    if (coupon === undefined || !isEarned(coupon, this.discountedTotal)) return;
    this.couponId = this.parts.toggleCoupon(coupon, this.coupon)?.id;
  }

  private get discountedTotal(): number {
    return discountedTotal(this.parts.cart.confirmed);
  }

  private dropUnearned(isUnearned: boolean): void {
    if (isUnearned) this.couponId = undefined;
  }
}
