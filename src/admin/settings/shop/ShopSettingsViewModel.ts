import { makeAutoObservable, observableRef } from 'mobx';
import { agoText } from '../../../../core/admin/orders/agoText.ts';
import type { OutsideState, ReadSettings } from '../../../../core/admin/ports/ForKeepingSettings.ts';
import type { ForTellingTime } from '../../../../core/admin/ports/ForTellingTime.ts';
import type { ReadShopSettings, SaveShopSettings, SendTestMail } from '../../../../core/admin/settings/keepSettings.ts';
import type { DeliveryDays, DeliveryZone } from '../../../../core/domain/settings/DeliveryDays.ts';
import { FIRST_SETTINGS, type Seller, type ShopSettings } from '../../../../core/domain/settings/ShopSettings.ts';
import type { SettingsErrors } from '../../../../core/domain/settings/settingsFaults.ts';
import type { PageTexts } from '../../../../core/domain/settings/textPages.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { type ConflictLine, conflictLines } from './conflictLines.ts';

export type ShopSettingsParts = {
  readonly readSettings: ReadShopSettings;
  readonly saveSettings: SaveShopSettings;
  readonly sendTestMail: SendTestMail;
  readonly pendingWork: PendingWork;
  readonly clock: Pick<ForTellingTime, 'now'>;
};

const NEW_ZONE: DeliveryZone = { name: '', states: [], least: 2, most: 4 };

/** The settings of the shop, what is changed of them and not saved yet, and the state of its mails and payments. */
export class ShopSettingsViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  errors: SettingsErrors = {};
  /** Why the last press had no effect; empty while it had. */
  alert = '';
  /** What the last press has done. */
  announcement = '';
  isBusy = false;
  /** The fields that somebody else has changed meanwhile as well; none while there is nothing to choose. */
  conflict: readonly ConflictLine[] = [];
  outside: OutsideState | undefined = undefined;
  private read: ReadSettings = { settings: FIRST_SETTINGS, tag: '' };
  private changes: Partial<ShopSettings> = {};
  private readonly parts: ShopSettingsParts;

  constructor(parts: ShopSettingsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'read' | 'changes' | 'parts'>(
      this,
      {
        ...{ errors: observableRef, conflict: observableRef, outside: observableRef, read: observableRef },
        ...{ changes: observableRef, parts: false },
      },
      { autoBind: true },
    );
  }

  /** The settings with what is changed. */
  get fields(): ShopSettings {
    return { ...this.read.settings, ...this.changes };
  }

  /** When the payment provider was heard last. */
  get heard(): string {
    const heardAt = this.outside?.payments?.heardAt;
    return heardAt === undefined ? 'Not heard yet' : `Heard ${agoText(this.parts.clock.now() - Date.parse(heardAt))}`;
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  appear(): void {
    void this.load();
  }

  /** Reads the settings. Also retries after a failure. */
  async load(): Promise<void> {
    if (this.status === 'failed') this.status = 'loading';
    const read = await this.parts.pendingWork.track(this.parts.readSettings());
    if (read.outcome === 'read') this.show(read);
    else this.failToLoad();
  }

  change<Field extends keyof ShopSettings>(field: Field, value: ShopSettings[Field]): void {
    const { [field]: _, ...others } = this.changes;
    const isSame = JSON.stringify(value) === JSON.stringify(this.read.settings[field]);
    this.changes = isSame ? others : { ...others, [field]: value };
    const { [field]: _error, ...errors } = this.errors;
    this.errors = errors;
    this.announcement = '';
  }

  changeText(field: keyof (Seller & PageTexts) | 'synonyms', value: string): void {
    this.change(field, value);
  }

  changeDelivery(change: Partial<DeliveryDays>): void {
    this.change('delivery', { ...this.fields.delivery, ...change });
  }

  /** Sets the holidays, a line each, such as `2026-11-08`. */
  changeHolidays(text: string): void {
    this.changeDelivery({ holidays: text === '' ? [] : text.split('\n') });
  }

  changeZone(at: number, change: Partial<DeliveryZone>): void {
    const { zones } = this.fields.delivery;
    this.changeDelivery({ zones: zones.map((zone, index) => (index === at ? { ...zone, ...change } : zone)) });
  }

  addZone(): void {
    this.changeDelivery({ zones: [...this.fields.delivery.zones, NEW_ZONE] });
  }

  removeZone(at: number): void {
    this.changeDelivery({ zones: this.fields.delivery.zones.filter((_, index) => index !== at) });
  }

  discard(): void {
    this.changes = {};
    this.errors = {};
    this.alert = '';
    this.conflict = [];
  }

  /** Saves what is changed. What somebody else has changed meanwhile in other fields is kept. */
  async save(): Promise<void> {
    if (this.isBusy || !this.isChanged || this.conflict.length > 0) return;
    this.begin();
    const { pendingWork, saveSettings } = this.parts;
    const result = await pendingWork.track(saveSettings(this.read, withoutEmptyLines(this.changes)));
    if (result.outcome === 'stale') return this.meetStale(result.current);
    if (result.outcome === 'saved') return this.finish(result.value);
    if (result.outcome === 'invalid') return this.point(result.errors);
    this.refuse(result.text);
  }

  takeTheirs(): void {
    this.discard();
  }

  keepMine(): Promise<void> {
    this.conflict = [];
    return this.save();
  }

  async sendTestMail(): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    const result = await this.parts.pendingWork.track(this.parts.sendTestMail());
    if (result.outcome === 'sent') this.announce(`A mail to ${result.to} is on its way`);
    else this.refuse(result.text);
  }

  private begin(): void {
    this.isBusy = true;
    this.alert = '';
    this.announcement = '';
    this.errors = {};
  }

  private async meetStale(current: ReadSettings): Promise<void> {
    this.isBusy = false;
    this.conflict = conflictLines(this.read.settings, current.settings, this.changes);
    this.read = current;
    if (this.conflict.length === 0) await this.save();
  }

  private finish(saved: ReadSettings): void {
    this.read = saved;
    this.changes = {};
    this.announce('Saved');
  }

  private announce(text: string): void {
    this.isBusy = false;
    this.announcement = text;
  }

  private point(errors: SettingsErrors): void {
    this.isBusy = false;
    this.errors = errors;
  }

  private refuse(text: string): void {
    this.isBusy = false;
    this.alert = text;
  }

  private show({ settings, tag, mail, payments }: ReadSettings & OutsideState): void {
    this.read = { settings, tag };
    this.outside = { mail, payments };
    this.status = 'ready';
  }

  private failToLoad(): void {
    this.status = 'failed';
  }
}

/** Leaves the empty lines among the holidays out, and the spaces around each. */
function withoutEmptyLines({ delivery, ...changes }: Partial<ShopSettings>): Partial<ShopSettings> {
  if (delivery === undefined) return changes;
  const holidays = (delivery.holidays ?? []).map((day) => day.trim()).filter((day) => day !== '');
  return { ...changes, delivery: { ...delivery, holidays } };
}
