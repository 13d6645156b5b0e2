import type { ForRememberingSingleKeys } from '../../core/admin/ports/ForRememberingSingleKeys.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'admin-single-keys';
const OFF = 'off';

/** Whether single keys are on, in local storage; for this visit when that cannot be written. */
export class LocalStorageSingleKeys implements ForRememberingSingleKeys {
  readonly #texts: TextStore;
  #unwritten: boolean | undefined;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  areOn(): boolean {
    return this.#unwritten ?? this.#texts.read(KEY) !== OFF;
  }

  remember(areOn: boolean): void {
    const isDone = areOn ? this.#texts.remove(KEY) === 'removed' : this.#texts.write(KEY, OFF) === 'written';
    this.#unwritten = isDone ? undefined : areOn;
  }
}
