import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import { cartTotals, discountedTotal } from '../../../core/domain/cart/cartTotals.ts';
import { isEarned } from '../../../core/domain/coupons/couponDiscount.ts';
import type { FindLastAddress } from '../../../core/storefront/checkout/FindLastAddress.ts';
import type { PlaceOrder } from '../../../core/storefront/checkout/PlaceOrder.ts';
import type { ShortLine } from '../../../core/storefront/ports/orders/ForAgreeingPrices.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { texts } from '../../shared/ui/text/texts.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { CheckoutChoices } from '../cart/CheckoutChoices.ts';
import type { CouponsViewModel } from '../cart/coupons/CouponsViewModel.ts';
import { type SummaryView, summaryView } from '../cart/summaryView.ts';
import type { UnfinishedCheckouts } from '../cart/UnfinishedCheckouts.ts';
import type { LatestOrder } from '../orders/LatestOrder.ts';
import type { StockViewModel } from '../stock/StockViewModel.ts';

/** The stage of the payment. */
export type CheckoutStage = 'choosing' | 'preparing' | 'paying' | 'checking' | 'confirming';

const BUTTON_TEXTS: Readonly<Record<CheckoutStage, string>> = {
  choosing: texts.placeOrder,
  preparing: 'Opening the payment…',
  paying: 'Waiting for payment…',
  checking: 'Checking your payment…',
  confirming: 'Recording your order…',
};

/** A line of which the shop has too few, ready to print. */
type ShortLineView = { readonly key: string; readonly text: string; readonly offer: string };

export type CheckoutParts = {
  readonly cart: CartViewModel;
  readonly addresses: AddressesViewModel;
  readonly choices: CheckoutChoices;
  readonly coupons: Pick<CouponsViewModel, 'load'>;
  readonly placeOrder: PlaceOrder;
  readonly findLastAddress: FindLastAddress;
  readonly pendingWork: PendingWork;
  readonly unfinishedCheckouts: Pick<UnfinishedCheckouts, 'takeOver'>;
  readonly latestOrder: Pick<LatestOrder, 'remember'>;
  readonly stock: Pick<StockViewModel, 'renew'>;
};

/** The checkout, started on the cart page with or without a coupon and ended by a payment. */
export class CheckoutViewModel {
  stage: CheckoutStage = 'choosing';
  /** How often Place Order was pressed without an address on this visit. */
  pressesWithoutAddress = 0;
  /** Whether the last attempt on this visit ended without a payment. */
  isUnpaid = false;
  /** The key of the address that the shopper used last. */
  private lastAddressKey: string | undefined = undefined;
  private isAddressRecalled = false;
  /** The lines of which the last attempt had too many. */
  private found: readonly ShortLine[] = [];
  private readonly parts: CheckoutParts;

  constructor(parts: CheckoutParts) {
    this.parts = parts;
    const plain = { parts: false, isAddressRecalled: false } as const;
    makeAutoObservable<this, 'found' | keyof typeof plain>(
      this,
      { ...plain, found: observableRef },
      { autoBind: true },
    );
  }

  /**
   * The delivery address: the chosen one, else the one just saved here, else that of the last order, else the only one. Undefined
   * when there is none, or the chosen one was deleted.
   */
  get address(): Address | undefined {
    const { addresses, choices } = this.parts;
    const { items } = addresses;
    const withKey = (wanted: string | undefined) => items.find(({ key }) => key === wanted);
    if (choices.addressKey !== undefined) return withKey(choices.addressKey);
    const only = items.length === 1 ? items[0] : undefined;
    return withKey(choices.savedAddressKey) ?? withKey(this.lastAddressKey) ?? only;
  }

  /** What to do about the address; empty unless Place Order was pressed without one. */
  get addressHint(): string {
    if (this.pressesWithoutAddress === 0 || this.address !== undefined) return '';
    return this.parts.addresses.items.length > 0 ? 'Choose where your order goes.' : 'Add an address first.';
  }

  get summary(): SummaryView {
    const { cart, choices } = this.parts;
    const { coupon } = choices;
    const isCounted = coupon !== undefined && isEarned(coupon, discountedTotal(cart.items));
    return summaryView(cartTotals(cart.items, coupon), isCounted);
  }

