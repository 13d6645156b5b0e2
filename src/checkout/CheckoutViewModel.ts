import { makeAutoObservable, observableRef } from 'mobx';
import type { Address } from '../../core/domain/addresses/Address.ts';
import { cartTotals, discountedTotal } from '../../core/domain/cart/cartTotals.ts';
import type { Coupon } from '../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../core/domain/coupons/couponDiscount.ts';
import type { ConfirmPaymentOutcome } from '../../core/storefront/checkout/ConfirmPayment.ts';
import type { FinishCheckouts } from '../../core/storefront/checkout/FinishCheckouts.ts';
import type { PlaceOrder } from '../../core/storefront/checkout/PlaceOrder.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import { type SummaryView, summaryView } from '../cart/summaryView.ts';
import type { PendingWork } from '../connection/PendingWork.ts';
import { texts } from '../ui/texts.ts';

/** The stage of the payment. */
export type CheckoutStage = 'choosing' | 'preparing' | 'paying' | 'confirming';

const BUTTON_TEXTS: Readonly<Record<CheckoutStage, string>> = {
  choosing: texts.placeOrder,
  preparing: 'Opening the payment…',
  paying: 'Waiting for payment…',
  confirming: 'Recording your order…',
};

export type CheckoutParts = {
  readonly cart: CartViewModel;
  readonly addresses: AddressesViewModel;
  readonly placeOrder: PlaceOrder;
  readonly finishCheckouts: FinishCheckouts;
  readonly pendingWork: PendingWork;
};

/** The checkout, started on the cart page with or without a coupon and ended by a payment; shared by both pages. */
export class CheckoutViewModel {
  stage: CheckoutStage = 'choosing';
  private coupon: Coupon | undefined = undefined;
  private chosenAddressKey: string | undefined = undefined;
  private readonly parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.parts = parts;
    makeAutoObservable<this, 'coupon' | 'parts'>(this, { coupon: observableRef, parts: false }, { autoBind: true });
  }

  /** The selected delivery address; undefined when none is selected, or it was deleted. */
  get address(): Address | undefined {
    return this.parts.addresses.items.find(({ key }) => key === this.chosenAddressKey);
  }

  get summary(): SummaryView {
    const { items } = this.parts.cart;
    const coupon = this.coupon !== undefined && isEarned(this.coupon, discountedTotal(items)) ? this.coupon : undefined;
    return summaryView(cartTotals(items, coupon), coupon !== undefined);
  }

  get buttonText(): string {
    return BUTTON_TEXTS[this.stage];
  }

  /** Starts a new checkout with the coupon of the cart page. */
  begin(coupon: Coupon | undefined): void {
    this.coupon = coupon;
    this.chosenAddressKey = undefined;
  }

  chooseAddress(key: string): void {
    this.chosenAddressKey = key;
  }

  /** Takes the payment for the cart as shown. */
  async placeOrder(): Promise<void> {
    const { cart, placeOrder, pendingWork } = this.parts;
    const request = { address: this.address, coupon: this.coupon, cart };
    let confirmed: (() => void) | undefined;
    const { outcome } = await placeOrder(request, {
      onStage: (stage) => {
        this.setStage(stage);
        if (stage === 'confirming') {
          void pendingWork.track(new Promise<void>((resolve) => (confirmed = resolve)));
        }
      },
      onConfirmed: (result) => {
        this.takeOver(result);
        confirmed?.();
        this.setStage('choosing');
      },
    });
    if (outcome !== 'already-open') this.setStage('choosing');
  }

  /** Confirms what an earlier visit has paid. */
  async finish(): Promise<void> {
    for (const result of await this.parts.pendingWork.track(this.parts.finishCheckouts())) this.takeOver(result);
  }

  private takeOver(result: ConfirmPaymentOutcome): void {
    if (result.outcome === 'placed' && 'items' in result.cart && result.cart.items !== undefined) {
      this.parts.cart.replace(result.cart.items);
    }
  }

  private setStage(stage: CheckoutStage): void {
    this.stage = stage;
  }
}
