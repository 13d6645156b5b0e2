import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import type { ForRememberingOrders } from '../../core/storefront/ports/ForRememberingOrders.ts';
import { entriesOf, paymentsIn, readableOrders, textOf } from './orderDocument.ts';
import { TextStore } from './TextStore.ts';

/**
 * Each shopper's orders in local storage, under `orders:` and the e-mail's key. Whatever this page remembered it
 * also keeps in memory, so that no order is lost to the page when storage fails; the next order tries to write them all.
 */
export class LocalStorageOrders implements ForRememberingOrders {
  readonly #texts: TextStore;
  readonly #ofThisPage = new Map<string, readonly Order[]>();

  /** `storage` is asked for at each use and may throw, as `() => window.localStorage` does where it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  ordersOf(email: string): readonly Order[] {
    const shopper = emailKey(email);
    return oncePerPayment([...readableOrders(this.#storedEntries(shopper)), ...this.#remembered(shopper)]);
  }

  remember(email: string, order: Order): void {
    const shopper = emailKey(email);
    this.#ofThisPage.set(shopper, oncePerPayment([...this.#remembered(shopper), order]));
    this.#keepCopyOfUnreadable(shopper);
    const entries = this.#storedEntries(shopper);
    const stored = paymentsIn(entries);
    const missing = this.#remembered(shopper).filter(({ paymentId }) => !stored.has(paymentId));
    if (missing.length > 0) this.#texts.write(keyOf(shopper), textOf([...entries, ...missing]));
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
