import type { LengthUnit } from '../../core/domain/measures/SizeChart.ts';
import type { ForRememberingLengthUnit } from '../../core/storefront/ports/device/ForRememberingLengthUnit.ts';
import { TextStore } from './TextStore.ts';

const KEY = 'length-unit';

/** The unit of measures in local storage, under the key `length-unit`; in memory when that cannot be written. */
export class LocalStorageLengthUnit implements ForRememberingLengthUnit {
  readonly #texts: TextStore;
  /** The unit that could not be written. */
  #unwritten: LengthUnit | undefined;

  /** `storage` is called at each use and may throw, as `() => window.localStorage` does when it is blocked. */
  constructor(storage: () => Storage) {
    this.#texts = new TextStore(storage);
  }

  async recall(): Promise<LengthUnit | undefined> {
    const text = this.#unwritten ?? this.#texts.read(KEY);
    return text === 'cm' || text === 'inches' ? text : undefined;
  }

  async remember(unit: LengthUnit): Promise<void> {
    this.#unwritten = this.#texts.write(KEY, unit) === 'written' ? undefined : unit;
  }
}
