import type { Locator } from 'playwright-core';
import type { FormDriver } from '../../contracts/FormDriver.ts';
import { holding } from '../textPatterns.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, dialog, inFront } from './locators.ts';
import { press } from './press.ts';

/** The links between the forms, by where they lead. */
const links = { signup: 'Create an account', login: 'Login to your account' };

/** The form on the page: login, signup or address. */
export class BrowserForm implements FormDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async fill(field: string, value: string): Promise<void> {
    await (await this.#field(field)).fill(value);
  }

  async value(field: string): Promise<string> {
    return (await this.#field(field)).inputValue();
  }

  async toggleBox(label: string): Promise<void> {
    await press(await this.#box(label));
  }

  async isTicked(label: string): Promise<boolean> {
    return (await this.#box(label)).isChecked();
  }

  async isWrong(field: string): Promise<boolean> {
    const control = (await this.#field(field)).or(await this.#box(field));
    return (await control.getAttribute('aria-invalid')) === 'true';
  }

  async refusal(): Promise<string> {
    return (await (await inFront(this.#session)).getByRole('alert').allTextContents()).join(' ');
  }

  async says(words: string): Promise<boolean> {
    const found = (await inFront(this.#session)).getByText(holding(words)).filter({ visible: true });
    return (await found.count()) > 0;
  }

  async submit(): Promise<void> {
    await press(content(this.#session).getByRole('button', { name: /^(Login|Sign Up)$/ }));
  }

  async togglePassword(): Promise<void> {
    await press(content(this.#session).getByRole('button', { name: /^(Show|Hide) password$/ }));
  }

  async isPasswordReadable(): Promise<boolean> {
    return (await (await this.#field('Password')).getAttribute('type')) === 'text';
  }

  async followLinkTo(page: 'signup' | 'login'): Promise<void> {
    await press(content(this.#session).getByRole('link', { name: links[page], exact: true }));
  }

  async saveAddress(): Promise<void> {
    await press(this.#addressForm.getByRole('button', { name: 'Save', exact: true }));
  }

  async closeAddressForm(): Promise<void> {
    await press(this.#addressForm.getByRole('button', { name: 'Close', exact: true }));
  }

  async isAddressFormOpen(): Promise<boolean> {
    return this.#addressForm.isVisible();
  }

  async #field(label: string): Promise<Locator> {
    return (await inFront(this.#session)).getByLabel(label, { exact: true });
  }

  /** A box is found by any words of its label, in upper or lower case. */
  async #box(label: string): Promise<Locator> {
    return (await inFront(this.#session)).getByRole('checkbox', { name: label });
  }

  get #addressForm(): Locator {
    return dialog(this.#session, /^(New|Edit) Address$/);
  }
}
