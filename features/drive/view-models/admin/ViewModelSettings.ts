import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { ACCOUNT, ACTIVITY, JOBS, KEYS, PEOPLE, SHOP_SETTINGS } from '../../../../src/admin/settings/pageTokens.ts';
import { settingsSections } from '../../../../src/admin/settings/settingsSections.ts';
import type { KeyFacts, PersonFacts, SettingsDriver } from '../../contracts/admin/AdminDrivers.ts';
import { type AdminTab, said } from './AdminTab.ts';

/** The settings, by their view-models. */
export class ViewModelSettings implements SettingsDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
    tab.whenShown('Settings', () => {
      const { current } = this.#sections;
      const shop = () => this.#tab.on('Settings', SHOP_SETTINGS, appear);
      return (
        current &&
        {
          ...{
            shop,
            delivery: shop,
            search: shop,
            pages: shop,
            mail: shop,
            account: () => this.#tab.on('Settings', ACCOUNT, appear),
          },
          people: () => this.#people,
          keys: () => this.#keys,
          jobs: () => this.#jobs,
          activity: () => this.#activity,
        }[current]()
      );
    });
  }

  async sections(): Promise<readonly string[]> {
    return this.#sections.tabs.map(({ label }) => label);
  }

  async chooseSection(label: string): Promise<void> {
    const tab = this.#sections.tabs.find((each) => each.label === label);
    if (tab === undefined) throw new Error(`There is no section ${label}`);
    this.#tab.goTo(tab.path);
  }

  async people(): Promise<readonly PersonFacts[]> {
    return this.#people.people.map(({ name, role, state }) => ({ name, role, state }));
  }

  async invite({ name, email, role }: Parameters<SettingsDriver['invite']>[0]): Promise<void> {
    const { invitation } = this.#people;
    invitation.change('name', name);
    invitation.change('email', email);
    invitation.change('role', role);
    await invitation.submit();
  }

  async changeRole(name: string, role: StaffRole): Promise<void> {
    await this.#people.changeRole(this.#person(name).id, role);
  }

  async disable(name: string): Promise<void> {
    await this.#people.disable(this.#person(name).id, true);
  }

  async openAgain(name: string): Promise<void> {
    await this.#people.disable(this.#person(name).id, false);
  }

  async endCodes(name: string): Promise<void> {
    await this.#people.endCodes(this.#person(name).id);
  }

  async keys(): Promise<readonly KeyFacts[]> {
    return this.#keys.keys.map(({ name, role, isEnded }) => ({ name, role, state: isEnded ? 'Ended' : 'Made' }));
  }

  async makeKey(name: string, role: StaffRole): Promise<void> {
    const { form } = this.#keys;
    form.change('name', name);
    form.change('role', role);
    await form.submit();
  }

  async secret(): Promise<string> {
    return this.#keys.made?.secret ?? '';
  }

  async dismissSecret(): Promise<void> {
    this.#keys.dismissSecret();
  }

  async endKey(name: string): Promise<void> {
    const key = this.#keys.keys.find((each) => each.name === name && !each.isEnded);
    if (key === undefined) throw new Error(`There is no key ${name} to end`);
    this.#keys.askToEnd(key.id);
    await this.#keys.end();
  }

  async activity(): Promise<readonly string[]> {
    return this.#activity.entries.map(({ what, actor }) => `${what} by ${actor}`);
  }

  async complaints(): Promise<readonly string[]> {
    if (this.#sections.current === 'keys') {
      const { form, alert } = this.#keys;
      return said(...Object.values(form.errors), form.refusal, alert);
    }
    const { invitation, alert } = this.#people;
    return said(...Object.values(invitation.errors), invitation.refusal, alert);
  }

  #person(name: string) {
    const person = this.#people.people.find((each) => each.name === name);
    if (person === undefined) throw new Error(`${name} is not among the people`);
    return person;
  }

  get #sections() {
    if (this.#tab.shown !== 'Settings') throw new Error(`${this.#tab.shown} is shown, not Settings`);
    const { searchParams, hash } = this.#tab.address;
    return settingsSections(this.#tab.session.staff?.role ?? 'packer', searchParams, hash);
  }

  get #people() {
    this.#expect('people');
    return this.#tab.on('Settings', PEOPLE, appear);
  }

  get #keys() {
    this.#expect('keys');
    return this.#tab.on('Settings', KEYS, appear);
  }

  get #jobs() {
    this.#expect('jobs');
    return this.#tab.on('Settings', JOBS, appear);
  }

  get #activity() {
    this.#expect('activity');
    return this.#tab.on('Settings', ACTIVITY, appear);
  }

  #expect(section: 'people' | 'keys' | 'jobs' | 'activity'): void {
    if (this.#sections.current !== section) throw new Error(`${this.#sections.current} is shown, not ${section}`);
  }
}

function appear(viewModel: { appear(): void }): undefined {
  viewModel.appear();
}
