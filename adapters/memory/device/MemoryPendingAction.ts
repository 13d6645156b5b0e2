import type { ForRememberingPendingAction } from '../../../core/storefront/ports/device/ForRememberingPendingAction.ts';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';

/** The pending action of one tab, which outlives a reload. */
export class MemoryPendingAction implements ForRememberingPendingAction {
  #action: PendingAction | undefined;

  current(): PendingAction | undefined {
    return this.#action;
  }

  remember(action: PendingAction): void {
    this.#action = { ...action };
  }

  forget(): void {
    this.#action = undefined;
  }
}
