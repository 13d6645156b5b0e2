/** The content of a token, after its signature and expiry are checked. */
export type TokenClaims = {
  readonly shopperId: string;
  /** The shopper's token version when the token was signed. Logout raises the version, which ends earlier tokens. */
  readonly version: number;
};

/** Signed tokens with an expiry. */
export type ForSigningTokens = {
  /** Returns a token that is valid from `now` (ms since 1970) on. */
  sign(claims: TokenClaims, now: number): string;
  /** Returns the claims of a token; undefined when it is missing, forged, signed otherwise, or expired at `now`. */
  read(token: string | undefined, now: number): TokenClaims | undefined;
};
