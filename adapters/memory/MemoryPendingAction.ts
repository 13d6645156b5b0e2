import type { ForRememberingPendingAction } from '../../core/storefront/ports/ForRememberingPendingAction.ts';
import type { PendingAction } from '../../core/storefront/session/PendingAction.ts';

/** A press in one tab. */
export class MemoryPendingAction implements ForRememberingPendingAction {
  readonly #tab: { press: PendingAction | undefined };

  constructor(tab: { press: PendingAction | undefined } = { press: undefined }) {
    this.#tab = tab;
  }

  current(): PendingAction | undefined {
    return this.#tab.press;
  }

  remember(press: PendingAction): void {
    this.#tab.press = { ...press };
  }

  forget(): void {
    this.#tab.press = undefined;
  }

  /** Lever: the same tab after a reload. */
  reloaded(): MemoryPendingAction {
    return new MemoryPendingAction(this.#tab);
  }
}
