import { getByRole, getByText, queryByRole } from '@testing-library/dom';
import type { ProfileDriver, ProfileFacts } from '../drivers/ProfileDriver.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, content, mainNavigation, partOf, textsOf } from './queries.ts';

/** The profile and the address book; whether the shopper is logged in. */
export class DomProfile implements ProfileDriver {
  readonly #session: DomSession;

  constructor(session: DomSession) {
    this.#session = session;
  }

  async isKnown(): Promise<boolean> {
    return getByRole(mainNavigation(), 'link', { name: /^(Login|Profile)$/ }).textContent === 'Profile';
  }

  async logOut(): Promise<void> {
    await press(this.#session, getByRole(content(), 'button', { name: 'Logout' }));
  }

  async facts(): Promise<ProfileFacts> {
    const initial = getByText(content(), /^\p{L}$/u).textContent ?? '';
    const [name = '', email = ''] = textsOf(allByRole(content(), 'definition'));
    return { name, 'e-mail': email, initial };
  }

  async tabs(): Promise<readonly string[]> {
    return textsOf(allByRole(tabList(), 'tab'));
  }

  async followTab(tab: string): Promise<void> {
    await press(this.#session, getByRole(tabList(), 'tab', { name: tab }));
  }

  async isOfferedLogin(): Promise<boolean> {
    return queryByRole(content(), 'link', { name: 'Login' }) !== null;
  }

  async addresses(): Promise<readonly string[]> {
    const articles = allByRole(queryByRole(content(), 'list', { name: 'Addresses' }), 'article');
    return textsOf(articles.flatMap((article) => allByRole(article, 'heading')));
  }

  async addressText(name: string): Promise<string> {
    return partOf(name).textContent ?? '';
  }
}

function tabList(): HTMLElement {
  return getByRole(content(), 'tablist', { name: 'Profile' });
}
