import type { ShopSettingsDriver } from '../../contracts/admin/ShopSettingsDriver.ts';
import type { AdminScreen } from './AdminScreen.ts';

/** The settings of the shop, on the screen. */
export class ScreenShopSettings implements ShopSettingsDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  async value(label: string): Promise<string> {
    return (await this.#screen.front()).find('field', label).value();
  }

  type(label: string, text: string): Promise<void> {
    return this.#screen.type(label, text);
  }

  save(): Promise<void> {
    return this.#screen.press('Save');
  }

  discard(): Promise<void> {
    return this.#screen.press('Discard');
  }

  async addZone({ name, state, from, to }: Parameters<ShopSettingsDriver['addZone']>[0]): Promise<void> {
    await this.#screen.press('Add a zone');
    await this.#screen.type('Zone', name);
    await this.#screen.press(state, 'checkbox');
    const called = name === '' ? 'Zone 1' : name;
    await this.#screen.type(`${called}, from days`, from);
    await this.#screen.type(`${called}, to days`, to);
  }

  conflicts(): Promise<readonly string[]> {
    return this.#screen.texts('main [role="alert"] dt');
  }

  keepMine(): Promise<void> {
    return this.#screen.press('Keep mine and save');
  }

  takeTheirs(): Promise<void> {
    return this.#screen.press('Take theirs');
  }

  sendTestMail(): Promise<void> {
    return this.#screen.press('Send me a test mail');
  }

  async facts(): Promise<readonly string[]> {
    const [names, values] = [await this.#screen.texts('main dl > dt'), await this.#screen.texts('main dl > dd')];
    const told = ['Mails', 'Keys', 'Webhook'];
    return names.flatMap((name, at) => (told.includes(name) ? [`${name}: ${values[at]?.split(':')[0]}`] : []));
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}
