import type { AccountDriver } from '../../contracts/admin/ShopSettingsDriver.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The account of who is signed in, on the screen. */
export class ScreenStaffAccount implements AccountDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async sessions(): Promise<readonly string[]> {
    const cells = { device: 'p:first-child', about: 'p:nth-child(2)' };
    const rows = await this.#screen.rows('main ul[aria-label="Sessions"] > li', cells);
    return rows.map(({ device, about }) => `${device}${about.startsWith('This one') ? ' (this one)' : ''}`);
  }

  endSession(device: string): Promise<void> {
    return this.#screen.press(`End the session on ${device}`);
  }

  endOtherSessions(): Promise<void> {
    return this.#screen.press('Sign out everywhere else');
  }

  setUpCodes(): Promise<void> {
    return this.#screen.press('Set up one-time codes');
  }

  async secret(): Promise<string> {
    return (await this.#screen.text('main code')).replaceAll(' ', '');
  }

  async turnOnCodes(code: string, password: string): Promise<void> {
    await this.#screen.type('One-time code', code);
    await this.#screen.type('Your password', password);
    await this.#screen.press('Turn on');
  }

  async turnOffCodes(password: string): Promise<void> {
    await this.#screen.type('Your password', password);
    await this.#screen.press('Turn off');
  }

  recoveryCodes(): Promise<readonly string[]> {
    return this.#screen.texts('main section[aria-label="Recovery codes"] li');
  }

  putAwayRecoveryCodes(): Promise<void> {
    return this.#screen.press('Done');
  }

  async areCodesOn(): Promise<boolean> {
    return (await this.#screen.front()).find('button', 'Turn off').isThere();
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}
