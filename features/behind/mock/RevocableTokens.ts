/** Revokes the tokens that were issued or used so far. */
export class RevocableTokens {
  readonly #used = new Set<string>();
  readonly #revoked = new Set<string>();

  register(token: string): string {
    this.#used.add(token);
    return token;
  }

  revokeAll(): void {
    for (const token of this.#used) this.#revoked.add(token);
  }

  /** Returns the request; replaces a revoked token by an invalid one. */
  invalidateRevoked(init: RequestInit | undefined): RequestInit | undefined {
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization');
    if (token === null) return init;
    this.register(token);
    if (!this.#revoked.has(token)) return init;
    headers.set('authorization', 'revoked');
    return { ...init, headers };
  }

  /** Restores a revoked token that the response issues again. */
  async restoreIssued(answer: Response): Promise<void> {
    if (this.#revoked.size === 0) return;
    const text = await answer.clone().text();
    for (const token of this.#revoked) if (text.includes(token)) this.#revoked.delete(token);
  }
}
