import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { orderOf, type PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import type { ForKeepingOrders } from '../../../core/storefront/ports/orders/ForKeepingOrders.ts';

type Entry = { readonly shopper: string; readonly order: Order };

/** Each shopper's orders in IndexedDB. */
export class IndexedDbOrders implements ForKeepingOrders {
  readonly #factory: () => IDBFactory;
  /** Entries by payment id that are not written yet; each `record` writes them all. */
  readonly #unwritten = new Map<string, Entry>();

  /** `factory` is read at each use and may throw, as `() => window.indexedDB` does where it is blocked. */
  constructor(factory: () => IDBFactory) {
    this.#factory = factory;
  }

  async orders({ email }: Pick<Session, 'email'>): Promise<readonly Order[]> {
    const shopper = emailKey(email);
    const stored = await this.#stored(shopper).catch(() => []);
    const unwritten = [...this.#unwritten.values()].filter((entry) => entry.shopper === shopper);
    const orders = [...stored, ...unwritten].map(({ order }) => [order.paymentId, order] as const);
    return [...new Map(orders).values()];
  }

  async record({ email }: Pick<Session, 'email'>, attempt: PaidAttempt): Promise<'recorded' | 'already-recorded'> {
    const order = orderOf(attempt);
    this.#unwritten.set(order.paymentId, { shopper: emailKey(email), order });
    const written = await this.#write([...this.#unwritten.values()]);
    return written.has(order.paymentId) ? 'recorded' : 'already-recorded';
  }

  async #stored(shopper: string): Promise<readonly Entry[]> {
    const database = await openDatabase(this.#factory());
    const store = database.transaction('orders').objectStore('orders');
    return resultOf<Entry[]>(store.index('shopper').getAll(shopper)).finally(() => database.close());
  }

  /** Adds the entries whose payment is not stored yet, all or none. Returns the payment ids that were added. */
  async #write(entries: readonly Entry[]): Promise<ReadonlySet<string>> {
    const database = await openDatabase(this.#factory());
    const transaction = database.transaction('orders', 'readwrite');
    const store = transaction.objectStore('orders');
    const written = new Set<string>();
    const done = whenDone(transaction).finally(() => database.close());
    for (const entry of entries) {
      const { paymentId } = entry.order;
      const key = await resultOf(store.index('payment').getKey([entry.shopper, paymentId]));
      if (key !== undefined) continue;
      store.add(entry);
      written.add(paymentId);
    }
    await done;
    for (const { order } of entries) this.#unwritten.delete(order.paymentId);
    return written;
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('orders', 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore('orders', { autoIncrement: true });
    store.createIndex('shopper', 'shopper');
    store.createIndex('payment', ['shopper', 'order.paymentId'], { unique: true });
  });
  return resultOf(request);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function whenDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
