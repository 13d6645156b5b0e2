import { makeAutoObservable, observableRef } from 'mobx';
import type { Coupon } from '../../../core/domain/coupons/Coupon.ts';
import type { EntryState, ForNavigating } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import type { CouponsViewModel } from './coupons/CouponsViewModel.ts';
import { shopperMark } from './shopperMark.ts';

/** What the history's entry of a checkout holds. */
type CheckoutState = {
  /** Marks the shopper who chose: on a shared device, Back may lead another one to the entry. */
  readonly shopper?: string | undefined;
  /** The coupon's id. */
  readonly coupon?: string | undefined;
  /** The key of the address. */
  readonly address?: string | undefined;
  /** The key of the address that was saved last on this checkout. */
  readonly saved?: string | undefined;
};

/**
 * What the shopper has chosen for the order: the coupon of the cart page and a delivery address. Both belong to the history's entry of
 * the checkout, so that they survive a reload.
 */
export class CheckoutChoices {
  private state: CheckoutState = {};
  private readonly navigation: Pick<ForNavigating, 'state' | 'setState'>;
  private readonly sessions: Pick<ForRememberingSession, 'current' | 'whenChanged'>;
  private readonly coupons: Pick<CouponsViewModel, 'find'>;

  constructor(
    navigation: CheckoutChoices['navigation'],
    sessions: CheckoutChoices['sessions'],
    coupons: CheckoutChoices['coupons'],
  ) {
    this.navigation = navigation;
    this.sessions = sessions;
    this.coupons = coupons;
    makeAutoObservable<this, 'state' | 'navigation' | 'sessions' | 'coupons' | 'shopper'>(
      this,
      { state: observableRef, navigation: false, sessions: false, coupons: false, stateWith: false, shopper: false },
      { autoBind: true },
    );
    sessions.whenChanged(this.follow);
  }

  /** The coupon that came from the cart page; undefined when the checkout was opened by its address, or the coupon has ended. */
  get coupon(): Coupon | undefined {
    return this.coupons.find(this.state.coupon);
  }

  /** Whether a coupon was chosen, also one that is not known. */
  get hasCoupon(): boolean {
    return this.state.coupon !== undefined;
  }

  get addressKey(): string | undefined {
    return this.state.address;
  }

  /** The key of the address that was added or edited last on this checkout. */
  get savedAddressKey(): string | undefined {
    return this.state.saved;
  }

  /** Reads the choices of the current entry, when they are those of the shopper who is logged in. */
  follow(): void {
    const state: CheckoutState = this.navigation.state() ?? {};
    this.state = state.shopper === this.shopper ? state : {};
  }

  chooseAddress(key: string): void {
    this.change({ address: key });
  }

  rememberSavedAddress(key: string): void {
    this.change({ saved: key });
  }

  dropCoupon(): void {
    this.change({ coupon: undefined });
  }

  /** Returns the state for the entry of a new checkout with this coupon. */
  stateWith(coupon: Pick<Coupon, 'id'> | undefined): EntryState {
    return { shopper: this.shopper, coupon: coupon?.id };
  }

  private get shopper(): string {
    return shopperMark(this.sessions.current()?.email ?? '');
  }

  private change(change: CheckoutState): void {
    const { coupon, address, saved } = this.state;
    this.state = { ...this.stateWith(undefined), coupon, address, saved, ...change };
    this.navigation.setState(this.state);
  }
}
