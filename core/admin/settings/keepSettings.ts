import type { FormRejection } from '../../domain/accounts/FormRejection.ts';
import type { ShopSettings } from '../../domain/settings/ShopSettings.ts';
import { type SettingsErrors, settingsErrors } from '../../domain/settings/settingsFaults.ts';
import { attemptCall, type Failed } from '../calls/attemptCall.ts';
import type { ForKeepingSettings, OutsideState, ReadSettings } from '../ports/ForKeepingSettings.ts';
import type { ForLogging } from '../ports/ForLogging.ts';

export type SettingsPorts = { readonly settings: ForKeepingSettings; readonly log: ForLogging };

/** Reads the settings of the shop. */
export type ReadShopSettings = () => Promise<({ readonly outcome: 'read' } & ReadSettings & OutsideState) | Failed>;

export function makeReadShopSettings({ settings, log }: SettingsPorts): ReadShopSettings {
  return () =>
    attemptCall(
      async () => ({ outcome: 'read' as const, ...(await settings.read()) }),
      log,
      'The settings could not be read',
    );
}

/** Saves what has changed of the settings that were read, unless they are faulty. */
export type SaveShopSettings = (
  read: ReadSettings,
  change: Partial<ShopSettings>,
) => Promise<Awaited<ReturnType<ForKeepingSettings['save']>> | FormRejection<SettingsErrors> | Failed>;

export function makeSaveShopSettings({ settings, log }: SettingsPorts): SaveShopSettings {
  return async ({ settings: before, tag }, change) => {
    const errors = settingsErrors({ ...before, ...change });
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
    return attemptCall(() => settings.save(tag, change), log, 'The settings could not be saved');
  };
}

/** Sends a mail to the person who is signed in. */
export type SendTestMail = () => Promise<Awaited<ReturnType<ForKeepingSettings['sendTestMail']>> | Failed>;

export function makeSendTestMail({ settings, log }: SettingsPorts): SendTestMail {
  return () => attemptCall(() => settings.sendTestMail(), log, 'A test mail could not be sent');
}
