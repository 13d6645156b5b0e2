import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForEndingTokens } from '../../core/storefront/ports/ForEndingTokens.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The end of a session in the in-memory back-end. */
export class MemoryTokens implements ForEndingTokens {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  end(session: Session): Promise<void> {
    return this.#backEnd.perform('authentication', () => {
      this.#backEnd.shopperOf(session);
      this.#backEnd.revokeToken(session.token);
    });
  }
}
