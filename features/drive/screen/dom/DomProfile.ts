import { getByRole, getByText, queryByRole, queryByText } from '@testing-library/dom';
import type { ProfileDriver, ProfileFacts } from '../../contracts/ProfileDriver.ts';
import type { DomSession } from './DomSession.ts';
import { press } from './press.ts';
import { allByRole, content, dialog, mainNavigation, partOf, textsOf } from './queries.ts';

const LOGOUT_QUESTION = 'Changes not sent';

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

  async logoutQuestion(): Promise<string | undefined> {
    return queryByText(dialog(LOGOUT_QUESTION) ?? document.createElement('div'), /\?$/)?.textContent ?? undefined;
  }

  async answerLogoutQuestion(name: 'Log out' | 'Stay logged in'): Promise<void> {
    const question = getByRole(document.body, 'dialog', { name: LOGOUT_QUESTION });
    await press(this.#session, getByRole(question, 'button', { name }));
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
