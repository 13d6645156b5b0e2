import type { Locator } from 'playwright-core';
import type { ProfileDriver } from '../drivers/ProfileDriver.ts';
import type { Visit } from './BrowserSession.ts';
import { content, mainBar, partOf } from './locators.ts';
import { press } from './press.ts';

/** The profile and the address book; whether the shop knows the shopper. */
export class BrowserProfile implements ProfileDriver {
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async isKnown(): Promise<boolean> {
    const account = mainBar(this.#visit).getByRole('link', { name: /^(Login|Profile)$/ });
    return (await account.textContent()) === 'Profile';
  }

  async logOut(): Promise<void> {
    await press(content(this.#visit).getByRole('button', { name: 'Logout', exact: true }));
  }

  async initial(): Promise<string> {
    return (
      (await content(this.#visit)
        .getByText(/^\p{L}$/u)
        .textContent()) ?? ''
    );
  }

  async tabs(): Promise<readonly string[]> {
    return this.#tabs.allTextContents();
  }

  async followTab(tab: string): Promise<void> {
    await press(this.#tabs.filter({ hasText: tab }));
  }

  async isOfferedLogin(): Promise<boolean> {
    return content(this.#visit).getByRole('link', { name: 'Login', exact: true }).isVisible();
  }

  async addresses(): Promise<readonly string[]> {
    const book = content(this.#visit).getByRole('list', { name: 'Addresses' });
    return book.getByRole('article').getByRole('heading').allTextContents();
  }

  async addressText(name: string): Promise<string> {
    return (await partOf(this.#visit, name).textContent()) ?? '';
  }

  get #tabs(): Locator {
    return content(this.#visit).getByRole('tablist', { name: 'Profile' }).getByRole('tab');
  }
}
