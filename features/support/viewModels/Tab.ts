import type { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import type { MemoryPendingAction } from '../../../adapters/memory/MemoryPendingAction.ts';
import type { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import { normalisePath } from '../../../core/storefront/navigation/normalisePath.ts';
import { loginPath } from '../../../core/storefront/session/loginPath.ts';
import { CART_PAGE } from '../../../src/cart/tokens.ts';
import { LISTING, RESULT_ANNOUNCEMENT } from '../../../src/catalogue/tokens.ts';
import { PENDING_WORK } from '../../../src/connection/tokens.ts';
import type { ShopContainer } from '../../../src/container/ShopContainer.ts';
import type { Token } from '../../../src/container/token.ts';
import { SHOP } from '../../../src/layout/tokens.ts';
import { productIdIn } from '../../../src/navigation/productIdIn.ts';
import { pageAt } from '../../../src/pageAt.ts';
import { ORDERS_PAGE } from '../../../src/profile/tokens.ts';
import type { PageName } from '../../../src/routes.ts';
import { LOGIN_FORM, SESSION, SIGNUP_FORM } from '../../../src/session/tokens.ts';
import { WISHLIST } from '../../../src/wishlist/tokens.ts';

/** What a tab is made of. */
export type TabParts = {
  readonly shop: ShopContainer;
  readonly navigation: MemoryNavigation;
  readonly clock: MemoryClock;
  readonly toasts: MemoryToasts;
  /** What it remembers over a reload. */
  readonly pendingActions: MemoryPendingAction;
};

type OpenPage = {
  readonly page: PageName | undefined;
  readonly viewModels: Map<unknown, object>;
  readonly stops: (() => void)[];
};

/** The shop in one tab of a browser that has no screen: its view-models, and which page they stand on. */
export class Tab {
  readonly shop: ShopContainer;
  readonly navigation: MemoryNavigation;
  readonly clock: MemoryClock;
  readonly toasts: MemoryToasts;
  readonly pendingActions: MemoryPendingAction;
  readonly #stop: () => void;
  #open: OpenPage = { page: undefined, viewModels: new Map(), stops: [] };

  constructor({ shop, navigation, clock, toasts, pendingActions }: TabParts) {
    this.shop = shop;
    this.navigation = navigation;
    this.clock = clock;
    this.toasts = toasts;
    this.pendingActions = pendingActions;
    this.#stop = shop.get(SHOP).start();
    this.follow();
  }

  get page(): PageName | undefined {
    return pageAt(this.navigation.here())?.name;
  }

  /** The numeric id in a product page's address. */
  get productId(): string | undefined {
    return productIdIn(this.navigation.here());
  }

  get isIdle(): boolean {
    return this.shop.get(PENDING_WORK).isIdle;
  }

  /** The present page's own view-model. */
  pageViewModel<ViewModel extends object>(token: Token<ViewModel>): ViewModel {
    const there = this.#open.viewModels.get(token);
    if (there !== undefined) return there as ViewModel;
    const viewModel = this.shop.get(token);
    this.#open.viewModels.set(token, viewModel);
    return viewModel;
  }

  /** Does what the router does after a move: guards the page, leaves the old one and opens the new. */
  follow(): void {
    const path = normalisePath(this.navigation.here());
    if (path !== this.navigation.here()) this.navigation.replaceWith(path);
    if (pageAt(path)?.needsLogin && !this.shop.get(SESSION).isLoggedIn) this.navigation.replaceWith(loginPath(path));
    this.shop.get(LISTING).follow(this.navigation.isReturn);
    if (this.page === this.#open.page) return;
    this.#leave();
    this.#open = { page: this.page, viewModels: new Map(), stops: [] };
    if (this.page === 'listing') this.#open.stops.push(this.pageViewModel(RESULT_ANNOUNCEMENT).appear());
    if (this.page === 'orders') this.#open.stops.push(this.pageViewModel(ORDERS_PAGE).appear());
    if (this.page === 'cart') this.#open.stops.push(this.pageViewModel(CART_PAGE).appear());
    if (this.page === 'login') this.#open.stops.push(this.pageViewModel(LOGIN_FORM).appear());
    if (this.page === 'signup') this.#open.stops.push(this.pageViewModel(SIGNUP_FORM).appear());
    if (this.page === 'wishlist') this.#open.stops.push(this.shop.get(WISHLIST).forgetRemoval);
  }

  close(): void {
    this.#leave();
    this.#stop();
  }

  #leave(): void {
    for (const stop of this.#open.stops) stop();
  }
}
