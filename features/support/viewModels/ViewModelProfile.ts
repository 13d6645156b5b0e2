import { addressLine } from '../../../src/addresses/addressLine.ts';
import { ADDRESSES } from '../../../src/addresses/tokens.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { SESSION } from '../../../src/session/tokens.ts';
import type { ProfileDriver } from '../drivers/ProfileDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

const tabs: Readonly<Record<string, string>> = {
  Profile: paths.profile,
  Orders: paths.orders,
  Addresses: paths.addresses,
};

/** The profile and the address book without a screen. */
export class ViewModelProfile implements ProfileDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async isKnown(): Promise<boolean> {
    return this.#session.isLoggedIn;
  }

  async logOut(): Promise<void> {
    this.#session.logOut();
  }

  async initial(): Promise<string> {
    return this.#session.initial;
  }

  async tabs(): Promise<readonly string[]> {
    return Object.keys(tabs);
  }

  async followTab(tab: string): Promise<void> {
    const path = tabs[tab];
    if (path === undefined) throw new Error(`The profile has no tab ${tab}`);
    this.#navigation.tab.navigation.goTo(path);
  }

  async isOfferedLogin(): Promise<boolean> {
    return !this.#session.isLoggedIn;
  }

  async addresses(): Promise<readonly string[]> {
    return this.#navigation.tab.shop.get(ADDRESSES).items.map(({ name }) => name);
  }

  async addressText(name: string): Promise<string> {
    const address = this.#navigation.tab.shop.get(ADDRESSES).items.find((candidate) => candidate.name === name);
    if (address === undefined) throw new Error(`There is no address ${name}`);
    return `${address.name}\n${addressLine(address)}\n${address.phone}`;
  }

  get #session() {
    return this.#navigation.tab.shop.get(SESSION);
  }
}
