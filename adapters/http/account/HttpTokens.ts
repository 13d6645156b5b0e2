import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForEndingTokens } from '../../../core/storefront/ports/account/ForEndingTokens.ts';
import type { HttpApi } from '../HttpApi.ts';
import { noContent } from '../noContent.ts';

/** The end of a session at `/api/auth/logout`. The request outlives the page. */
export class HttpTokens implements ForEndingTokens {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async end(session: Session): Promise<void> {
    await this.#api.call({ session, method: 'POST', path: '/auth/logout', responseSchema: noContent });
  }
}
