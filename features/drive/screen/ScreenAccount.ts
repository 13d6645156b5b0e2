import type { AccountDriver } from '../contracts/AccountDriver.ts';
import type { NavigationDriver } from '../contracts/NavigationDriver.ts';
import type { ScreenDriver } from '../contracts/ScreenDriver.ts';
import { content } from './places.ts';
import type { ScreenSession } from './ScreenSession.ts';

type ScreenAccountParts = {
  readonly session: ScreenSession;
  readonly navigation: NavigationDriver;
  readonly screen: ScreenDriver;
};

/** The pages of mailed links and the account on a screen. */
export class ScreenAccount implements AccountDriver {
  readonly #parts: ScreenAccountParts;

  constructor(parts: ScreenAccountParts) {
    this.#parts = parts;
  }

  async followLink(path: string): Promise<void> {
    await this.#parts.navigation.goTo(path);
  }

  async promise(): Promise<string> {
    return (await content(this.#parts.session.page).find('status').texts()).join(' ');
  }

  async isLinkRefused(): Promise<boolean> {
    return this.#parts.screen.reads('This link no longer works');
  }

  async isEmailVerified(): Promise<boolean> {
    return this.#parts.screen.reads('Your e-mail is verified');
  }

  async downloadedData(): Promise<string> {
    return this.#parts.session.downloaded(() => this.#parts.screen.press('Download my data'));
  }

  async askToDelete(): Promise<void> {
    await this.#parts.screen.press('Delete my account');
  }
}
