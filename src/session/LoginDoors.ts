import { reaction } from 'mobx';
import type { GiveUpLogin } from '../../core/session/GiveUpLogin.ts';
import type { ReturnFromLogin } from '../../core/session/ReturnFromLogin.ts';
import type { UnfinishedPress } from '../../core/session/UnfinishedPress.ts';
import type { SessionViewModel } from './SessionViewModel.ts';
import type { UnfinishedPressViewModel } from './UnfinishedPressViewModel.ts';

export type LoginDoorsParts = {
  readonly session: SessionViewModel;
  readonly unfinishedPress: UnfinishedPressViewModel;
  readonly giveUpLogin: GiveUpLogin;
  readonly returnFromLogin: ReturnFromLogin;
};

/** What login and signup share: how one goes on from there, and how one gives up. */
export class LoginDoors {
  readonly #parts: LoginDoorsParts;

  constructor(parts: LoginDoorsParts) {
    this.#parts = parts;
  }

  /** Goes on by itself when another tab logs the shopper in, unless this one is at it; answers what to do on leaving. */
  enter(isBusy: () => boolean): () => void {
    const { session, giveUpLogin, returnFromLogin } = this.#parts;
    const stopWaiting = reaction(
      () => session.isLoggedIn,
      (isLoggedIn) => {
        if (isLoggedIn && !isBusy()) this.finish(returnFromLogin());
      },
    );
    return () => {
      stopWaiting();
      giveUpLogin();
    };
  }

  /** Finishes what was pressed before. */
  finish(press: UnfinishedPress | undefined): void {
    this.#parts.unfinishedPress.finish(press);
  }
}
