import type {
  ForKeepingAccount,
  NewSecret,
  OwnCodes,
  OwnSession,
} from '../../../core/admin/ports/ForKeepingAccount.ts';
import {
  codesResponse,
  newSecretResponse,
  recoveryCodesResponse,
  sessionsResponse,
} from '../../wire/admin/sessionCalls.ts';
import { noContent } from '../noContent.ts';
import type { AdminApi } from './AdminApi.ts';
import { refusalOf } from './outcomes.ts';

const SESSIONS = '/sessions';
const CODES = '/session/codes';

/** One's own account at `/api/admin/sessions` and `/api/admin/session/codes`. */
export class HttpAccount implements ForKeepingAccount {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  async sessions(): Promise<readonly OwnSession[]> {
    const call = { method: 'GET', path: SESSIONS, responseSchema: sessionsResponse } as const;
    return (await this.#api.call(call)).sessions;
  }

  endSession(id: string): ReturnType<ForKeepingAccount['endSession']> {
    return this.#end('DELETE', `${SESSIONS}/${encodeURIComponent(id)}`);
  }

  endOtherSessions(): ReturnType<ForKeepingAccount['endOtherSessions']> {
    return this.#end('DELETE', SESSIONS);
  }

  codes(): Promise<OwnCodes> {
    return this.#api.call({ method: 'GET', path: CODES, responseSchema: codesResponse });
  }

  newSecret(): Promise<NewSecret> {
    return this.#api.call({ method: 'GET', path: `${CODES}/new`, responseSchema: newSecretResponse });
  }

  turnOnCodes(body: Parameters<ForKeepingAccount['turnOnCodes']>[0]): ReturnType<ForKeepingAccount['turnOnCodes']> {
    const call = { method: 'POST', path: CODES, body, responseSchema: recoveryCodesResponse } as const;
    return this.#api
      .call(call)
      .then(({ recoveryCodes }) => ({ outcome: 'turned-on' as const, recoveryCodes }), refusalOf);
  }

  turnOffCodes(password: string): ReturnType<ForKeepingAccount['turnOffCodes']> {
    return this.#end('POST', `${CODES}/off`, { password });
  }

  #end(method: 'DELETE' | 'POST', path: string, body?: object): ReturnType<ForKeepingAccount['endSession']> {
    const call = { method, path, ...(body !== undefined && { body }), responseSchema: noContent } as const;
    return this.#api.call(call).then(() => ({ outcome: 'ended' as const }), refusalOf);
  }
}
