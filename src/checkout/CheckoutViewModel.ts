import { makeAutoObservable, observableRef } from 'mobx';
import type { Address } from '../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { cartTotals, discountedTotal } from '../../core/domain/cart/cartTotals.ts';
import type { Coupon } from '../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../core/domain/coupons/couponDiscount.ts';
import { type CheckoutDraft, checkoutDraft } from '../../core/domain/orders/CheckoutDraft.ts';
import type { PlaceOrder, PlaceOrderOutcome } from '../../core/storefront/checkout/PlaceOrder.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import { type SummaryView, summaryView } from '../cart/summaryView.ts';
import type { PendingWork } from '../connection/PendingWork.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import { texts } from '../ui/texts.ts';

/** How far the payment has come. */
export type CheckoutStage = 'choosing' | 'paying' | 'recording';

export type CheckoutParts = {
  readonly cart: CartViewModel;
  readonly addresses: AddressesViewModel;
  readonly session: SessionViewModel;
  readonly placeOrder: PlaceOrder;
  readonly generateOrderId: () => string;
  readonly pendingWork: PendingWork;
};

/** The checkout, begun on the cart page with or without a coupon and ended by a payment; shared by both pages. */
export class CheckoutViewModel {
  stage: CheckoutStage = 'choosing';
  private coupon: Coupon | undefined = undefined;
  private chosenAddressKey: string | undefined = undefined;
  private readonly parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.parts = parts;
    makeAutoObservable<this, 'coupon' | 'parts'>(this, { coupon: observableRef, parts: false }, { autoBind: true });
  }

  /** The chosen delivery address; undefined when none is, or when it was deleted meanwhile. */
  get address(): Address | undefined {
    return this.parts.addresses.items.find(({ key }) => key === this.chosenAddressKey);
  }

  get summary(): SummaryView {
    const coupon = this.earnedCoupon;
    return summaryView(cartTotals(this.parts.cart.items, coupon), coupon !== undefined);
  }

  get buttonText(): string {
    switch (this.stage) {
      case 'choosing':
        return texts.placeOrder;
      case 'paying':
        return 'Waiting for payment…';
      case 'recording':
        return 'Recording your order…';
    }
  }

  /** Begins anew with the coupon that the cart page promised. */
  begin(coupon: Coupon | undefined): void {
    this.coupon = coupon;
    this.chosenAddressKey = undefined;
  }

  chooseAddress(key: string): void {
    this.chosenAddressKey = key;
  }

  /** Takes the payment for the cart as it is now; a second press while a payment is open does nothing. */
  async placeOrder(): Promise<void> {
    const { cart, session, placeOrder, generateOrderId, pendingWork } = this.parts;
    if (this.stage !== 'choosing' || session.session === undefined || cart.items.length === 0) return;
    const checkout = { draft: this.draftWith(generateOrderId()), cart: cart.items, session: session.session };
    this.stage = 'paying';
    const placing = placeOrder(checkout, () => {
      this.enter('recording');
      void pendingWork.track(placing);
    });
    try {
      const result = await placing;
      if (session.session?.token === checkout.session.token) await cart.follow(async () => result, cartAfter);
    } finally {
      this.enter('choosing');
    }
  }

  private get earnedCoupon(): Coupon | undefined {
    const due = discountedTotal(this.parts.cart.items);
    return this.coupon !== undefined && isEarned(this.coupon, due) ? this.coupon : undefined;
  }

  private draftWith(orderId: string): CheckoutDraft {
    return checkoutDraft({ cart: this.parts.cart.items, coupon: this.coupon, address: this.address, orderId });
  }

  private enter(stage: CheckoutStage): void {
    this.stage = stage;
  }
}

function cartAfter(result: PlaceOrderOutcome): readonly CartItem[] | undefined {
  return result.outcome === 'placed' && result.clearing.outcome === 'kept' ? result.clearing.cart : undefined;
}
