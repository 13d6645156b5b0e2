import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingLists, RememberedLists } from '../../core/storefront/ports/ForRememberingLists.ts';

/** The remembered lists on a device, which its tabs share. */
export class MemoryLists implements ForRememberingLists {
  #token = '';
  #lists: Partial<RememberedLists> = {};

  async recall<Name extends keyof RememberedLists>({ token }: Session, name: Name) {
    return this.#token === token ? this.#lists[name] : undefined;
  }

  async remember<Name extends keyof RememberedLists>({ token }: Session, name: Name, items: RememberedLists[Name]) {
    if (this.#token !== token) this.forget();
    this.#token = token;
    this.#lists = { ...this.#lists, [name]: items };
  }

  forget(): void {
    this.#token = '';
    this.#lists = {};
  }
}
