import { loginPath, signupPath } from '../../../core/storefront/session/loginPath.ts';
import { ADDRESS_FORM } from '../../../src/addresses/tokens.ts';
import { LOGIN_FORM, SIGNUP_FORM } from '../../../src/session/tokens.ts';
import type { FormDriver } from '../drivers/FormDriver.ts';
import { fromOf } from './buttons.ts';
import { formOn } from './forms.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** The forms without a screen. */
export class ViewModelForm implements FormDriver {
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async fill(field: string, value: string): Promise<void> {
    formOn(this.#navigation.tab).fill(field, value);
  }

  async value(field: string): Promise<string> {
    return formOn(this.#navigation.tab).value(field);
  }

  async toggleBox(label: string): Promise<void> {
    if (label !== 'Terms') return this.#navigation.tab.pageViewModel(LOGIN_FORM).toggleKeepSignedIn();
    const { form } = this.#navigation.tab.pageViewModel(SIGNUP_FORM);
    form.change('acceptsTerms', !form.fields.acceptsTerms);
  }

  async isTicked(label: string): Promise<boolean> {
    if (label === 'Terms') return this.#navigation.tab.pageViewModel(SIGNUP_FORM).form.fields.acceptsTerms;
    return this.#navigation.tab.pageViewModel(LOGIN_FORM).keepsSignedIn;
  }

  async isWrong(field: string): Promise<boolean> {
    return formOn(this.#navigation.tab).error(field) !== undefined;
  }

  async refusal(): Promise<string> {
    return formOn(this.#navigation.tab).refusal;
  }

  async togglePassword(): Promise<void> {
    this.#navigation.tab.pageViewModel(LOGIN_FORM).togglePassword();
  }

  async isPasswordReadable(): Promise<boolean> {
    return this.#navigation.tab.pageViewModel(LOGIN_FORM).isPasswordShown;
  }

  async followLinkTo(page: 'signup' | 'login'): Promise<void> {
    const from = fromOf(this.#navigation.tab) ?? '/';
    this.#navigation.tab.navigation.goTo(page === 'signup' ? signupPath(from) : loginPath(from));
  }

  async saveAddress(): Promise<void> {
    void this.#navigation.tab.pageViewModel(ADDRESS_FORM).save();
  }

  async closeAddressForm(): Promise<void> {
    this.#navigation.tab.pageViewModel(ADDRESS_FORM).close();
  }

  async isAddressFormOpen(): Promise<boolean> {
    return this.#navigation.tab.pageViewModel(ADDRESS_FORM).mode !== 'closed';
  }
}
