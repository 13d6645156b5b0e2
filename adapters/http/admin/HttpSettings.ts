import type { ForKeepingSettings } from '../../../core/admin/ports/ForKeepingSettings.ts';
import {
  changedSettingsResponse,
  settingsResponse,
  testMailResponse,
  wireSettings,
} from '../../wire/admin/settingsCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf, staleOf } from './outcomes.ts';

const SETTINGS = '/settings';

/** The settings at `/api/admin/settings`. */
export class HttpSettings implements ForKeepingSettings {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async read(): ReturnType<ForKeepingSettings['read']> {
    const call = { method: 'GET', path: SETTINGS, responseSchema: settingsResponse } as const;
    const { body, tag } = await this.#api.tagged(call);
    return { ...body, tag };
  }

  save(...[ifMatch, body]: Parameters<ForKeepingSettings['save']>): ReturnType<ForKeepingSettings['save']> {
    const call = { method: 'PATCH', path: SETTINGS, body, ifMatch, responseSchema: changedSettingsResponse } as const;
    return this.#api.tagged(call).then(
      ({ body: { settings }, tag }) => ({ outcome: 'saved' as const, value: { settings, tag } }),
      (error: unknown) => {
        const stale = staleOf(error, wireSettings);
        if (stale === undefined) return refusalOf(error);
        return { outcome: 'stale' as const, current: { settings: stale.current, tag: stale.tag } };
      },
    );
  }

  sendTestMail(): ReturnType<ForKeepingSettings['sendTestMail']> {
    const call = { method: 'POST', path: `${SETTINGS}/test-mail`, responseSchema: testMailResponse } as const;
    return this.#api.call(call).then(({ to }) => ({ outcome: 'sent' as const, to }), refusalOf);
  }
}
