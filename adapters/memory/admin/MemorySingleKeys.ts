import type { ForRememberingSingleKeys } from '../../../core/admin/ports/ForRememberingSingleKeys.ts';

/** Whether single keys are on, for as long as a test runs. */
export class MemorySingleKeys implements ForRememberingSingleKeys {
  #areOn = true;

  areOn(): boolean {
    return this.#areOn;
  }

  remember(areOn: boolean): void {
    this.#areOn = areOn;
  }
}
