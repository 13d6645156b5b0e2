import { makeAutoObservable, reaction } from 'mobx';
import type { ForNotifyingOtherTabs, SharedList } from '../../core/storefront/ports/ForNotifyingOtherTabs.ts';
import type { ForNotifyingShopper } from '../../core/storefront/ports/ForNotifyingShopper.ts';
import type { ForRememberingChanges } from '../../core/storefront/ports/ForRememberingChanges.ts';
import type { ForRememberingLists } from '../../core/storefront/ports/ForRememberingLists.ts';
import type { ForRememberingViewedProducts } from '../../core/storefront/ports/ForRememberingViewedProducts.ts';
import type { ForTellingTime } from '../../core/storefront/ports/ForTellingTime.ts';
import type { AbandonLogin } from '../../core/storefront/session/AbandonLogin.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { CheckoutChoices } from '../cart/CheckoutChoices.ts';
import type { UnfinishedCheckouts } from '../cart/UnfinishedCheckouts.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import type { ConnectionViewModel } from '../connection/ConnectionViewModel.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import type { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';

/** How long the full-screen spinner covers the shop, in milliseconds. */
const SPINNER_MS = 1000;

const NOT_SAVED = 'You were logged out before your last changes could be saved.';

export type ShopParts = {
  readonly catalogue: CatalogueViewModel;
  readonly session: SessionViewModel;
  readonly cart: CartViewModel;
  readonly wishlist: WishlistViewModel;
  readonly addresses: AddressesViewModel;
  readonly checkoutChoices: CheckoutChoices;
  readonly abandonLogin: AbandonLogin;
  readonly unfinishedCheckouts: UnfinishedCheckouts;
  readonly clock: ForTellingTime;
  readonly tabs: ForNotifyingOtherTabs;
  readonly viewedProducts: Pick<ForRememberingViewedProducts, 'forget'>;
  readonly lists: Pick<ForRememberingLists, 'forget'>;
  readonly changes: Pick<ForRememberingChanges, 'forget'>;
  readonly connection: Pick<ConnectionViewModel, 'waitingChanges'>;
  readonly notifications: Pick<ForNotifyingShopper, 'error'>;
};

/** Starts the shop, and reloads or clears the shopper's lists when the session changes. */
export class ShopViewModel {
  isSpinnerShown = true;
  private readonly parts: ShopParts;

  constructor(parts: ShopParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  /** Starts the shop, and loads the catalogue unless it is loaded. Returns a function that stops it. */
  start(): () => void {
    const { clock, catalogue, session, abandonLogin, tabs } = this.parts;
    abandonLogin();
    const callOff = clock.after(SPINNER_MS, this.hideSpinner);
    if (catalogue.status !== 'ready') void catalogue.load();
    const stopFollowing = reaction(() => session.session?.token, this.followSession, { fireImmediately: true });
    const stopHearing = tabs.whenNotified(this.followOtherTab);
    return () => {
      stopHearing();
      callOff();
      stopFollowing();
    };
  }

  private hideSpinner(): void {
    this.isSpinnerShown = false;
  }

  private followOtherTab(list: SharedList): void {
    // The orders page follows its own list.
    if (list !== 'orders' && this.parts.session.isLoggedIn) void this.parts[list].load();
  }

  private followSession(token: string | undefined, earlier: string | undefined): void {
    const {
      cart,
      wishlist,
      addresses,
      checkoutChoices,
      unfinishedCheckouts,
      lists,
      changes,
      connection,
      notifications,
      viewedProducts,
    } = this.parts;
    // Another session's lists are never recalled, and are replaced by those of this one.
    if (token === undefined) {
      lists.forget();
      changes.forget();
    }
    if (connection.waitingChanges > 0) notifications.error(NOT_SAVED);
    checkoutChoices.begin(undefined);
    // What a shopper looked at is not for who comes after the shopper.
    if (earlier !== undefined) viewedProducts.forget();
    for (const list of [cart, wishlist, addresses]) {
      list.reset();
      if (token !== undefined) void list.load();
    }
    if (token !== undefined) void unfinishedCheckouts.finish();
  }
}
