import type { MemoryPendingAction } from '../../../adapters/memory/device/MemoryPendingAction.ts';
import type { EntryState } from '../../../core/storefront/ports/browser/ForNavigating.ts';
import { routes } from '../../../src/shop/pages.ts';
import type { NavigationDriver } from '../contracts/NavigationDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { Tab } from './Tab.ts';

const SPINNER_MS = 1000;

/** What survives a reload. */
type Survivors = { readonly pendingActions?: MemoryPendingAction; readonly state?: EntryState | undefined };

/** Opens the shop at a path; after a reload, with what survived it. */
export type OpenTab = (path: string, survivors: Survivors) => Tab;

/** Navigates in the shop without a screen. */
export class ViewModelNavigation implements NavigationDriver {
  readonly useSmallScreen = needsScreen;
  readonly scrollDown = needsScreen;
  readonly isAtTop = needsScreen;
  readonly #openTab: OpenTab;
  #tab: Tab | undefined;
  #otherTab: Tab | undefined;

  constructor(openTab: OpenTab) {
    this.#openTab = openTab;
  }

  /** The tab in which the shop is open. */
  get tab(): Tab {
    if (this.#tab === undefined) throw new Error('The shop is not open');
    return this.#tab;
  }

  /** Every tab in which the shop is open. */
  get tabs(): readonly Tab[] {
    return [this.#tab, this.#otherTab].filter((tab) => tab !== undefined);
  }

  async arriveAt(path: string): Promise<void> {
    await this.#arrive(path);
  }

  async goTo(path: string): Promise<void> {
    if (this.#tab === undefined) await this.#openPastSpinner(path);
    else this.#tab.navigation.goTo(path);
  }

  async open(page: string): Promise<void> {
    const route = routes.find(({ name }) => name === page);
    if (route === undefined) throw new Error(`The shop has no page ${page}`);
    await this.goTo(route.path);
  }

  async openInAnotherTab(page: string): Promise<void> {
    this.#otherTab = this.tab;
    this.#tab = undefined;
    await this.open(page);
  }

  async turnToOtherTab(): Promise<void> {
    if (this.#otherTab === undefined) throw new Error('There is no other tab');
    [this.#tab, this.#otherTab] = [this.#otherTab, this.#tab];
  }

  async comeBack(): Promise<void> {
    const { navigation } = this.tab;
    await this.#openPastSpinner(navigation.here(), navigation.state());
  }

  async back(): Promise<void> {
    this.tab.navigation.back();
  }

  async forward(): Promise<void> {
    this.tab.navigation.forward();
  }

  async path(): Promise<string> {
    return this.tab.navigation.here();
  }

  async page(): Promise<string | undefined> {
    return this.tab.page;
  }

  async pass(milliseconds: number): Promise<void> {
    this.tab.clock.advance(milliseconds);
  }

  async lookAwayFor(milliseconds: number): Promise<void> {
    this.tab.clock.advance(milliseconds);
    this.tab.visibility.look();
  }

  async #arrive(path: string, state?: EntryState): Promise<void> {
    this.#tab?.close();
    const { pendingActions } = this.#tab ?? {};
    this.#tab = this.#openTab(path, { ...(pendingActions && { pendingActions }), state });
  }

  async #openPastSpinner(path: string, state?: EntryState): Promise<void> {
    await this.#arrive(path, state);
    this.tab.clock.advance(SPINNER_MS);
  }
}
