import { FORGOT_PASSWORD, RESET_PASSWORD_PAGE, VERIFY_EMAIL } from '../../../src/shop/account/links/pageTokens.ts';
import { ACCOUNT_DATA, DELETION } from '../../../src/shop/account/settings/pageTokens.ts';
import type { AccountDriver } from '../contracts/AccountDriver.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The pages of mailed links and the account without a screen. */
export class ViewModelAccount implements AccountDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async followLink(path: string): Promise<void> {
    await this.#navigation.goTo(path);
    this.#tab.follow();
    if (this.#tab.page === 'verifyEmail') this.#tab.pageViewModel(VERIFY_EMAIL);
  }

  async promise(): Promise<string> {
    return this.#tab.pageViewModel(FORGOT_PASSWORD).promise ?? '';
  }

  async isLinkRefused(): Promise<boolean> {
    return this.#tab.page === 'verifyEmail'
      ? this.#tab.pageViewModel(VERIFY_EMAIL).status === 'link-invalid'
      : this.#tab.pageViewModel(RESET_PASSWORD_PAGE).isLinkInvalid;
  }

  async isEmailVerified(): Promise<boolean> {
    return this.#tab.pageViewModel(VERIFY_EMAIL).status === 'verified';
  }

  async downloadedData(): Promise<string> {
    let saved = '';
    await this.#tab.pageViewModel(ACCOUNT_DATA).download((text) => {
      saved = text;
    });
    return saved;
  }

  async askToDelete(): Promise<void> {
    this.#tab.pageViewModel(DELETION).ask();
  }

  get #tab() {
    return this.#navigation.tab;
  }
}
