import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import type { KeyFacts, PersonFacts, SettingsDriver } from '../../contracts/admin/AdminDrivers.ts';
import type { AdminScreen } from './AdminScreen.ts';

const SECTIONS = 'Sections of the settings';

/** The settings, on the screen. */
export class ScreenSettings implements SettingsDriver {
  readonly #screen: AdminScreen;

  constructor(screen: AdminScreen) {
    this.#screen = screen;
  }

  sections(): Promise<readonly string[]> {
    return this.#screen.texts(`nav[aria-label="${SECTIONS}"] a`);
  }

  chooseSection(label: string): Promise<void> {
    return this.#screen.follow(SECTIONS, label);
  }

  async people(): Promise<readonly PersonFacts[]> {
    const cells = { name: 'p:first-child', role: 'select', about: 'p:nth-child(2)' };
    const rows = await this.#screen.rows('main ul[aria-label="People"] > li', cells);
    return rows.map(({ name, role, about }) => ({ name, role, state: about.split(' · ')[1] ?? '' }));
  }

  async invite({ name, email, role }: Parameters<SettingsDriver['invite']>[0]): Promise<void> {
    await this.#screen.type('Name', name);
    await this.#screen.type('E-mail', email);
    await this.#screen.choose('Role', role);
    await this.#screen.press('Invite');
  }

  changeRole(name: string, role: StaffRole): Promise<void> {
    return this.#screen.choose(`Role of ${name}`, role);
  }

  disable(name: string): Promise<void> {
    return this.#screen.press(`Disable the account of ${name}`);
  }

  openAgain(name: string): Promise<void> {
    return this.#screen.press(`Open the account of ${name} again`);
  }

  endCodes(name: string): Promise<void> {
    return this.#screen.press(`Turn the one-time codes of ${name} off`);
  }

  async keys(): Promise<readonly KeyFacts[]> {
    const cells = { name: 'p:first-child', about: 'p:nth-child(2)' };
    const rows = await this.#screen.rows('main ul[aria-label="API keys"] > li', cells);
    return rows.map(({ name, about }) => {
      const [role = '', when = ''] = about.split(' · ');
      return { name, role, state: when.startsWith('Ended') ? 'Ended' : 'Made' };
    });
  }

  async makeKey(name: string, role: StaffRole): Promise<void> {
    await this.#screen.type('Name', name);
    await this.#screen.choose('Role', role);
    await this.#screen.press('Make key');
  }

  secret(): Promise<string> {
    return this.#screen.text('main section[aria-label^="Secret of"] input');
  }

  dismissSecret(): Promise<void> {
    return this.#screen.press('Done');
  }

  async endKey(name: string): Promise<void> {
    await this.#screen.press(`End the key ${name}`);
    await this.#screen.press('End key');
  }

  async activity(): Promise<readonly string[]> {
    const cells = { what: 'p:first-child', actor: 'p:nth-child(2) bdi' };
    const rows = await this.#screen.rows('main ol[aria-label="Activity"] > li', cells);
    return rows.map(({ what, actor }) => `${what} by ${actor}`);
  }

  complaints(): Promise<readonly string[]> {
    return this.#screen.complaints();
  }
}
