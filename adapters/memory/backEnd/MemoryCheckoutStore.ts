import type { Checkout, ForStoringCheckouts } from '../../../core/backend/ports/ForStoringCheckouts.ts';
import { checkoutContents } from '../../../core/domain/orders/checkoutContents.ts';
import type { Timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MemoryTables } from './MemoryTables.ts';

/** The checkouts in memory. */
export class MemoryCheckoutStore implements ForStoringCheckouts {
  readonly #tables: MemoryTables;

  constructor(tables: MemoryTables) {
    this.#tables = tables;
  }

  async add(checkout: Checkout): Promise<void> {
    this.#tables.checkouts.set(checkout.id, structuredClone(checkout));
  }

  async lock(providerOrderId: string): Promise<Checkout | undefined> {
    return [...this.#tables.checkouts.values()].find((each) => each.providerOrderId === providerOrderId);
  }

  async ofShopper(shopperId: string, id: string): Promise<Checkout | undefined> {
    const checkout = this.#tables.checkouts.get(id);
    return checkout?.shopperId === shopperId ? checkout : undefined;
  }

  async sameOpen(
    asked: Pick<Checkout, 'shopperId' | 'draft' | 'lines'>,
    since: Timestamp,
  ): Promise<Checkout | undefined> {
    const contents = checkoutContents(asked);
    return this.#openOf(asked.shopperId, since).findLast((each) => checkoutContents(each) === contents);
  }

  async countOpen(shopperId: string, since: Timestamp): Promise<number> {
    return this.#openOf(shopperId, since).length;
  }

  async open({ after, before }: { readonly after: Timestamp; readonly before: Timestamp }): Promise<readonly string[]> {
    return this.#open()
      .filter(({ createdAt }) => after <= createdAt && createdAt <= before)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map(({ providerOrderId }) => providerOrderId);
  }

  #open(): readonly Checkout[] {
    return [...this.#tables.checkouts.values()].filter(({ id }) => !this.#tables.orders.has(id));
  }

  #openOf(shopperId: string, since: Timestamp): readonly Checkout[] {
    return this.#open().filter((each) => each.shopperId === shopperId && each.createdAt >= since);
  }
}
