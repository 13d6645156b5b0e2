import { emailKey } from '../../core/domain/accounts/emailKey.ts';
import { type CheckoutAttempt, isPaid } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { ForRememberingCheckouts } from '../../core/storefront/ports/ForRememberingCheckouts.ts';
import { attemptsIn, attemptsText } from './storedCheckout.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'checkouts';

/** Unfinished checkouts in local storage. A shopper's latest attempt replaces an unpaid one before it. */
export class LocalStorageCheckouts implements ForRememberingCheckouts {
  readonly #texts: TextStore;

  /** `storage` is read at each use and may throw, as `() => window.localStorage` does where it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async unfinished(email: string): Promise<readonly CheckoutAttempt[]> {
    return this.#stored().filter((attempt) => emailKey(attempt.email) === emailKey(email));
  }

  async remember(attempt: CheckoutAttempt): Promise<void> {
    const isSame = ({ draft }: CheckoutAttempt) => draft.orderId === attempt.draft.orderId;
    const isAnothers = ({ email }: CheckoutAttempt) => emailKey(email) !== emailKey(attempt.email);
    const kept = this.#stored().filter((other) => isSame(other) || isPaid(other) || isAnothers(other));
    const attempts = kept.some(isSame) ? kept.map((other) => (isSame(other) ? attempt : other)) : [...kept, attempt];
    if (this.#texts.write(KEY, attemptsText(attempts)) === 'failed') {
      throw new Error('The checkout could not be written to local storage');
    }
  }

  async forget(orderId: string): Promise<void> {
    const left = this.#stored().filter(({ draft }) => draft.orderId !== orderId);
    if (left.length === 0) this.#texts.remove(KEY);
    else this.#texts.write(KEY, attemptsText(left));
  }

  #stored(): readonly CheckoutAttempt[] {
    return attemptsIn(this.#texts.read(KEY) ?? '');
  }
}
