import type { ConfirmPaymentOutcome } from '../../../core/storefront/checkout/ConfirmPayment.ts';
import type { FinishCheckouts } from '../../../core/storefront/checkout/FinishCheckouts.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/ForTellingTime.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';
import { RETRY_AFTER_MS } from '../../shared/connection/retryAfter.ts';
import type { CartViewModel } from './CartViewModel.ts';

export type UnfinishedCheckoutsParts = {
  readonly cart: Pick<CartViewModel, 'takeOver'>;
  readonly finishCheckouts: FinishCheckouts;
  readonly pendingWork: PendingWork;
  readonly clock: ForTellingTime;
};

/** The shopper's payments that are not confirmed yet. */
export class UnfinishedCheckouts {
  readonly #parts: UnfinishedCheckoutsParts;
  #callOff = (): void => undefined;

  constructor(parts: UnfinishedCheckoutsParts) {
    this.#parts = parts;
  }

  /** Confirms them, again and again until the back-end has answered each. */
  readonly finish = async (): Promise<void> => {
    const { pendingWork, finishCheckouts } = this.#parts;
    for (const result of await pendingWork.track(finishCheckouts())) this.takeOver(result);
  };

  /** Shows what a confirmed payment has left in the cart. Confirms one later that could not be confirmed. */
  takeOver(result: ConfirmPaymentOutcome): void {
    const { cart, clock } = this.#parts;
    cart.takeOver(result);
    if (result.outcome !== 'unconfirmed') return;
    this.#callOff();
    this.#callOff = clock.after(RETRY_AFTER_MS, this.finish);
  }
}
