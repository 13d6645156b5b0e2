import { TextStore } from '../../adapters/local-storage/TextStore.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingLists, RememberedLists } from '../../core/storefront/ports/ForRememberingLists.ts';

/** The key of `LocalStorageLists`, which a visit without a shopper does not load. */
const KEY = 'lists';

/** Loads the adapter for the remembered lists when a shopper is logged in. Without it, nothing is remembered. */
export class LazyLists implements ForRememberingLists {
  readonly #load: () => Promise<ForRememberingLists>;
  readonly #texts: TextStore;

  constructor(load: () => Promise<ForRememberingLists>, storage: () => Storage) {
    this.#load = load;
    this.#texts = new TextStore(storage);
  }

  async recall<Name extends keyof RememberedLists>(session: Session, name: Name) {
    const lists = await this.#load().catch(() => undefined);
    return lists?.recall(session, name);
  }

  async remember<Name extends keyof RememberedLists>(session: Session, name: Name, items: RememberedLists[Name]) {
    const lists = await this.#load().catch(() => undefined);
    await lists?.remember(session, name, items);
  }

  forget(): void {
    this.#texts.remove(KEY);
  }
}
