import { reaction } from 'mobx';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';
import type { AbandonLogin } from '../../../core/storefront/session/AbandonLogin.ts';
import type { ReturnFromLogin } from '../../../core/storefront/session/ReturnFromLogin.ts';
import type { PendingActionViewModel } from './PendingActionViewModel.ts';
import type { SessionViewModel } from './SessionViewModel.ts';

export type AuthPagesParts = {
  readonly session: SessionViewModel;
  readonly pendingAction: PendingActionViewModel;
  readonly abandonLogin: AbandonLogin;
  readonly returnFromLogin: ReturnFromLogin;
};

/** What the login and signup pages share: completing the pending action, and abandoning the login. */
export class AuthPages {
  readonly #parts: AuthPagesParts;

  constructor(parts: AuthPagesParts) {
    this.#parts = parts;
  }

  /** Continues when the shopper is logged in, at once or by another tab, unless this form is busy. Returns a function to call when the page is left. */
  enter(isBusy: () => boolean): () => void {
    const { session, abandonLogin, returnFromLogin } = this.#parts;
    const stopWaiting = reaction(
      () => session.isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn && !isBusy()) this.complete(returnFromLogin());
      },
      { fireImmediately: true },
    );
    return () => {
      stopWaiting();
      abandonLogin();
    };
  }

  /** Completes the action that waited for the login. */
  complete(action: PendingAction | undefined): void {
    this.#parts.pendingAction.complete(action);
  }
}
