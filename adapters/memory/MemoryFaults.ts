import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import { Unreachable } from '../../core/storefront/ports/failures/Unreachable.ts';

/** The parts of the back-end that can fail separately, one for each port. */
export type BackEndArea = 'products' | 'authentication' | 'cart' | 'wishlist' | 'addresses' | 'checkout' | 'orders';

type Hold = { readonly area: BackEndArea; readonly released: Promise<void> };

/** Makes the calls of the in-memory back-end fail or respond late. Reports to `connection` whether each call got a response. */
export class MemoryFaults {
  readonly connection = new ConnectionMonitor();
  readonly #failures = new Map<BackEndArea, Error>();
  readonly #lost: BackEndArea[] = [];
  readonly #holds: Hold[] = [];

  /** Makes every call of the area fail without effect until {@link heal}. */
  fail(area: BackEndArea, failure: Error = new Unreachable('Network Error')): void {
    this.#failures.set(area, failure);
  }

  /** Removes the failure of one area, or of all. */
  heal(area?: BackEndArea): void {
    if (area === undefined) {
      this.#failures.clear();
    } else {
      this.#failures.delete(area);
    }
  }

  /** Processes the area's next call and loses its response. */
  loseAnswer(area: BackEndArea): void {
    this.#lost.push(area);
  }

  /**
   * Processes the area's next call at once and delays its response. Returns a function that releases the response. Each hold applies
   * to one call, in the order of the holds.
   */
  hold(area: BackEndArea): () => void {
    let release = (): void => {};
    const released = new Promise<void>((settle) => {
      release = settle;
    });
    this.#holds.push({ area, released });
    return release;
  }

  /** Runs a call with these faults. */
  async perform<Result>(area: BackEndArea, work: () => Result): Promise<Result> {
    const [result] = await Promise.allSettled([this.#attempt(area, work), this.#takeHold(area)]);
    const isLost = result.status === 'rejected' && result.reason instanceof Unreachable;
    this.connection.report(!isLost);
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  }

  async #attempt<Result>(area: BackEndArea, work: () => Result): Promise<Result> {
    const failure = this.#failures.get(area);
    if (failure !== undefined) {
      throw failure;
    }
    const result = work();
    const index = this.#lost.indexOf(area);
    if (index < 0) return result;
    this.#lost.splice(index, 1);
    throw new Unreachable('Network Error');
  }

  #takeHold(area: BackEndArea): Promise<void> | undefined {
    const index = this.#holds.findIndex((hold) => hold.area === area);
    return index < 0 ? undefined : this.#holds.splice(index, 1)[0]?.released;
  }
}
