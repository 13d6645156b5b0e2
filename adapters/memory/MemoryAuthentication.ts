import type { Credentials, NewShopper } from '../../core/domain/accounts/Credentials.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForAuthenticating } from '../../core/storefront/ports/ForAuthenticating.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { memoryErrors } from './memoryErrors.ts';

/** The in-memory back-end's login and signup. */
export class MemoryAuthentication implements ForAuthenticating {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  logIn({ email, password }: Credentials): Promise<Session> {
    return this.#backEnd.perform('authentication', () => {
      const shopper = this.#backEnd.shopper(email);
      if (shopper === undefined) {
        throw memoryErrors.notRegistered();
      }
      if (shopper.password !== password) {
        throw memoryErrors.wrongCredentials();
      }
      return this.#sessionOf(shopper);
    });
  }

  signUp(newShopper: NewShopper): Promise<Session> {
    return this.#backEnd.perform('authentication', () => {
      if (this.#backEnd.shopper(newShopper.email) !== undefined) {
        throw memoryErrors.emailExists();
      }
      this.#backEnd.register(newShopper);
      return this.#sessionOf(newShopper);
    });
  }

  #sessionOf({ email, firstName, lastName }: NewShopper): Session {
    return { token: this.#backEnd.grantToken(email), firstName, lastName, email };
  }
}
