import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';

/** The in-memory back-end's catalogue. */
export class MemoryProducts implements ForObtainingProducts {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  allProducts(): Promise<readonly Product[]> {
    return this.#backEnd.perform('products', () => [...this.#backEnd.products]);
  }
}
