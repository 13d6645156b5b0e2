import { LOGOUT } from '../../../src/shop/account/logoutTokens.ts';
import { addressLine } from '../../../src/shop/addresses/addressLine.ts';
import { ADDRESSES } from '../../../src/shop/addresses/tokens.ts';
import { SESSION } from '../../../src/shop/session/tokens.ts';
import type { ProfileDriver, ProfileFacts } from '../contracts/ProfileDriver.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The profile and the address book without a screen. */
export class ViewModelProfile implements ProfileDriver {
  readonly tabs = needsScreen;
  readonly followTab = needsScreen;
  readonly isOfferedLogin = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async isKnown(): Promise<boolean> {
    return this.#session.isLoggedIn;
  }

  async logOut(): Promise<void> {
    this.#logout.logOut();
  }

  async logoutQuestion(): Promise<string | undefined> {
    return this.#logout.question;
  }

  async answerLogoutQuestion(answer: 'Log out' | 'Stay logged in'): Promise<void> {
    if (answer === 'Log out') this.#logout.confirm();
    else this.#logout.stay();
  }

  async facts(): Promise<ProfileFacts> {
    const { fullName, email, initial } = this.#session;
    return { name: fullName, 'e-mail': email, initial };
  }

  async addresses(): Promise<readonly string[]> {
    return this.#navigation.tab.shop.get(ADDRESSES).items.map(({ name }) => name);
  }

  async addressText(name: string): Promise<string> {
    const address = this.#navigation.tab.shop.get(ADDRESSES).items.find((candidate) => candidate.name === name);
    if (address === undefined) throw new Error(`There is no address ${name}`);
    return `${address.name}\n${addressLine(address)}\n${address.phone}`;
  }

  get #logout() {
    return this.#navigation.tab.pageViewModel(LOGOUT);
  }

  get #session() {
    return this.#navigation.tab.shop.get(SESSION);
  }
}
