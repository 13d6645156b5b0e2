import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import type { FinishCheckouts } from '../../../core/storefront/checkout/FinishCheckouts.ts';
import type { Backoff } from '../../shared/connection/Backoff.ts';
import type { ConnectionViewModel } from '../../shared/connection/ConnectionViewModel.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { CartViewModel } from './CartViewModel.ts';

export type UnfinishedCheckoutsParts = {
  readonly cart: Pick<CartViewModel, 'takeOver'>;
  readonly finishCheckouts: FinishCheckouts;
  readonly pendingWork: PendingWork;
  readonly connection: Pick<ConnectionViewModel, 'newBackoff'>;
};

/** The shopper's payments that are not confirmed yet. */
export class UnfinishedCheckouts {
  readonly #parts: UnfinishedCheckoutsParts;
  readonly #backoff: Backoff;

  constructor(parts: UnfinishedCheckoutsParts) {
    this.#parts = parts;
    this.#backoff = parts.connection.newBackoff();
  }

  /** Confirms them, again and again until the back-end has answered each. */
  readonly finish = async (): Promise<void> => {
    const { pendingWork, finishCheckouts } = this.#parts;
    const results = await pendingWork.track(finishCheckouts());
    if (results.every(({ outcome }) => outcome !== 'unconfirmed')) this.#backoff.reset();
    for (const result of results) this.takeOver(result);
  };

  /** Shows what a confirmed payment has left in the cart. Confirms one later that could not be confirmed. */
  takeOver(result: ConfirmPaymentOutcome): void {
    this.#parts.cart.takeOver(result);
    if (result.outcome === 'unconfirmed') this.#backoff.schedule(this.finish);
  }
}
