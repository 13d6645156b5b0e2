import type { ShopSettings } from '../../domain/settings/ShopSettings.ts';

/** The settings of the shop. */
export type ForStoringSettings = {
  /** Resolves with the settings as they are now. With `lock`, nobody else changes them in the meantime. */
  read(lock?: 'lock'): Promise<ShopSettings>;
  save(settings: ShopSettings): Promise<void>;
};
