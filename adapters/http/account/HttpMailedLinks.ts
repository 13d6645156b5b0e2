import type { ForMailingLinks, LinkOutcome } from '../../../core/storefront/ports/account/ForMailingLinks.ts';
import type { Refusal } from '../../../core/storefront/ports/failures/Refusal.ts';
import { RefusedCall } from '../../../core/storefront/ports/failures/RefusedCall.ts';
import type { HttpApi } from '../HttpApi.ts';
import { noContent } from '../noContent.ts';
import { resultOrRefusal } from '../RefusedCall.ts';

/** The mailed links at `/api/auth/password` and `/api/auth/email`. */
export class HttpMailedLinks implements ForMailingLinks {
  readonly areMailed = true;
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  mailPasswordLink(email: string): Promise<'asked' | Refusal> {
    return resultOrRefusal(this.#post('/auth/password/forgot', { email }).then(() => 'asked' as const));
  }

  resetPassword(token: string, password: string): Promise<LinkOutcome> {
    return this.#use('/auth/password/reset', { token, password });
  }

  verifyEmail(token: string): Promise<LinkOutcome> {
    return this.#use('/auth/email/verify', { token });
  }

  #use(path: string, body: object): Promise<LinkOutcome> {
    const used = this.#post(path, body).then(
      () => 'done' as const,
      (error: unknown) => {
        if (error instanceof RefusedCall && error.isInvalid) return 'link-invalid' as const;
        throw error;
      },
    );
    return resultOrRefusal(used);
  }

  #post(path: string, body: object): Promise<undefined> {
    return this.#api.call({ method: 'POST', path, body, responseSchema: noContent });
  }
}
