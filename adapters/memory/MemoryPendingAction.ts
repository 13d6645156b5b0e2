import type { ForRememberingPendingAction } from '../../core/storefront/ports/ForRememberingPendingAction.ts';
import type { PendingAction } from '../../core/storefront/ports/PendingAction.ts';

/** The pending action of one tab. */
export class MemoryPendingAction implements ForRememberingPendingAction {
  readonly #tab: { action: PendingAction | undefined };

  constructor(tab: { action: PendingAction | undefined } = { action: undefined }) {
    this.#tab = tab;
  }

  current(): PendingAction | undefined {
    return this.#tab.action;
  }

  remember(action: PendingAction): void {
    this.#tab.action = { ...action };
  }

  forget(): void {
    this.#tab.action = undefined;
  }

  /** Test control: returns the same tab after a reload. */
  reloaded(): MemoryPendingAction {
    return new MemoryPendingAction(this.#tab);
  }
}
