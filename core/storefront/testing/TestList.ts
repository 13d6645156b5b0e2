import type { ListOutcome, OptimisticUpdate, ShopperList } from '../lists/OptimisticUpdate.ts';

/** A list for tests: applies each update and sends it at once, or waits until the test sends it. */
export class TestList<Item> implements ShopperList<Item> {
  items: readonly Item[];
  /** All updates, the oldest first. */
  readonly updates: OptimisticUpdate<Item>[] = [];
  readonly #isSentLater: boolean;

  constructor(items: readonly Item[] = [], { isSentLater = false } = {}) {
    this.items = items;
    this.#isSentLater = isSentLater;
  }

  async update(update: OptimisticUpdate<Item>): Promise<ListOutcome<Item>> {
    const confirmed = this.items;
    this.items = update.apply(confirmed);
    this.updates.push(update);
    return this.#isSentLater ? { outcome: 'overdue' } : update.send(confirmed);
  }

  /** Sends the latest update; `confirmed` is undefined for a retry after a lost response. */
  send(confirmed?: readonly Item[]): Promise<ListOutcome<Item>> {
    const update = this.updates.at(-1);
    if (update === undefined) throw new Error('No update was made');
    return update.send(confirmed);
  }
}
