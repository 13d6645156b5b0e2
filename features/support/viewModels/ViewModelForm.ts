import { loginPath, signupPath } from '../../../core/storefront/session/loginPath.ts';
import { PAGES } from '../../../src/composition/viewModelTokens.ts';
import type { FormDriver } from '../drivers/FormDriver.ts';
import { fromOf } from './buttons.ts';
import { formOn } from './forms.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The forms without a screen. */
export class ViewModelForm implements FormDriver {
  readonly #way: ViewModelNavigation;

  constructor(way: ViewModelNavigation) {
    this.#way = way;
  }

  async fill(field: string, value: string): Promise<void> {
    formOn(this.#way.tab).fill(field, value);
  }

  async value(field: string): Promise<string> {
    return formOn(this.#way.tab).value(field);
  }

  async toggleBox(label: string): Promise<void> {
    if (label !== 'Terms') return this.#way.tab.pageViewModel(PAGES.login).toggleKeepSignedIn();
    const form = this.#way.tab.pageViewModel(PAGES.signup);
    form.change('acceptsTerms', !form.fields.acceptsTerms);
  }

  async isWrong(field: string): Promise<boolean> {
    return formOn(this.#way.tab).error(field) !== undefined;
  }

  async refusal(): Promise<string> {
    return formOn(this.#way.tab).refusal;
  }

  async togglePassword(): Promise<void> {
    this.#way.tab.pageViewModel(PAGES.login).togglePassword();
  }

  async isPasswordReadable(): Promise<boolean> {
    return this.#way.tab.pageViewModel(PAGES.login).isPasswordShown;
  }

  async followLinkTo(page: 'signup' | 'login'): Promise<void> {
    const from = fromOf(this.#way.tab) ?? '/';
    this.#way.tab.navigation.goTo(page === 'signup' ? signupPath(from) : loginPath(from));
  }

  async saveAddress(): Promise<void> {
    void this.#way.tab.pageViewModel(PAGES.addressForm).save();
  }

  async closeAddressForm(): Promise<void> {
    this.#way.tab.pageViewModel(PAGES.addressForm).close();
  }

  async isAddressFormOpen(): Promise<boolean> {
    return this.#way.tab.pageViewModel(PAGES.addressForm).mode !== 'closed';
  }
}
