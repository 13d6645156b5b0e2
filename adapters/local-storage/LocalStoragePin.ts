import { pinIn } from '../../core/domain/addresses/pin.ts';
import type { ForRememberingPin } from '../../core/storefront/ports/device/ForRememberingPin.ts';
import { PIN_KEY } from './shopperKeys.ts';
import { TextStore } from './TextStore.ts';

/** The PIN code in local storage, under the key `pin`; in memory when that cannot be written. */
export class LocalStoragePin implements ForRememberingPin {
  readonly #texts: TextStore;
  /** The PIN code that could not be written. */
  #unwritten: string | undefined;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async recall(): Promise<string | undefined> {
    return this.#unwritten ?? pinIn(this.#texts.read(PIN_KEY) ?? '');
  }

  async remember(pin: string): Promise<void> {
    this.#unwritten = this.#texts.write(PIN_KEY, pin) === 'written' ? undefined : pin;
  }
}
