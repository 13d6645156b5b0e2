import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { ForRememberingLists, RememberedLists } from '../../core/storefront/ports/device/ForRememberingLists.ts';
import { LISTS_KEY } from './shopperKeys.ts';
import { storedAddress, storedItem, storedOrder, wishShape } from './storedOrder.ts';
import { readSession } from './storedSession.ts';
import { TextStore } from './TextStore.ts';

/** The longest text that is stored, in UTF-16 units. */
const LONGEST = 1_000_000;

const schemas: { readonly [Name in keyof RememberedLists]: v.GenericSchema<unknown, RememberedLists[Name]> } = {
  cart: v.array(storedItem),
  wishlist: v.array(v.object(wishShape)),
  addresses: v.array(storedAddress),
  orders: v.array(storedOrder),
};

const entry = v.exactOptional(v.unknown());

const document = v.object({
  version: v.literal(1),
  token: v.string(),
  lists: v.object({ cart: entry, wishlist: entry, addresses: entry, orders: entry }),
});

/** The remembered lists in local storage, under one key with the token of their session. */
export class LocalStorageLists implements ForRememberingLists {
  readonly #texts: TextStore;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async recall<Name extends keyof RememberedLists>(session: Session, name: Name) {
    const schema: v.GenericSchema<unknown, RememberedLists[Name]> = schemas[name];
    const { success, output } = v.safeParse(schema, this.#listsOf(session)[name]);
    return success ? output : undefined;
  }

  /** Stores nothing for a session that has ended, in this or another tab. A list that there is no room for is removed alone. */
  async remember<Name extends keyof RememberedLists>(session: Session, name: Name, items: RememberedLists[Name]) {
    if (readSession(this.#texts)?.token !== session.token) return;
    const { [name]: _replaced, ...others } = this.#listsOf(session);
    if (!this.#write(session, { ...others, [name]: items }) && !this.#write(session, others)) this.#forget();
  }

  #forget(): void {
    this.#texts.remove(LISTS_KEY);
  }

  #write({ token }: Session, lists: { readonly [Name in keyof RememberedLists]?: unknown }): boolean {
    const text = JSON.stringify({ version: 1, token, lists });
    return text.length <= LONGEST && this.#texts.write(LISTS_KEY, text) === 'written';
  }

  #listsOf({ token }: Session): { readonly [Name in keyof RememberedLists]?: unknown } {
    const stored = this.#texts.readJson(LISTS_KEY, document, LONGEST);
    return stored?.token === token ? stored.lists : {};
  }
}
