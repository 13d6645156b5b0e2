/**
 * One-time codes by time (TOTP, RFC 6238): 6 digits, a new code every 30 s, which apps compute from a secret; and recovery codes,
 * for somebody without the app.
 */
export type ForMakingCodes = {
  /** Returns a new secret of 160 bits in Base32. */
  newSecret(): string;
  /** Returns the `otpauth:` address of a secret, which apps read from a QR code. */
  address(secret: string, owner: { readonly shop: string; readonly email: string }): string;
  /** Returns the number of the 30 s whose code this is: those of `now`, in ms since 1970, or the ones before or after; undefined when it is none. */
  stepOf(secret: string, code: string, now: number): number | undefined;
  /** Returns a secret as it is stored: encrypted with a key of the shop. */
  seal(secret: string): string;
  /** Returns the secret; undefined when it was encrypted with another key. */
  open(sealed: string): string | undefined;
  /** Returns 10 new recovery codes of 80 bits. */
  newRecoveryCodes(): readonly string[];
  /** Returns what is stored of a recovery code. Its case, spaces and hyphens do not count. */
  hashOf(recoveryCode: string): string;
};
