import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import { type CheckoutAttempt, isPaid } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { ForRememberingCheckouts } from '../../core/storefront/ports/ForRememberingCheckouts.ts';
import { attemptsIn, attemptsText } from './storedCheckout.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'checkouts';

/** Unfinished checkouts in local storage, under one key. */
export class LocalStorageCheckouts implements ForRememberingCheckouts {
  readonly #texts: TextStore;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async unfinished(email: string): Promise<readonly CheckoutAttempt[]> {
    return this.#stored().filter((attempt) => emailKey(attempt.email) === emailKey(email));
  }

  async remember(attempt: CheckoutAttempt): Promise<void> {
    const isSame = ({ draft }: CheckoutAttempt) => draft.orderId === attempt.draft.orderId;
    const isOtherShoppers = ({ email }: CheckoutAttempt) => emailKey(email) !== emailKey(attempt.email);
    const kept = this.#stored().filter((other) => isSame(other) || isPaid(other) || isOtherShoppers(other));
    const attempts = kept.some(isSame) ? kept.map((other) => (isSame(other) ? attempt : other)) : [...kept, attempt];
    if (this.#texts.write(KEY, attemptsText(attempts)) === 'failed') {
      throw new Error('The checkout could not be written to local storage');
    }
  }

  async forget(orderId: string): Promise<void> {
    const remaining = this.#stored().filter(({ draft }) => draft.orderId !== orderId);
    if (remaining.length === 0) this.#texts.remove(KEY);
    else this.#texts.write(KEY, attemptsText(remaining));
  }

  #stored(): readonly CheckoutAttempt[] {
    return attemptsIn(this.#texts.read(KEY) ?? '');
  }
}
