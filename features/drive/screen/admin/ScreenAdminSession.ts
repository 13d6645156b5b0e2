import type { AdminSessionDriver } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The link that is on a phone alone. */
const FOR_PHONE = 'Pack';

/** Signing in and out, on the screen. */
export class ScreenAdminSession implements AdminSessionDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  open(path: string): Promise<void> {
    return this.#screen.window.open(path);
  }

  openInvitation(token: string): Promise<void> {
    return this.#screen.window.open(`/admin/invitation?${new URLSearchParams({ token })}`);
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.#screen.type('E-mail', email);
    await this.#screen.type('Password', password);
    await this.#screen.press('Sign in');
  }

  async enterCode(code: string): Promise<void> {
    await this.#screen.type('One-time code', code);
    await this.#screen.press('Sign in');
  }

  async asksForCode(): Promise<boolean> {
    return (await this.#screen.front()).find('field', 'One-time code').isThere();
  }

  async signOut(): Promise<void> {
    // A packer has no Today.
    const hasToday = (await this.menu()).some((title) => title.startsWith('Today'));
    await this.#screen.follow('Admin', hasToday ? 'Today' : 'Orders');
    await this.#screen.window.page.find('navigation', 'Admin').find('button', 'Sign out').press();
    await this.#screen.window.settled();
  }

  isAskedAgain(): Promise<boolean> {
    return this.#screen.window.page.find('dialog', 'Your session has ended').isThere();
  }

  signInAgain(email: string, password: string): Promise<void> {
    return this.signIn(email, password);
  }

  async news(): Promise<string> {
    return (await this.#screen.text('main > div[role="status"]')).replace(/Close$/, '');
  }

  async choosePassword(password: string): Promise<void> {
    await this.#screen.type('Password', password);
    await this.#screen.press('Set password and sign in');
  }

  shown(): Promise<string> {
    return this.#screen.text('main h1');
  }

  async signedIn(): Promise<string> {
    return (await this.#screen.texts('nav[aria-label="Admin"] p')).find((text) => text.includes(', ')) ?? '';
  }

  async menu(): Promise<readonly string[]> {
    return (await this.#screen.texts('nav[aria-label="Admin"] a')).filter((title) => title !== FOR_PHONE);
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }

  isAskedBeforeLeaving(): Promise<boolean> {
    return this.#screen.window.page.find('dialog', 'Leave without saving?').isThere();
  }

  follow(page: string): Promise<void> {
    return this.#screen.follow('Admin', page);
  }

  decide(what: 'stay' | 'leave'): Promise<void> {
    return this.#screen.press(what === 'stay' ? 'Stay here' : 'Leave without saving');
  }

  typedEmail(): Promise<string> {
    return this.#screen.window.page.find('main').find('field', 'E-mail').value();
  }
}
