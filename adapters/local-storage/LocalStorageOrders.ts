import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForKeepingOrders } from '../../core/storefront/ports/ForKeepingOrders.ts';
import type { PageEvents } from './LocalStorageSession.ts';
import { entriesOf, paymentsIn, readableOrders, textOf } from './orderDocument.ts';
import { TextStore } from './TextStore.ts';

/**
 * Each shopper's orders in local storage, under `orders:` and the e-mail's key. Whatever this page recorded it also keeps in
 * memory, so that the page loses no order when storage fails; the next order tries to write them all.
 */
export class LocalStorageOrders implements ForKeepingOrders {
  readonly #texts: TextStore;
  readonly #ofThisPage = new Map<string, readonly Order[]>();
  readonly #listeners = new Set<() => void>();

  /** `storage` is read at each use and may throw, as `() => window.localStorage` does where it is blocked. */
  constructor(storage: () => Storage, events: PageEvents) {
    this.#texts = new TextStore(storage);
    events.addEventListener('storage', () => this.#callBack());
    events.addEventListener('pageshow', () => this.#callBack());
  }

  async orders({ email }: Pick<Session, 'email'>): Promise<readonly Order[]> {
    const shopper = emailKey(email);
    return oncePerPayment([...readableOrders(this.#storedEntries(shopper)), ...this.#remembered(shopper)]);
  }

  async record(session: Pick<Session, 'email'>, order: Order): Promise<'recorded' | 'already-recorded'> {
    const shopper = emailKey(session.email);
    if (paymentsIn(this.#storedEntries(shopper)).has(order.paymentId)) return 'already-recorded';
    this.#ofThisPage.set(shopper, oncePerPayment([...this.#remembered(shopper), order]));
    const isWritten = this.#write(shopper);
    this.#callBack();
    if (!isWritten) throw new Error(`The order of ${order.paymentId} could not be written to local storage`);
    return 'recorded';
  }

  whenChanged(listener: () => void): () => void {
    const own = () => listener();
    this.#listeners.add(own);
    return () => {
      this.#listeners.delete(own);
    };
  }

  /** Writes all orders of this page that storage does not hold yet. Returns whether it holds them now. */
  #write(shopper: string): boolean {
    this.#keepCopyOfUnreadable(shopper);
    const entries = this.#storedEntries(shopper);
    const stored = paymentsIn(entries);
    const missing = this.#remembered(shopper).filter(({ paymentId }) => !stored.has(paymentId));
    return missing.length === 0 || this.#texts.write(keyOf(shopper), textOf([...entries, ...missing])) === 'written';
  }

  #callBack(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #remembered(shopper: string): readonly Order[] {
    return this.#ofThisPage.get(shopper) ?? [];
  }

  #storedEntries(shopper: string): readonly unknown[] {
    return entriesOf(this.#texts.read(keyOf(shopper)) ?? '') ?? [];
  }

  /** Before a text that cannot be read is written over, it is put aside, beside earlier ones: paid orders may be in it. */
  #keepCopyOfUnreadable(shopper: string): void {
    const text = this.#texts.read(keyOf(shopper));
    if (text === undefined || entriesOf(text) !== undefined) return;
    let copy = 1;
    while (![undefined, text].includes(this.#texts.read(copyKeyOf(shopper, copy)))) copy += 1;
    this.#texts.write(copyKeyOf(shopper, copy), text);
  }
}

function oncePerPayment(orders: readonly Order[]): readonly Order[] {
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
