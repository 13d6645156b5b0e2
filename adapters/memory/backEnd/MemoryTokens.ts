import type { ForSigningTokens, TokenClaims } from '../../../core/backend/ports/accounts/ForSigningTokens.ts';

/** Tokens that are remembered instead of signed: `token-1`, `token-2` … */
export class MemoryTokens implements ForSigningTokens {
  static readonly LIFETIME_MS = 60 * 60 * 1000;
  readonly #prefix: string;
  readonly #signed = new Map<string, { readonly claims: TokenClaims; readonly expiresAt: number }>();

  constructor(prefix = 'token') {
    this.#prefix = prefix;
  }

  sign(claims: TokenClaims, now: number): string {
    const token = `${this.#prefix}-${this.#signed.size + 1}`;
    this.#signed.set(token, { claims: { ...claims }, expiresAt: now + MemoryTokens.LIFETIME_MS });
    return token;
  }

  read(token: string | undefined, now: number): TokenClaims | undefined {
    const found = token === undefined ? undefined : this.#signed.get(token);
    return found !== undefined && now < found.expiresAt ? found.claims : undefined;
  }
}
