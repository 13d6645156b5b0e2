import type { FormDriver } from '../contracts/FormDriver.ts';
import { areTicked, areWrong, typesOf } from './in-page/fields.ts';
import { isRead } from './in-page/isRead.ts';
import type { Page } from './Page.ts';
import { content, inFront } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';
import { holding } from './textPatterns.ts';

/** The links between the forms, by where they lead. */
const links = { signup: 'Create an account', login: 'Login to your account' };

const SUBMIT = /^(Login|Sign Up|Mail me a link|Set password|Change password|Delete the account)$/;

/** The form on the page: login, signup, address, or one of the account. */
export class ScreenForm implements FormDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async fill(field: string, value: string): Promise<void> {
    await (await this.#field(field)).type(value);
  }

  async value(field: string): Promise<string> {
    return (await this.#field(field)).value();
  }

  async toggleBox(label: string): Promise<void> {
    await (await this.#box(label)).press();
  }

  async isTicked(label: string): Promise<boolean> {
    return the(await (await this.#box(label)).evaluate(areTicked));
  }

  async isWrong(field: string): Promise<boolean> {
    const control = await this.#field(field);
    return the(await ((await control.isThere()) ? control : await this.#box(field)).evaluate(areWrong));
  }

  async refusal(): Promise<string> {
    return (await (await inFront(this.#session.page)).find('alert').texts()).join(' ');
  }

  async says(words: string): Promise<boolean> {
    return (await inFront(this.#session.page)).evaluate(isRead, words);
  }

  async submit(): Promise<void> {
    await (await inFront(this.#session.page)).find('button', SUBMIT).press();
  }

  async togglePassword(): Promise<void> {
    await this.#content.find('button', /^(Show|Hide) password$/).press();
  }

  async isPasswordReadable(): Promise<boolean> {
    return the(await (await this.#field('Password')).evaluate(typesOf)) === 'text';
  }

  async followLinkTo(page: 'signup' | 'login'): Promise<void> {
    await this.#content.find('link', links[page]).press();
  }

  async saveAddress(): Promise<void> {
    await this.#addressForm.find('button', 'Save').press();
  }

  async closeAddressForm(): Promise<void> {
    await this.#addressForm.find('button', 'Close').press();
  }

  async isAddressFormOpen(): Promise<boolean> {
    return this.#addressForm.isThere();
  }

  async #field(label: string): Promise<Page> {
    return (await inFront(this.#session.page)).find('field', label);
  }

  /** A box is found by any words of its label, in upper or lower case. */
  async #box(words: string): Promise<Page> {
    return (await inFront(this.#session.page)).find('checkbox', holding(words));
  }

  get #content(): Page {
    return content(this.#session.page);
  }

  get #addressForm(): Page {
    return this.#session.page.find(['dialog', 'region'], /^(New|Edit) Address$/);
  }
}

/** The one of what was found; throws when there is none or several. */
function the<Found>([one, ...others]: readonly Found[]): Found {
  if (one === undefined || others.length > 0) throw new Error('There is not exactly one of this field');
  return one;
}
