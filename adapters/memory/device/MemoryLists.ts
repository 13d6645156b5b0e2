import type { Session } from '../../../core/domain/accounts/Session.ts';
import type {
  ForRememberingLists,
  RememberedLists,
} from '../../../core/storefront/ports/device/ForRememberingLists.ts';
import type { ForRememberingSession } from '../../../core/storefront/ports/device/ForRememberingSession.ts';

/** The remembered lists on a device, which its tabs share. */
export class MemoryLists implements ForRememberingLists {
  #token = '';
  #lists: Partial<RememberedLists> = {};

  /** With a session, what is remembered ends with it. */
  constructor(sessions?: ForRememberingSession) {
    sessions?.whenChanged(() => {
      if (sessions.current() === undefined) this.#lists = {};
    });
  }

  async recall<Name extends keyof RememberedLists>({ token }: Session, name: Name) {
    return this.#token === token ? this.#lists[name] : undefined;
  }

  async remember<Name extends keyof RememberedLists>({ token }: Session, name: Name, items: RememberedLists[Name]) {
    this.#lists = { ...(this.#token === token && this.#lists), [name]: items };
    this.#token = token;
  }
}
