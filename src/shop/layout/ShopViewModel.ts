import { makeAutoObservable, reaction } from 'mobx';
import type {
  ForNotifyingOtherTabs,
  SharedList,
} from '../../../core/storefront/ports/browser/ForNotifyingOtherTabs.ts';
import type { ForNotifyingShopper } from '../../../core/storefront/ports/browser/ForNotifyingShopper.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/browser/ForTellingTime.ts';
import type { ForWatchingVisibility } from '../../../core/storefront/ports/browser/ForWatchingVisibility.ts';
import type { ForRememberingViewedProducts } from '../../../core/storefront/ports/device/ForRememberingViewedProducts.ts';
import type { AbandonLogin } from '../../../core/storefront/session/AbandonLogin.ts';
import type { Backoff } from '../../shared/connection/Backoff.ts';
import type { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { AddressesViewModel } from '../addresses/AddressesViewModel.ts';
import type { CartViewModel } from '../cart/CartViewModel.ts';
import type { UnfinishedCheckouts } from '../cart/UnfinishedCheckouts.ts';
import type { CatalogueViewModel } from '../catalogue/CatalogueViewModel.ts';
import type { SessionViewModel } from '../session/SessionViewModel.ts';
import type { StockViewModel } from '../stock/StockViewModel.ts';
import type { WishlistViewModel } from '../wishlist/WishlistViewModel.ts';

/** How long the full-screen spinner covers the shop, in milliseconds. */
const SPINNER_MS = 1000;

const NOT_SAVED = 'You were logged out before your last changes could be saved.';

/** What only a shopper who is logged in needs. */
export type ShopperParts = {
  readonly addresses: AddressesViewModel;
  readonly unfinishedCheckouts: UnfinishedCheckouts;
};

export type ShopParts = {
  readonly catalogue: CatalogueViewModel;
  readonly session: SessionViewModel;
  readonly cart: CartViewModel;
  readonly wishlist: WishlistViewModel;
  /** Loads their scripts. */
  readonly loadShopperParts: () => Promise<ShopperParts>;
  readonly pendingWork: PendingWork;
  readonly abandonLogin: AbandonLogin;
  readonly clock: ForTellingTime;
  readonly tabs: ForNotifyingOtherTabs;
  readonly visibility: ForWatchingVisibility;
  readonly viewedProducts: Pick<ForRememberingViewedProducts, 'forget'>;
  readonly connection: Pick<ConnectionViewModel, 'hasTrouble' | 'waitingChanges' | 'newBackoff'>;
  readonly stock: Pick<StockViewModel, 'renew'>;
  readonly notifications: Pick<ForNotifyingShopper, 'error'>;
};

/** Starts the shop, and reloads or clears the shopper's lists when the session changes. */
export class ShopViewModel {
  isSpinnerShown = true;
  private readonly parts: ShopParts;
  private shopperParts: ShopperParts | undefined = undefined;
  private isLoadingShopperParts = false;
  private readonly backoff: Backoff;
  /** The e-mail of the present session, which a change of the password gives another token. */
  #email: string | undefined;

  constructor(parts: ShopParts) {
    this.parts = parts;
    this.backoff = parts.connection.newBackoff();
    const plain = {
      parts: false,
      shopperParts: false,
      isLoadingShopperParts: false,
    } as const;
    makeAutoObservable<this, keyof typeof plain | 'backoff'>(this, { ...plain, backoff: false }, { autoBind: true });
  }

  /** Starts the shop, and loads the catalogue and the cart unless they are loaded. Returns a function that stops it. */
  start(): () => void {
    const { clock, catalogue, session, abandonLogin, tabs, visibility } = this.parts;
    abandonLogin();
    const callOff = clock.after(SPINNER_MS, this.hideSpinner);
    if (catalogue.status !== 'ready') void catalogue.load();
    const stopFollowing = reaction(() => session.session?.token, this.followSession, { fireImmediately: true });
    const stopHearing = tabs.whenNotified(this.followOtherTab);
    const stopWatching = visibility.whenVisible(this.renew);
    return () => {
      stopHearing();
      stopWatching();
      callOff();
      stopFollowing();
    };
  }

  private hideSpinner(): void {
    this.isSpinnerShown = false;
  }

  /** Asks again for what may have changed while the shopper looked elsewhere; a list without an answer is asked for anyway. */
  private renew(): void {
    const { catalogue, cart, wishlist, session, connection, stock } = this.parts;
    if (!connection.hasTrouble) stock.renew();
    if (!catalogue.renew() || !session.isLoggedIn || connection.hasTrouble) return;
    for (const list of [cart, wishlist]) if (list.status === 'ready') void list.load();
  }

  private followOtherTab(list: SharedList): void {
    // The orders page follows its own list.
    if (list === 'orders' || !this.parts.session.isLoggedIn) return;
    const { cart, wishlist } = this.parts;
    void { cart, wishlist, addresses: this.shopperParts?.addresses }[list]?.load();
  }

  private followSession(token: string | undefined, earlier: string | undefined): void {
    const { cart, wishlist, connection, notifications, viewedProducts, session } = this.parts;
    const email = session.session?.email;
    if (connection.waitingChanges > 0) notifications.error(NOT_SAVED);
    // What a shopper looked at is not for who comes after the shopper.
    if (earlier !== undefined && email !== this.#email) viewedProducts.forget();
    this.#email = email;
    const isCartLoaded = earlier === undefined && cart.status === 'ready';
    for (const list of isCartLoaded ? [wishlist] : [cart, wishlist]) {
      list.reset();
      if (token !== undefined) void list.load();
    }
    if (this.shopperParts !== undefined) this.beginWith(this.shopperParts, token);
    else if (token !== undefined) void this.loadShopperParts(token);
  }

  /** Loads the scripts, until they are loaded, and begins with the session that there is by then. */
  private async loadShopperParts(token: string): Promise<void> {
    if (this.isLoadingShopperParts) return;
    this.isLoadingShopperParts = true;
    const { loadShopperParts, pendingWork, session } = this.parts;
    const parts = await pendingWork.track(loadShopperParts().catch(() => undefined));
    this.isLoadingShopperParts = false;
    this.shopperParts = parts;
    const now = session.session?.token;
    if (parts === undefined) {
      if (now !== undefined) this.backoff.schedule(() => void this.loadShopperParts(now));
    } else if (now === token) {
      // A page may have got what the shopper has chosen since, and have loaded them.
      if (parts.addresses.status !== 'ready') void parts.addresses.load();
      void parts.unfinishedCheckouts.finish();
    } else {
      this.beginWith(parts, now);
    }
  }

  private beginWith({ addresses, unfinishedCheckouts }: ShopperParts, token: string | undefined): void {
    addresses.reset();
    if (token === undefined) return;
    void addresses.load();
    void unfinishedCheckouts.finish();
  }
}
