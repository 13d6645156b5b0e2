import type { Credentials, NewShopper } from '../../../core/domain/accounts/Credentials.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForAuthenticating } from '../../../core/storefront/ports/account/ForAuthenticating.ts';
import { logInResponse, signUpResponse } from '../../wire/account/authenticationCalls.ts';
import type { HttpApi } from '../HttpApi.ts';

/** Login and signup at `/api/auth`. */
export class HttpAuthentication implements ForAuthenticating {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async logIn({ email, password }: Credentials): Promise<Session> {
    const body = { email, password };
    const response = await this.#api.call({ method: 'POST', path: '/auth/login', body, responseSchema: logInResponse });
    return { token: response.encodedToken, ...response.foundUser };
  }

  async signUp({ email, password, firstName, lastName }: NewShopper): Promise<Session> {
    const body = { email, password, firstName, lastName };
    const call = { method: 'POST', path: '/auth/signup', body, responseSchema: signUpResponse } as const;
    const { encodedToken, createdUser } = await this.#api.call(call);
    return { token: encodedToken, ...createdUser };
  }
}
