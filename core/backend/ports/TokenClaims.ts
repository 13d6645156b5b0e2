/** The content of a token, after its signature and expiry are checked. */
export type TokenClaims = {
  readonly shopperId: string;
  /** The shopper's token version when the token was signed. Logout raises the version, which ends earlier tokens. */
  readonly version: number;
};
