import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { MAX_QUANTITY } from '../../core/domain/cart/CartItem.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import type { ForRememberingChanges } from '../../core/storefront/ports/ForRememberingChanges.ts';
import type { WaitingChange } from '../../core/storefront/ports/WaitingChange.ts';
import { wishShape } from './storedOrder.ts';
import { readSession } from './storedSession.ts';
import { TextStore } from './TextStore.ts';

export const CHANGES_KEY = 'waiting-changes';
/** The longest text that is stored, in UTF-16 units, and the most changes. */
const LONGEST = 500_000;
const MOST = 100;

const { createdAt: _createdAt, updatedAt: _updatedAt, ...productShape } = wishShape;
const changed = {
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LIMITS.path)),
  product: v.pipe(
    v.object(productShape),
    v.transform(({ picture, ...product }) => ({ ...product, ...(picture !== undefined && { picture }) })),
  ),
};

const storedChange: v.GenericSchema<unknown, WaitingChange> = v.variant('list', [
  v.object({
    ...changed,
    list: v.literal('cart'),
    kind: v.picklist(['add', 'increment', 'decrement', 'remove']),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  }),
  v.object({ ...changed, list: v.literal('wishlist'), kind: v.picklist(['add', 'remove']) }),
]);

const document = v.pipe(
  v.string(),
  v.maxLength(LONGEST),
  v.parseJson(),
  v.object({ version: v.literal(1), token: v.string(), changes: v.pipe(v.array(storedChange), v.maxLength(MOST)) }),
);

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
    if (changes.length === 0 && readSession(this.#texts)?.token === session.token) this.forget();
    return changes;
  }

  /** Stores nothing for a session that has ended, in this or another tab, and no change beyond the limits. */
  async remember(session: Session, change: WaitingChange): Promise<boolean> {
    if (readSession(this.#texts)?.token !== session.token) return false;
    return this.#write(session, [...this.#changesOf(session), change]);
  }

  async remove(session: Session, id: string): Promise<void> {
    const changes = this.#changesOf(session);
    const others = changes.filter((change) => change.id !== id);
    if (others.length === 0 && changes.length > 0) this.forget();
    else if (others.length < changes.length) this.#write(session, others);
  }

  forget(): void {
    this.#texts.remove(CHANGES_KEY);
  }

  /** Read and written in one go, so that no other tab writes in between. */
  #changesOf({ token }: Session): readonly WaitingChange[] {
    const { success, output } = v.safeParse(document, this.#texts.read(CHANGES_KEY));
    return success && output.token === token ? output.changes : [];
  }

  #write({ token }: Session, changes: readonly WaitingChange[]): boolean {
    const text = JSON.stringify({ version: 1, token, changes });
    if (changes.length > MOST || text.length > LONGEST) return false;
    return this.#texts.write(CHANGES_KEY, text) === 'written';
  }
}
