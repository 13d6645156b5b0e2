import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import { type CheckoutAttempt, isPaid } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { ForRememberingCheckouts } from '../../../core/storefront/ports/device/ForRememberingCheckouts.ts';

/** Unfinished checkouts on a device, which its tabs share. */
export class MemoryCheckouts implements ForRememberingCheckouts {
  readonly #attempts = new Map<string, CheckoutAttempt>();
  #failure: Error | undefined;

  async unfinished(email: string): Promise<readonly CheckoutAttempt[]> {
    if (this.#failure !== undefined) throw this.#failure;
    return [...this.#attempts.values()].filter((attempt) => emailKey(attempt.email) === emailKey(email));
  }

  async remember(attempt: CheckoutAttempt): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    for (const other of await this.unfinished(attempt.email)) {
      const { orderId } = other.draft;
      if (!isPaid(other) && orderId !== attempt.draft.orderId) this.#attempts.delete(orderId);
    }
    if (isPaid(attempt) || !this.#isPaid(attempt.draft.orderId)) {
      this.#attempts.set(attempt.draft.orderId, structuredClone(attempt));
    }
  }

  async abandon(orderId: string): Promise<void> {
    if (!this.#isPaid(orderId)) this.#attempts.delete(orderId);
  }

  async forget(orderId: string): Promise<void> {
    this.#attempts.delete(orderId);
  }

  /** Test control: makes reading and storing fail, until it is called with undefined. */
  failWith(failure: Error | undefined): void {
    this.#failure = failure;
  }

  #isPaid(orderId: string): boolean {
    const attempt = this.#attempts.get(orderId);
    return attempt !== undefined && isPaid(attempt);
  }
}
