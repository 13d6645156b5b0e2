import { ACCOUNT } from '../../../../src/admin/settings/pageTokens.ts';
import type { AccountDriver } from '../../contracts/admin/ShopSettingsDriver.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** The account of who is signed in, by its view-model. */
export class ViewModelStaffAccount implements AccountDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
  }

  async sessions(): Promise<readonly string[]> {
    return this.#account.sessions.map(({ device, isCurrent }) => `${device}${isCurrent ? ' (this one)' : ''}`);
  }

  async endSession(device: string): Promise<void> {
    const session = this.#account.sessions.find((each) => each.device === device && !each.isCurrent);
    if (session === undefined) throw new Error(`There is no session on ${device}`);
    await this.#account.endSession(session.id);
  }

  endOtherSessions(): Promise<void> {
    return this.#account.endOtherSessions();
  }

  setUpCodes(): Promise<void> {
    return this.#account.setUp();
  }

  async secret(): Promise<string> {
    return this.#account.secret?.secret ?? '';
  }

  async turnOnCodes(code: string, password: string): Promise<void> {
    const { turnOn } = this.#account;
    turnOn.change('code', code);
    turnOn.change('password', password);
    await turnOn.submit();
  }

  async turnOffCodes(password: string): Promise<void> {
    const { turnOff } = this.#account;
    turnOff.change('password', password);
    await turnOff.submit();
  }

  async recoveryCodes(): Promise<readonly string[]> {
    return this.#account.recoveryCodes;
  }

  async putAwayRecoveryCodes(): Promise<void> {
    this.#account.putAwayRecoveryCodes();
  }

  async areCodesOn(): Promise<boolean> {
    return this.#account.codes.on;
  }

  async complaints(): Promise<readonly string[]> {
    const { alert, turnOn, turnOff } = this.#account;
    const errors = [turnOn.errors, turnOff.errors].flatMap((each) => Object.values(each));
    return said(...errors, turnOn.refusal, turnOff.refusal, alert);
  }

  get #account() {
    return this.#tab.on('Settings', ACCOUNT, (account) => {
      account.appear();
      return undefined;
    });
  }
}