  /** The lines of which the shop has fewer than the cart, with what a button offers. */
  get shortLines(): readonly ShortLineView[] {
    const quantityOf = (wanted: string) => this.parts.cart.items.find(({ key }) => key === wanted)?.quantity ?? 0;
    return this.found
      .filter(({ key, left }) => quantityOf(key) > left)
      .map(({ key, left, text }) => ({ key, text, offer: left > 0 ? `Take ${left}` : 'Remove it' }));
  }

  get buttonText(): string {
    return BUTTON_TEXTS[this.stage];
  }

  /**
   * Reads what the shopper has chosen for this entry of the history, and drops a coupon that the cart no longer earns. To be called
   * for each entry; returns a function to call when it is left.
   */
  appear(): () => void {
    const { cart, choices, coupons, addresses } = this.parts;
    choices.follow();
    if (choices.hasCoupon) void coupons.load();
    if (!this.isAddressRecalled) void this.recallAddress();
    const isUnearned = () =>
      cart.status === 'ready' &&
      choices.coupon !== undefined &&
      !isEarned(choices.coupon, discountedTotal(cart.confirmed));
    const stops = [
      reaction(isUnearned, (isDropped) => isDropped && choices.dropCoupon(), { fireImmediately: true }),
      reaction(
        () => addresses.saved,
        (saved) => saved && choices.rememberSavedAddress(saved.key),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.setPressesWithoutAddress(0);
      this.setUnpaid(false);
      this.isAddressRecalled = false;
    };
  }

  /** Looks up the address that the shopper used last. Called ahead of a visit, it is not called again for that visit. */
  async recallAddress(): Promise<void> {
    const { findLastAddress, pendingWork } = this.parts;
    this.isAddressRecalled = true;
    const key = await pendingWork.track(findLastAddress());
    runInAction(() => {
      this.lastAddressKey = key;
    });
  }

  chooseAddress(key: string): void {
    this.parts.choices.chooseAddress(key);
  }

  /** Changes a line to the quantity that the shop has. */
  async takeWhatIsLeft(productKey: string): Promise<void> {
    const { cart } = this.parts;
    const left = this.found.find(({ key }) => key === productKey)?.left ?? 0;
    const quantity = cart.items.find(({ key }) => key === productKey)?.quantity ?? 0;
    if (left <= 0) return cart.remove(productKey);
    for (let pieces = quantity; pieces > left; pieces -= 1) await cart.decrement(productKey);
  }

  /** Takes the payment for the cart as shown. */
  async placeOrder(): Promise<void> {
    const { cart, choices, placeOrder, pendingWork, unfinishedCheckouts, latestOrder, stock } = this.parts;
    const request = { address: this.address, coupon: choices.coupon, cart };
    let finishWork = (): void => undefined;
    this.found = [];
    this.isUnpaid = false;
    const { outcome, shortLines } = await placeOrder(request, {
      onStage: (stage) => {
        this.setStage(stage);
        finishWork();
        // While the window is open, the shop waits for the shopper.
        if (stage !== 'paying') void pendingWork.track(new Promise<void>((resolve) => (finishWork = resolve)));
      },
      onConfirmed: (result, orderId) => {
        this.setUnpaid(false);
        latestOrder.remember(orderId);
        unfinishedCheckouts.takeOver(result);
        finishWork();
        this.setStage('choosing');
      },
    }).finally(() => finishWork());
    if (outcome !== 'already-open') this.setStage('choosing');
    if (outcome === 'dismissed' || outcome === 'unavailable') this.setUnpaid(true);
    if (outcome === 'address-required') this.setPressesWithoutAddress(this.pressesWithoutAddress + 1);
    if (shortLines !== undefined) {
      this.setShortLines(shortLines);
      stock.renew();
    }
    if (outcome === 'cart-changed' || outcome === 'not-agreed' || outcome === 'paid-elsewhere') this.reload();
  }

  /** Loads what the back-end compares an order with, because it has changed elsewhere. */
  private reload(): void {
    const { cart, addresses, choices, coupons } = this.parts;
    for (const list of [cart, addresses, ...(choices.hasCoupon ? [coupons] : [])]) void list.load();
  }

  private setPressesWithoutAddress(presses: number): void {
    this.pressesWithoutAddress = presses;
  }

  private setUnpaid(isUnpaid: boolean): void {
    this.isUnpaid = isUnpaid;
  }

  private setShortLines(shortLines: readonly ShortLine[]): void {
    this.found = shortLines;
  }

  private setStage(stage: CheckoutStage): void {
    this.stage = stage;
  }
}
