import { FORGOT_PASSWORD, RESET_PASSWORD_PAGE } from '../../../src/shop/account/links/pageTokens.ts';
import { LOGIN_FORM, SIGNUP_FORM } from '../../../src/shop/account/pageTokens.ts';
import { DELETION, PASSWORD } from '../../../src/shop/account/settings/pageTokens.ts';
import { ADDRESS_FORM } from '../../../src/shop/addresses/pageTokens.ts';
import type { FormDriver } from '../contracts/FormDriver.ts';
import { fieldNames } from './fieldNames.ts';
import { needsScreen } from './needsScreen.ts';
import type { ViewModelNavigation } from './ViewModelNavigation.ts';

/** What the forms have in common. */
type Form = {
  readonly fields: object;
  readonly errors: object;
  readonly change: (field: never, value: never) => void;
};

/** The forms without a screen. */
export class ViewModelForm implements FormDriver {
  readonly followLinkTo = needsScreen;
  readonly #navigation: ViewModelNavigation;

  constructor(navigation: ViewModelNavigation) {
    this.#navigation = navigation;
  }

  async fill(field: string, value: string): Promise<void> {
    this.#change(field, value);
  }

  async value(field: string): Promise<string> {
    return this.#read('fields', field) as string;
  }

  async toggleBox(label: string): Promise<void> {
    if (label === 'Keep me signed in') this.#login.toggleKeepSignedIn();
    else this.#change(label, !(await this.isTicked(label)));
  }

  async isTicked(label: string): Promise<boolean> {
    return label === 'Keep me signed in' ? this.#login.keepsSignedIn : this.#read('fields', label) === true;
  }

  async isWrong(field: string): Promise<boolean> {
    return this.#read('errors', field) !== undefined;
  }

  async says(words: string): Promise<boolean> {
    const { refusal, errors } = this.#accountForm ?? this.#sessionForm;
    return [refusal, ...Object.values(errors)].some((text) => text?.includes(words));
  }

  async refusal(): Promise<string> {
    return this.#sessionForm.refusal;
  }

  async submit(): Promise<void> {
    if (this.#accountForm !== undefined) {
      void this.#accountForm.submit();
      return;
    }
    const { searchParams } = new URL(this.#tab.navigation.here(), 'http://shop');
    void this.#sessionForm.submit(searchParams.get('from'));
  }

  async togglePassword(): Promise<void> {
    this.#login.togglePassword();
  }

  async isPasswordReadable(): Promise<boolean> {
    return this.#login.isPasswordShown;
  }

  async saveAddress(): Promise<void> {
    void this.#addressForm.save();
  }

  async closeAddressForm(): Promise<void> {
    this.#addressForm.close();
  }

  async isAddressFormOpen(): Promise<boolean> {
    return this.#addressForm.mode !== 'closed';
  }

  #change(label: string, value: string | boolean): void {
    this.#form.change(fieldNames[label] as never, value as never);
  }

  #read(part: 'fields' | 'errors', label: string): unknown {
    return Reflect.get(this.#form[part], fieldNames[label] ?? label);
  }

  get #form(): Form {
    const { page } = this.#tab;
    if (page === 'login' || page === 'signup') return this.#sessionForm;
    if (this.#accountForm !== undefined) return this.#accountForm;
    if (this.#addressForm.mode === 'closed') throw new Error('No form is open');
    return this.#addressForm;
  }

  get #accountForm() {
    const deletion = this.#tab.page === 'profile' ? this.#tab.pageViewModel(DELETION) : undefined;
    if (deletion?.isAsked) return deletion.form;
    if (deletion !== undefined) return this.#tab.pageViewModel(PASSWORD).form;
    if (this.#tab.page === 'forgotPassword') return this.#tab.pageViewModel(FORGOT_PASSWORD).form;
    return this.#tab.page === 'resetPassword' ? this.#tab.pageViewModel(RESET_PASSWORD_PAGE).form : undefined;
  }

  get #sessionForm() {
    return this.#tab.page === 'signup' ? this.#tab.pageViewModel(SIGNUP_FORM).form : this.#login.form;
  }

  get #login() {
    return this.#tab.pageViewModel(LOGIN_FORM);
  }

  get #addressForm() {
    return this.#tab.pageViewModel(ADDRESS_FORM);
  }

  get #tab() {
    return this.#navigation.tab;
  }
}
