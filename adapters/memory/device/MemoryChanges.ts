import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { ForRememberingChanges } from '../../../core/storefront/ports/device/ForRememberingChanges.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';
import type { WaitingChange } from '../../../core/storefront/ports/device/WaitingChange.ts';

/** The changes that wait for the connection on a device, which its tabs share. */
export class MemoryChanges implements ForRememberingChanges {
  #token = '';
  #changes: readonly WaitingChange[] = [];

  /** With a session, what is remembered ends with it. */
  constructor(sessions?: ForRememberingSession) {
    sessions?.whenChanged(() => {
      if (sessions.current() === undefined) this.#changes = [];
    });
  }

  async recall({ token }: Session): Promise<readonly WaitingChange[]> {
    return this.#token === token ? this.#changes : [];
  }

  async remember({ token }: Session, change: WaitingChange): Promise<boolean> {
    this.#changes = this.#token === token ? [...this.#changes, change] : [change];
    this.#token = token;
    return true;
  }

  async remove({ token }: Session, id: string): Promise<void> {
    if (this.#token === token) this.#changes = this.#changes.filter((change) => change.id !== id);
  }
}
