import * as v from 'valibot';
import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import { orderOf, type PaidAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/orders/ForKeepingOrders.ts';
import { storedOrder, validEntries } from './storedOrder.ts';
import { TextStore } from './TextStore.ts';

/** The stored JSON of one shopper's orders. Entries that are no valid orders are kept unchanged. */
const document = v.object({ version: v.literal(1), orders: v.array(v.unknown()) });
const paidEntry = v.object({ paymentId: v.string() });

/**
 * Each shopper's orders in local storage, under `orders:` and the e-mail's key. Keeps the orders of this page in memory too, so
 * that none is lost when storage fails; each new order also writes those that storage does not have yet.
 */
export class LocalStorageOrders implements ForKeepingOrders {
  readonly #texts: TextStore;
  readonly #recordedHere = new Map<string, readonly Order[]>();

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async orders({ email }: Pick<Session, 'email'>): Promise<readonly Order[]> {
    const shopper = emailKey(email);
    return uniqueByPayment([
      ...validEntries(storedOrder, this.#storedEntries(shopper) ?? []),
      ...this.#remembered(shopper),
    ]);
  }

  async record({ email }: Pick<Session, 'email'>, attempt: PaidAttempt): Promise<'recorded' | 'already-recorded'> {
    const shopper = emailKey(email);
    const order = orderOf(attempt);
    if (this.#storedPayments(shopper).has(order.paymentId)) return 'already-recorded';
    this.#recordedHere.set(shopper, uniqueByPayment([...this.#remembered(shopper), order]));
    if (!this.#write(shopper)) throw new Error(`The order of ${order.paymentId} could not be written to local storage`);
    return 'recorded';
  }

  /** Writes the orders of this page that storage does not have. Returns whether it has them all now. */
  #write(shopper: string): boolean {
    this.#backUpUnreadable(shopper);
    const stored = this.#storedPayments(shopper);
    const missing = this.#remembered(shopper).filter(({ paymentId }) => !stored.has(paymentId));
    const orders = [...(this.#storedEntries(shopper) ?? []), ...missing];
    const text = JSON.stringify({ version: 1, orders });
    return missing.length === 0 || this.#texts.write(keyOf(shopper), text) === 'written';
  }

  #remembered(shopper: string): readonly Order[] {
    return this.#recordedHere.get(shopper) ?? [];
  }

  /** Returns undefined when nothing is stored, or nothing that can be read. */
  #storedEntries(shopper: string): readonly unknown[] | undefined {
    return this.#texts.readJson(keyOf(shopper), document)?.orders;
  }

  /** Returns the payment ids of the stored entries, also of those that are no valid orders. */
  #storedPayments(shopper: string): ReadonlySet<string> {
    const entries = validEntries(paidEntry, this.#storedEntries(shopper) ?? []);
    return new Set(entries.map(({ paymentId }) => paymentId));
  }

  /** Copies a text that cannot be read to another key before it is overwritten, because it may contain paid orders. */
  #backUpUnreadable(shopper: string): void {
    const text = this.#texts.read(keyOf(shopper));
    if (text === undefined || this.#storedEntries(shopper) !== undefined) return;
    let copy = 1;
    while (![undefined, text].includes(this.#texts.read(copyKeyOf(shopper, copy)))) copy += 1;
    this.#texts.write(copyKeyOf(shopper, copy), text);
  }
}

function uniqueByPayment(orders: readonly Order[]): readonly Order[] {
  const first = new Map<string, Order>();
  for (const order of orders) if (!first.has(order.paymentId)) first.set(order.paymentId, order);
  return [...first.values()];
}

function keyOf(shopper: string): string {
  return `orders:${shopper}`;
}

function copyKeyOf(shopper: string, copy: number): string {
  return `unreadable-orders:${shopper}:${copy}`;
}
