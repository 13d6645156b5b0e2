import type { ForSigningTokens } from '../ports/ForSigningTokens.ts';
import type { ForTellingTime } from '../ports/ForTellingTime.ts';
import type { TokenClaims } from '../ports/TokenClaims.ts';

/** Returns the claims of a call's token. Whether the shopper still exists is checked with the call's first statement. */
export type Authenticate = (token: string | undefined) => TokenClaims | 'token-invalid';

export function makeAuthenticate(ports: {
  readonly tokens: ForSigningTokens;
  readonly clock: ForTellingTime;
}): Authenticate {
  const { tokens, clock } = ports;
  return (token) => tokens.read(token, clock.now()) ?? 'token-invalid';
}
