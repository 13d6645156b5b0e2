import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import { type CheckoutAttempt, isPaid } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { ForRememberingCheckouts } from '../../core/storefront/ports/device/ForRememberingCheckouts.ts';
import { checkoutDocument, storedCheckout } from './storedCheckout.ts';
import { validEntries } from './storedOrder.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'checkouts';

/** Unfinished checkouts in local storage, under one key. */
export class LocalStorageCheckouts implements ForRememberingCheckouts {
  readonly #texts: TextStore;
  /** The attempts that could not be written. They last until the page is closed. */
  #unwritten: readonly CheckoutAttempt[] = [];

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async unfinished(email: string): Promise<readonly CheckoutAttempt[]> {
    const unwritten = new Set(this.#unwritten.map(orderIdOf));
    const written = this.#stored().filter((attempt) => !unwritten.has(orderIdOf(attempt)));
    return [...written, ...this.#unwritten].filter((attempt) => emailKey(attempt.email) === emailKey(email));
  }

  async remember(attempt: CheckoutAttempt): Promise<void> {
    const isSame = (other: CheckoutAttempt) => orderIdOf(other) === orderIdOf(attempt);
    const isOtherShoppers = ({ email }: CheckoutAttempt) => emailKey(email) !== emailKey(attempt.email);
    const kept = this.#stored().filter((other) => isSame(other) || isPaid(other) || isOtherShoppers(other));
    if (!isPaid(attempt) && this.#isPaid(orderIdOf(attempt))) return;
    const attempts = kept.some(isSame) ? kept.map((other) => (isSame(other) ? attempt : other)) : [...kept, attempt];
    this.#unwritten = this.#unwritten.filter((other) => !isSame(other));
    if (!this.#write(attempts)) {
      this.#unwritten = [...this.#unwritten, attempt];
      throw new Error('The checkout could not be written to local storage');
    }
  }

  async abandon(orderId: string): Promise<void> {
    if (!this.#isPaid(orderId)) await this.forget(orderId);
  }

  async forget(orderId: string): Promise<void> {
    const isOther = (attempt: CheckoutAttempt) => orderIdOf(attempt) !== orderId;
    this.#unwritten = this.#unwritten.filter(isOther);
    const remaining = this.#stored().filter(isOther);
    if (remaining.length === 0) this.#texts.remove(KEY);
    else this.#write(remaining);
  }

  #isPaid(orderId: string): boolean {
    return [...this.#stored(), ...this.#unwritten].some((attempt) => orderIdOf(attempt) === orderId && isPaid(attempt));
  }

  #stored(): readonly CheckoutAttempt[] {
    return validEntries(storedCheckout, this.#texts.readJson(KEY, checkoutDocument)?.attempts ?? []);
  }

  #write(attempts: readonly CheckoutAttempt[]): boolean {
    return this.#texts.write(KEY, JSON.stringify({ version: 1, attempts })) === 'written';
  }
}

function orderIdOf({ draft }: CheckoutAttempt): string {
  return draft.orderId;
}
