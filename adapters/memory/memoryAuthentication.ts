import type { NewShopper } from '../../core/domain/accounts/Credentials.ts';
import type { ForAuthenticating } from '../../core/storefront/ports/account/ForAuthenticating.ts';
import type { ForEndingTokens } from '../../core/storefront/ports/account/ForEndingTokens.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { memoryErrors } from './memoryErrors.ts';

/** The in-memory back-end's login, signup and logout. */
export function memoryAuthentication(backEnd: MemoryBackEnd): ForAuthenticating & ForEndingTokens {
  const sessionOf = ({ email, firstName, lastName }: NewShopper) => {
    return { token: backEnd.grantToken(email), firstName, lastName, email };
  };
  return {
    logIn: ({ email, password }) =>
      backEnd.perform('authentication', () => {
        const shopper = backEnd.shopper(email);
        if (shopper === undefined) throw memoryErrors.notRegistered();
        if (shopper.password !== password) throw memoryErrors.wrongCredentials();
        return sessionOf(shopper);
      }),
    signUp: (newShopper) =>
      backEnd.perform('authentication', () => {
        if (backEnd.shopper(newShopper.email) !== undefined) throw memoryErrors.emailExists();
        backEnd.register(newShopper);
        return sessionOf(newShopper);
      }),
    end: (session) =>
      backEnd.perform('authentication', () => {
        backEnd.shopperOf(session);
        backEnd.tokens.delete(session.token);
      }),
  };
}
