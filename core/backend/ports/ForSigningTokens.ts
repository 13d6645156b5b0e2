import type { TokenClaims } from './TokenClaims.ts';

/** Signed tokens with an expiry. */
export type ForSigningTokens = {
  /** Returns a token that is valid from `now` (ms since 1970) on. */
  sign(claims: TokenClaims, now: number): string;
  /** Returns the claims of a token; undefined when it is missing, forged, signed otherwise, or expired at `now`. */
  read(token: string | undefined, now: number): TokenClaims | undefined;
};
