import type { Session } from '../../../core/domain/accounts/Session.ts';
import type { OptimisticUpdate } from '../../../core/storefront/lists/OptimisticUpdate.ts';
import type { ForRememberingChanges } from '../../../core/storefront/ports/device/ForRememberingChanges.ts';
import type { WaitingChange } from '../../../core/storefront/ports/device/WaitingChange.ts';

type Update<Item> = OptimisticUpdate<Item>;

/** The updates of one list that wait for the connection, on the device. */
export class KeptChanges<Item> {
  readonly #changes: ForRememberingChanges;
  readonly #session: () => Session | undefined;
  readonly #updateOf: (session: Session, change: WaitingChange) => Update<Item> | undefined;
  /** For each update that was handed in, whether it is stored. */
  readonly #stored = new Map<Update<Item>, boolean | Promise<boolean>>();

  /** `updateOf` returns undefined for a change of another list. */
  constructor(
    changes: ForRememberingChanges,
    session: () => Session | undefined,
    updateOf: (session: Session, change: WaitingChange) => Update<Item> | undefined,
  ) {
    this.#changes = changes;
    this.#session = session;
    this.#updateOf = updateOf;
  }

  /** Resolves with the updates of the current session that an earlier visit or another tab has stored. */
  async recall(): Promise<readonly Update<Item>[]> {
    const session = this.#session();
    if (session === undefined) return [];
    const changes = await this.#changes.recall(session);
    const updates = changes.map((change) => this.#updateOf(session, change)).filter((update) => update !== undefined);
    for (const update of updates) this.#stored.set(update, true);
    return updates;
  }

  /** Whether the update is on the device, from where a later visit sends it. */
  has(update: Update<Item>): boolean {
    return this.#stored.get(update) === true;
  }

  /** Stores the update, once. */
  keep(update: Update<Item>): void {
    const { issued } = update;
    if (issued === undefined || this.#stored.has(update)) return;
    const { session, changes } = issued;
    const storing = Promise.all(changes.map((change) => this.#changes.remember(session, change))).then(
      (stored) => !stored.includes(false),
    );
    this.#stored.set(update, storing);
    void storing.then((isStored) => this.#stored.get(update) === storing && this.#stored.set(update, isStored));
  }

  /** Removes an update that was sent or refused. */
  async drop(update: Update<Item>): Promise<void> {
    const { issued } = update;
    const stored = this.#stored.get(update);
    if (issued === undefined || stored === undefined) return;
    this.#stored.delete(update);
    await stored;
    for (const { id } of issued.changes) await this.#changes.remove(issued.session, id);
  }

  /** Resolves with those of the stored updates that are no longer on the device, because another tab has sent them. */
  async sentElsewhere(): Promise<readonly Update<Item>[]> {
    const stored = [...this.#stored.keys()].filter((update) => this.has(update));
    const session = this.#session();
    if (session === undefined || stored.length === 0) return [];
    const ids = new Set((await this.#changes.recall(session)).map(({ id }) => id));
    return stored.filter((update) => !update.issued?.changes.some(({ id }) => ids.has(id)));
  }
}
