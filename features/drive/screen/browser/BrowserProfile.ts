import type { Locator } from 'playwright-core';
import type { ProfileDriver, ProfileFacts } from '../../contracts/ProfileDriver.ts';
import type { BrowserSession } from './BrowserSession.ts';
import { content, dialog, mainNavigation, partOf } from './locators.ts';
import { press } from './press.ts';

const LOGOUT_QUESTION = 'Changes not sent';

/** The profile and the address book; whether the shopper is logged in. */
export class BrowserProfile implements ProfileDriver {
  readonly #session: BrowserSession;

  constructor(session: BrowserSession) {
    this.#session = session;
  }

  async isKnown(): Promise<boolean> {
    const account = mainNavigation(this.#session).getByRole('link', { name: /^(Login|Profile)$/ });
    return (await account.textContent()) === 'Profile';
  }

  async logOut(): Promise<void> {
    await press(content(this.#session).getByRole('button', { name: 'Logout', exact: true }));
  }

  async logoutQuestion(): Promise<string | undefined> {
    const [question] = await dialog(this.#session, LOGOUT_QUESTION).getByText(/\?$/).allTextContents();
    return question;
  }

  async answerLogoutQuestion(name: 'Log out' | 'Stay logged in'): Promise<void> {
    await press(dialog(this.#session, LOGOUT_QUESTION).getByRole('button', { name, exact: true }));
  }

  async facts(): Promise<ProfileFacts> {
    const initial = await content(this.#session)
      .getByText(/^\p{L}$/u)
      .textContent();
    const [name = '', email = ''] = await content(this.#session).getByRole('definition').allTextContents();
    return { name, 'e-mail': email, initial: initial ?? '' };
  }

  async tabs(): Promise<readonly string[]> {
    return this.#tabs.allTextContents();
  }

  async followTab(tab: string): Promise<void> {
    await press(this.#tabs.filter({ hasText: tab }));
  }

  async isOfferedLogin(): Promise<boolean> {
    return content(this.#session).getByRole('link', { name: 'Login', exact: true }).isVisible();
  }

  async addresses(): Promise<readonly string[]> {
    const book = content(this.#session).getByRole('list', { name: 'Addresses' });
    return book.getByRole('article').getByRole('heading').allTextContents();
  }

  async addressText(name: string): Promise<string> {
    return (await partOf(this.#session, name).textContent()) ?? '';
  }

  get #tabs(): Locator {
    return content(this.#session).getByRole('tablist', { name: 'Profile' }).getByRole('tab');
  }
}
