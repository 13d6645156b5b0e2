import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import type { ForRememberingChanges } from '../../core/storefront/ports/device/ForRememberingChanges.ts';
import type { WaitingChange } from '../../core/storefront/ports/device/WaitingChange.ts';
import { CHANGES_KEY } from './shopperKeys.ts';
import { productShape } from './storedOrder.ts';
import { readSession } from './storedSession.ts';
import { TextStore } from './TextStore.ts';

/** The longest text that is stored, in UTF-16 units, and the most changes. */
const LONGEST = 500_000;
const MOST = 100;

const storedChange = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.path)),
  list: v.string(),
  kind: v.string(),
  quantity: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  product: v.object(productShape),
  before: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.path))),
});

const document = v.object({ version: v.literal(1), token: v.string(), changes: v.array(v.unknown()) });

const CART_KINDS = ['add', 'increment', 'decrement', 'remove'] as const;
const WISHLIST_KINDS = ['add', 'remove'] as const;

/** Returns the change as it was stored, in an array; an empty one when it is damaged. */
function changeIn(entry: unknown): readonly WaitingChange[] {
  const { success, output } = v.safeParse(storedChange, entry);
  if (!success) return [];
  const { list, kind, quantity = 1, ...change } = output;
  const cartKind = CART_KINDS.find((name) => name === kind);
  const wishlistKind = WISHLIST_KINDS.find((name) => name === kind);
  if (list === 'cart' && cartKind) return [{ ...change, list, kind: cartKind, quantity }];
  return list === 'wishlist' && wishlistKind ? [{ ...change, list, kind: wishlistKind }] : [];
}

/** The changes that wait for the connection in local storage, under one key with the token of their session. */
export class LocalStorageChanges implements ForRememberingChanges {
  readonly #texts: TextStore;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  /** Removes those of any other session. */
  async recall(session: Session): Promise<readonly WaitingChange[]> {
    const changes = this.#changesOf(session);
    if (changes.length === 0 && readSession(this.#texts)?.token === session.token) this.#forget();
    return changes;
  }

  /** Stores nothing for a session that has ended, in this or another tab, and no change beyond the limits or that `recall` would leave out. */
  async remember(session: Session, change: WaitingChange): Promise<boolean> {
    if (readSession(this.#texts)?.token !== session.token || changeIn(change).length === 0) return false;
    return this.#write(session, [...this.#changesOf(session), change]);
  }

  async remove(session: Session, id: string): Promise<void> {
    const changes = this.#changesOf(session);
    const others = changes.filter((change) => change.id !== id);
    if (others.length === 0 && changes.length > 0) this.#forget();
    else if (others.length < changes.length) this.#write(session, others);
  }

  #forget(): void {
    this.#texts.remove(CHANGES_KEY);
  }

  /** Read and written in one go, so that no other tab writes in between. */
  #changesOf({ token }: Session): readonly WaitingChange[] {
    const stored = this.#texts.readJson(CHANGES_KEY, document, LONGEST);
    return stored?.token === token ? stored.changes.slice(0, MOST).flatMap(changeIn) : [];
  }

  #write({ token }: Session, changes: readonly WaitingChange[]): boolean {
    const text = JSON.stringify({ version: 1, token, changes });
    if (changes.length > MOST || text.length > LONGEST) return false;
    return this.#texts.write(CHANGES_KEY, text) === 'written';
  }
}
