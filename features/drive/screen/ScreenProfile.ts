import type { ProfileDriver, ProfileFacts } from '../contracts/ProfileDriver.ts';
import { textsLike } from './in-page/textsLike.ts';
import type { Page } from './Page.ts';
import { content, dialog, mainNavigation, namesIn, partOf } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

/** The profile and the address book; whether the shopper is logged in. */
export class ScreenProfile implements ProfileDriver {
  readonly #session: ScreenSession;

  constructor(session: ScreenSession) {
    this.#session = session;
  }

  async isKnown(): Promise<boolean> {
    const [account] = await mainNavigation(this.#session.page)
      .find('link', /^(Login|Profile)$/)
      .texts();
    return account === 'Profile';
  }

  async logOut(): Promise<void> {
    await this.#content.find('button', 'Logout').press();
  }

  async logoutQuestion(): Promise<string | undefined> {
    const [question] = await this.#logoutDialog.evaluate(textsLike, '\\?$');
    return question;
  }

  async answerLogoutQuestion(answer: 'Log out' | 'Stay logged in'): Promise<void> {
    await this.#logoutDialog.find('button', answer).press();
  }

  async facts(): Promise<ProfileFacts> {
    const [initial = ''] = await this.#content.evaluate(textsLike, '^\\p{L}$');
    const [name = '', email = ''] = await this.#content.find('definition').texts();
    return { name, 'e-mail': email, initial };
  }

  async tabs(): Promise<readonly string[]> {
    return this.#tabs.find('tab').texts();
  }

  async followTab(tab: string): Promise<void> {
    await this.#tabs.find('tab', tab).press();
  }

  async isOfferedLogin(): Promise<boolean> {
    return this.#content.find('link', 'Login').isThere();
  }

  async addresses(): Promise<readonly string[]> {
    return namesIn(this.#session.page, 'Addresses');
  }

  async addressText(name: string): Promise<string> {
    return (await partOf(this.#session.page, name).texts()).join();
  }

  get #content(): Page {
    return content(this.#session.page);
  }

  get #logoutDialog(): Page {
    return dialog(this.#session.page, 'Changes not sent');
  }

  get #tabs(): Page {
    return this.#content.find('tablist', 'Profile');
  }
}
