import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';

/** The parts of the back-end that can fail or be held apart from one another, one for each port. */
export type BackEndArea = 'products' | 'authentication' | 'cart' | 'wishlist' | 'addresses' | 'orders';

type Hold = { readonly area: BackEndArea; readonly released: Promise<void> };

/** How the in-memory back-end is made to fail and to be late. */
export class MemoryFaults {
  readonly #failures = new Map<BackEndArea, Error>();
  readonly #holds: Hold[] = [];

  /** Fails every call of the area, changing nothing, until healed. */
  fail(area: BackEndArea, failure: Error = new Unreachable('Network Error')): void {
    this.#failures.set(area, failure);
  }

  /** Ends the failing of one area, or of all. */
  heal(area?: BackEndArea): void {
    if (area === undefined) {
      this.#failures.clear();
    } else {
      this.#failures.delete(area);
    }
  }

  /**
   * Holds back the answer to the area's next call, which does its work at once, until the function answered here is called.
   * Each hold holds one call; several hold as many, first come first held.
   */
  hold(area: BackEndArea): () => void {
    let release = (): void => {};
    const released = new Promise<void>((settle) => {
      release = settle;
    });
    this.#holds.push({ area, released });
    return release;
  }

  /** Does a call's work under these faults. */
  async perform<Result>(area: BackEndArea, work: () => Result): Promise<Result> {
    const result = this.#attempt(area, work);
    await Promise.allSettled([result, this.#takeHold(area)]);
    return result;
  }

  async #attempt<Result>(area: BackEndArea, work: () => Result): Promise<Result> {
    const failure = this.#failures.get(area);
    if (failure !== undefined) {
      throw failure;
    }
    return work();
  }

  #takeHold(area: BackEndArea): Promise<void> | undefined {
    const index = this.#holds.findIndex((hold) => hold.area === area);
    return index < 0 ? undefined : this.#holds.splice(index, 1)[0]?.released;
  }
}
