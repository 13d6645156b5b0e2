import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';

/** A clock that shows the time of the shop. Its timers wait until it is advanced. */
export class ShopClock extends MemoryClock {
  readonly #time: () => number;

  constructor(time: () => number) {
    super();
    this.#time = time;
  }

  override now(): number {
    return this.#time();
  }
}
