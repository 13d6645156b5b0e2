import type { ForKeepingSettings } from '../../../core/admin/ports/ForKeepingSettings.ts';
import { SessionEnded } from '../../../core/admin/ports/SessionEnded.ts';
import {
  changedSettingsResponse,
  settingsResponse,
  testMailResponse,
  wireSettings,
} from '../../wire/admin/settingsCalls.ts';
import type { AdminApi } from './AdminApi.ts';
import { callInSession } from './callInSession.ts';
import { staleOf } from './outcomes.ts';
import { RefusedCall } from './RefusedCall.ts';
import { refusedOf } from './refusedOf.ts';

const SETTINGS = '/settings';
const UNAUTHORIZED = 401;

/** The settings at `/api/admin/settings`. */
export class HttpSettings implements ForKeepingSettings {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async read(): ReturnType<ForKeepingSettings['read']> {
    const call = { method: 'GET', path: SETTINGS, responseSchema: settingsResponse } as const;
    const { body, tag } = await this.#api.tagged(call).catch(throwWithoutSession);
    return { ...body, tag };
  }

  save(...[ifMatch, body]: Parameters<ForKeepingSettings['save']>): ReturnType<ForKeepingSettings['save']> {
    const call = { method: 'PATCH', path: SETTINGS, body, ifMatch, responseSchema: changedSettingsResponse } as const;
    return this.#api
      .tagged(call)
      .catch(throwWithoutSession)
      .then(
        ({ body: { settings }, tag }) => ({ outcome: 'saved' as const, value: { settings, tag } }),
        (error: unknown) => {
          const stale = staleOf(error, wireSettings);
          if (stale === undefined) return refusedOf(error);
          return { outcome: 'stale' as const, current: { settings: stale.current, tag: stale.tag } };
        },
      );
  }

  sendTestMail(): ReturnType<ForKeepingSettings['sendTestMail']> {
    const call = { method: 'POST', path: `${SETTINGS}/test-mail`, responseSchema: testMailResponse } as const;
    return callInSession(this.#api, call).then(({ to }) => ({ outcome: 'sent' as const, to }), refusedOf);
  }
}

function throwWithoutSession(cause: unknown): never {
  if (cause instanceof RefusedCall && cause.status === UNAUTHORIZED) throw new SessionEnded(cause.text, { cause });
  throw cause;
}
