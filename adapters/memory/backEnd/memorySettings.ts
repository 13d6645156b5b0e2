import type { ForStoringSettings } from '../../../core/backend/ports/ForStoringSettings.ts';
import { FIRST_SETTINGS } from '../../../core/domain/settings/ShopSettings.ts';
import type { MemoryTables } from './MemoryTables.ts';

const SHOP = 'shop';

/** The settings of the shop in memory. */
export function memorySettings({ settings }: MemoryTables): ForStoringSettings {
  return {
    read: async () => settings.get(SHOP) ?? FIRST_SETTINGS,
    save: async (changed) => void settings.set(SHOP, changed),
  };
}
