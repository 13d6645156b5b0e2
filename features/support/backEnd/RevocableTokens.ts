/** Lets the tokens that were given or used so far run out. */
export class RevocableTokens {
  readonly #used = new Set<string>();
  readonly #ended = new Set<string>();

  given(token: string): string {
    this.#used.add(token);
    return token;
  }

  end(): void {
    for (const token of this.#used) this.#ended.add(token);
  }

  /** The call as it is, or with a token that no longer counts in place of one that has run out. */
  checked(init: RequestInit | undefined): RequestInit | undefined {
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization');
    if (token === null) return init;
    this.given(token);
    if (!this.#ended.has(token)) return init;
    headers.set('authorization', 'run out');
    return { ...init, headers };
  }

  /** A token that the back-end gives anew counts again. */
  async renewedBy(answer: Response): Promise<void> {
    if (this.#ended.size === 0) return;
    const text = await answer.clone().text();
    for (const token of this.#ended) if (text.includes(token)) this.#ended.delete(token);
  }
}
