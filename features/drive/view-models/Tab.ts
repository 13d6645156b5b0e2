import { autorun } from 'mobx';
import type { MemoryPendingAction } from '../../../adapters/memory/device/MemoryPendingAction.ts';
import type { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import type { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import type { MemoryToasts } from '../../../adapters/memory/MemoryToasts.ts';
import type { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { PENDING_WORK } from '../../../src/shared/connection/tokens.ts';
import type { ShopContainer } from '../../../src/shared/container/ShopContainer.ts';
import type { Token } from '../../../src/shared/container/token.ts';
import { CHECKOUT_CHOICES } from '../../../src/shop/cart/checkoutTokens.ts';
import { CART } from '../../../src/shop/cart/tokens.ts';
import { CHECKOUT } from '../../../src/shop/checkout/pageTokens.ts';
import { SHOP } from '../../../src/shop/layout/tokens.ts';
import { RESULTS } from '../../../src/shop/listing/pageTokens.ts';
import { LISTING } from '../../../src/shop/listing/tokens.ts';
import { pageAt } from '../../../src/shop/open/pageAt.ts';
import type { PageName } from '../../../src/shop/pages.ts';
import { WISHLIST } from '../../../src/shop/wishlist/tokens.ts';

/** The parts of a tab. */
export type TabParts = {
  readonly shop: ShopContainer;
  readonly navigation: MemoryNavigation;
  readonly clock: MemoryClock;
  readonly toasts: MemoryToasts;
  readonly visibility: MemoryVisibility;
  /** What survives a reload. */
  readonly pendingActions: MemoryPendingAction;
};

type OpenPage = {
  readonly page: PageName | undefined;
  readonly viewModels: Map<unknown, object>;
  readonly stops: (() => void)[];
};

/** The shop in one tab of a browser that has no screen: its view-models and its current page. */
export class Tab {
  readonly shop: ShopContainer;
  readonly navigation: MemoryNavigation;
  readonly clock: MemoryClock;
  readonly toasts: MemoryToasts;
  readonly visibility: MemoryVisibility;
  readonly pendingActions: MemoryPendingAction;
  readonly #stop: () => void;
  #open: OpenPage = { page: undefined, viewModels: new Map(), stops: [] };

  constructor({ shop, navigation, clock, toasts, visibility, pendingActions }: TabParts) {
    this.shop = shop;
    this.navigation = navigation;
    this.clock = clock;
    this.toasts = toasts;
    this.visibility = visibility;
    this.pendingActions = pendingActions;
    this.#stop = shop.get(SHOP).start();
    this.follow();
  }

  get page(): PageName | undefined {
    return pageAt(this.navigation.here())?.name;
  }

  get isIdle(): boolean {
    return this.shop.get(PENDING_WORK).isIdle;
  }

  /** Returns the view-model of the present page; creates it when a step first uses it, and calls its `appear`. */
  pageViewModel<ViewModel extends object>(token: Token<ViewModel>): ViewModel {
    const existing = this.#open.viewModels.get(token);
    if (existing !== undefined) return existing as ViewModel;
    const viewModel = this.shop.get(token);
    this.#open.viewModels.set(token, viewModel);
    if (appears(viewModel)) this.#open.stops.push(viewModel.appear());
    return viewModel;
  }

  /** Passes the current address to the listing, and drops the view-models of a page that was left. */
  follow(): void {
    this.shop.get(LISTING).follow(this.navigation.isReturn);
    if (this.page === 'checkout') this.shop.get(CHECKOUT_CHOICES).follow();
    if (this.page === this.#open.page) return;
    this.#leave();
    const stops: (() => void)[] = this.page === 'listing' ? [autorun(() => this.shop.get(RESULTS).shown)] : [];
    if (this.page === 'checkout') stops.push(this.shop.get(CHECKOUT).appear());
    this.#open = { page: this.page, viewModels: new Map(), stops };
  }

  close(): void {
    this.#leave();
    this.#stop();
    // A page that is closed sends nothing any more.
    this.shop.get(CART).reset();
    this.shop.get(WISHLIST).reset();
  }

  #leave(): void {
    for (const stop of this.#open.stops) stop();
  }
}

function appears(viewModel: object): viewModel is { appear(): () => void } {
  return 'appear' in viewModel;
}
