import type { ForStoringSettings } from '../../core/backend/ports/ForStoringSettings.ts';
import { FIRST_SETTINGS, type ShopSettings } from '../../core/domain/settings/ShopSettings.ts';
import { SqlStore } from './SqlStore.ts';
import { storableJson } from './storableText.ts';

const READ = 'select content from settings';
const SAVE = 'update settings set content = $1';

/** Stores the settings of the shop in SQL. */
export class SqlSettings extends SqlStore implements ForStoringSettings {
  async read(lock?: 'lock'): Promise<ShopSettings> {
    const row = await this.first<{ readonly content: string }>(lock === undefined ? READ : `${READ} for update`);
    return { ...FIRST_SETTINGS, ...JSON.parse(row?.content ?? '{}') };
  }

  async save(settings: ShopSettings): Promise<void> {
    await this.database.query(SAVE, [storableJson(settings)]);
  }
}
