import type { ForSharing, SharedPage } from '../../core/storefront/ports/browser/ForSharing.ts';

/** A device that keeps the pages which were passed on. */
export class MemorySharing implements ForSharing {
  /** Test control: whether the device has ways of sharing; otherwise it copies. */
  hasWays = false;
  readonly #shared: SharedPage[] = [];
  #failure: Error | undefined;

  /** Test control: the pages that were shared or copied, the oldest first. */
  get shared(): readonly SharedPage[] {
    return [...this.#shared];
  }

  /** Test control: makes sharing fail, until it is called with undefined. */
  failWith(failure: Error | undefined): void {
    this.#failure = failure;
  }

  async share(page: SharedPage): Promise<'offered' | 'copied'> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#shared.push(page);
    return this.hasWays ? 'offered' : 'copied';
  }
}
