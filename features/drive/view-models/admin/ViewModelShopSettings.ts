import type { DaySpan } from '../../../../core/domain/settings/DeliveryDays.ts';
import type { ShopSettings } from '../../../../core/domain/settings/ShopSettings.ts';
import { SHOP_SETTINGS } from '../../../../src/admin/settings/pageTokens.ts';
import { FIELD_LABELS } from '../../../../src/admin/settings/shop/fieldLabels.ts';
import type { ShopSettingsDriver } from '../../contracts/admin/ShopSettingsDriver.ts';
import { type AdminTab, said } from './AdminTab.ts';

const KEYS = { live: 'Live keys', test: 'Test keys', simulated: 'Simulated' };
const DAYS = /^(Handling|Everywhere else), (from|to) days$/;

/** The settings of the shop, by their view-model. */
export class ViewModelShopSettings implements ShopSettingsDriver {
  readonly #tab: AdminTab;

  constructor(tab: AdminTab) {
    this.#tab = tab;
  }

  async value(label: string): Promise<string> {
    const span = this.#spanOf(label);
    if (span !== undefined) return `${span.days[span.end]}`;
    if (label === 'Holidays') return (this.#page.fields.delivery.holidays ?? []).join('\n');
    if (label === 'Zone') return this.#page.fields.delivery.zones[0]?.name ?? '';
    const value = this.#page.fields[fieldOf(label)];
    return typeof value === 'string' ? value : '';
  }

  async type(label: string, text: string): Promise<void> {
    const span = this.#spanOf(label);
    if (label === 'Holidays') return this.#page.changeHolidays(text);
    if (span === undefined) return this.#page.change(fieldOf(label), text as never);
    this.#page.changeDelivery({ [span.part]: { ...span.days, [span.end]: text === '' ? Number.NaN : Number(text) } });
  }

  save(): Promise<void> {
    return this.#page.save();
  }

  async discard(): Promise<void> {
    this.#page.discard();
  }

  async addZone({ name, state, from, to }: Parameters<ShopSettingsDriver['addZone']>[0]): Promise<void> {
    this.#page.addZone();
    const at = this.#page.fields.delivery.zones.length - 1;
    this.#page.changeZone(at, { name, states: [state], least: Number(from), most: Number(to) });
  }

  async conflicts(): Promise<readonly string[]> {
    return this.#page.conflict.map(({ label }) => label);
  }

  keepMine(): Promise<void> {
    return this.#page.keepMine();
  }

  async takeTheirs(): Promise<void> {
    this.#page.takeTheirs();
  }

  sendTestMail(): Promise<void> {
    return this.#page.sendTestMail();
  }

  async facts(): Promise<readonly string[]> {
    const { outside, heard } = this.#page;
    if (outside === undefined) return [];
    const mails = [`Mails: ${outside.mail.isSent ? 'are sent' : 'are written to files, and not sent'}`];
    return outside.payments === undefined
      ? mails
      : [...mails, `Keys: ${KEYS[outside.payments.keys]}`, `Webhook: ${heard}`];
  }

  async complaints(): Promise<readonly string[]> {
    const { errors, alert } = this.#page;
    return said(...Object.values(errors), alert);
  }

  #spanOf(label: string) {
    const [, name, way] = DAYS.exec(label) ?? [];
    if (name === undefined) return undefined;
    const part = name === 'Handling' ? 'handling' : 'elsewhere';
    const end: keyof DaySpan = way === 'from' ? 'least' : 'most';
    return { part, end, days: this.#page.fields.delivery[part] } as const;
  }

  get #page() {
    return this.#tab.on('Settings', SHOP_SETTINGS, (page) => {
      page.appear();
      return undefined;
    });
  }
}

function fieldOf(label: string): keyof ShopSettings {
  const field = Object.entries(FIELD_LABELS).find(([, each]) => each === label)?.[0];
  if (field === undefined) throw new Error(`There is no field ${label}`);
  return field as keyof ShopSettings;
}
