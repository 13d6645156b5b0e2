import { getByLabelText, getByRole, queryByLabelText } from '@testing-library/dom';
import type { FormDriver } from '../../contracts/FormDriver.ts';
import { isRead } from '../in-page/isRead.ts';
import type { DomSession } from './DomSession.ts';
import { fill, press } from './press.ts';
import { allByRole, content, dialog, inFront, textsOf } from './queries.ts';

/** The links between the forms, by where they lead. */
const links = { signup: 'Create an account', login: 'Login to your account' };
const ADDRESS_FORM = /^(New|Edit) Address$/;

/** The form on the page: login, signup or address. */
export class DomForm implements FormDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async fill(field: string, value: string): Promise<void> {
    await fill(this.#session, fieldNamed(field), value);
  }

  async value(field: string): Promise<string> {
    return fieldNamed(field).value;
  }

  async toggleBox(label: string): Promise<void> {
    await press(this.#session, boxNamed(label));
  }

  async isTicked(label: string): Promise<boolean> {
    return boxNamed(label).checked;
  }

  async isWrong(field: string): Promise<boolean> {
    const control = queryByLabelText(inFront(), field) ?? boxNamed(field);
    return control.getAttribute('aria-invalid') === 'true';
  }

  async refusal(): Promise<string> {
    return textsOf(allByRole(inFront(), 'alert')).join(' ');
  }

  async says(words: string): Promise<boolean> {
    return isRead(inFront(), words);
  }

  async submit(): Promise<void> {
    await press(this.#session, getByRole(content(), 'button', { name: /^(Login|Sign Up)$/ }));
  }

  async togglePassword(): Promise<void> {
    await press(this.#session, getByRole(content(), 'button', { name: /^(Show|Hide) password$/ }));
  }

  async isPasswordReadable(): Promise<boolean> {
    return fieldNamed('Password').type === 'text';
  }

  async followLinkTo(page: 'signup' | 'login'): Promise<void> {
    await press(this.#session, getByRole(content(), 'link', { name: links[page] }));
  }

  async saveAddress(): Promise<void> {
    await this.#pressOfAddressForm('Save');
  }

  async closeAddressForm(): Promise<void> {
    await this.#pressOfAddressForm('Close');
  }

  async isAddressFormOpen(): Promise<boolean> {
    return dialog(ADDRESS_FORM) !== null;
  }

  async #pressOfAddressForm(name: string): Promise<void> {
    await press(
      this.#session,
      getByRole(getByRole(document.body, 'dialog', { name: ADDRESS_FORM }), 'button', { name }),
    );
  }
}

function fieldNamed(label: string): HTMLInputElement {
  return getByLabelText<HTMLInputElement>(inFront(), label);
}

/** A box is found by any words of its label, in upper or lower case. */
function boxNamed(words: string): HTMLInputElement {
  const name = (label: string) => label.toLowerCase().includes(words.toLowerCase());
  return getByRole<HTMLInputElement>(inFront(), 'checkbox', { name });
}
