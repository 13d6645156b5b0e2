import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForKeepingAccount } from '../../../core/storefront/ports/account/ForKeepingAccount.ts';
import type { Refusal } from '../../../core/storefront/ports/failures/Refusal.ts';
import { RefusedCall } from '../../../core/storefront/ports/failures/RefusedCall.ts';
import { accountDataResponse, changePasswordResponse } from '../../wire/account/authenticationCalls.ts';
import type { HttpApi } from '../HttpApi.ts';
import { noContent } from '../noContent.ts';
import { resultOrRefusal } from '../RefusedCall.ts';

/** The account at `/api/user`. */
export class HttpAccount implements ForKeepingAccount {
  readonly isKept = true;
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  changePassword(session: Session, body: { readonly current: string; readonly password: string }) {
    const call = { session, method: 'PUT', path: '/user/password', body } as const;
    const changed = this.#api.call({ ...call, responseSchema: changePasswordResponse });
    return passwordOutcome(changed.then(({ encodedToken }) => ({ token: encodedToken })));
  }

  data(session: Session): Promise<object> {
    return this.#api.call({ session, method: 'GET', path: '/user/data', responseSchema: accountDataResponse });
  }

  remove(session: Session, password: string) {
    const call = { session, method: 'DELETE', path: '/user', body: { password } } as const;
    return passwordOutcome(this.#api.call({ ...call, responseSchema: noContent }).then(() => 'removed' as const));
  }
}

/** The storefront checks a new password before, so what the back-end does not accept is the present one. */
function passwordOutcome<Result>(call: Promise<Result>): Promise<Result | 'wrong-password' | Refusal> {
  const answer = call.catch((error: unknown) => {
    if (error instanceof RefusedCall && error.isInvalid) return 'wrong-password' as const;
    throw error;
  });
  return resultOrRefusal<Result | 'wrong-password'>(answer);
}
