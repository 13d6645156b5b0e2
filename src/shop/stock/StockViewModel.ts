import { makeAutoObservable, runInAction } from 'mobx';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { Availability } from '../../../core/domain/stock/Availability.ts';
import type { ForAskingAvailability } from '../../../core/storefront/ports/catalogue/ForAskingAvailability.ts';
import type { PendingWork } from '../../shared/connection/PendingWork.ts';

export type StockParts = { readonly availability: ForAskingAvailability; readonly pendingWork: PendingWork };

/** What is left of the products on the screen. It is asked for apart from the catalogue, when a component first shows a product. */
export class StockViewModel {
  private readonly known = new Map<string, Availability | undefined>();
  /** How often everything was asked for anew. */
  private round = 0;
  readonly #asked = new Set<string>();
  readonly #parts: StockParts;

  constructor(parts: StockParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** Returns what a shopper should know before the product is gone; undefined for nothing, and while it is not known. */
  note({ key, sizes }: Pick<Product, 'key' | 'sizes'>): string | undefined {
    if (sizes !== undefined) {
      const areSoldOut = sizes.map((size) => this.isSoldOut(size.key));
      return areSoldOut.includes(false) ? undefined : 'Sold out';
    }
    const left = this.left(key);
    if (left === undefined) return undefined;
    return left === 0 ? 'Sold out' : `Only ${left} left`;
  }

  isSoldOut(key: string): boolean {
    return this.left(key) === 0;
  }

  /** Returns how many pieces are left: 0, or up to 3. Returns undefined for more, and while it is not known. */
  private left(key: string): number | undefined {
    // Read, so that what is shown is asked for again in the next round.
    if (this.round >= 0 && !this.#asked.has(key)) {
      this.#asked.add(key);
      void this.#parts.pendingWork.track(this.ask(key));
    }
    const found = this.known.get(key);
    return found && (found.inStock ? found.left : 0);
  }

  /** Asks again for the products that are shown. */
  renew(): void {
    this.#asked.clear();
    this.round += 1;
  }

  private async ask(key: string): Promise<void> {
    // Nobody is told of a failure: what is left is only a hint, and Place Order has the last word.
    const found = await this.#parts.availability.availability(key).catch(() => this.known.get(key));
    runInAction(() => this.known.set(key, found));
  }
}
