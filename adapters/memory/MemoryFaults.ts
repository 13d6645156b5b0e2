import { Unreachable } from '../../core/storefront/ports/Unreachable.ts';
import { MemoryConnection } from './MemoryConnection.ts';

/** The parts of the back-end that can fail or be held apart from one another, one for each port. */
export type BackEndArea = 'products' | 'authentication' | 'cart' | 'wishlist' | 'addresses';

type Hold = { readonly area: BackEndArea; readonly released: Promise<void> };

/** How the in-memory back-end is made to fail and to answer late; reports to `connection` which calls get through. */
export class MemoryFaults {
  readonly connection = new MemoryConnection();
  readonly #failures = new Map<BackEndArea, Error>();
  readonly #lost: BackEndArea[] = [];
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

  /** Does the work of the area's next call and loses its answer. */
  loseAnswer(area: BackEndArea): void {
    this.#lost.push(area);
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
