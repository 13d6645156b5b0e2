import type { Category } from '../../core/domain/catalogue/Category.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { MemoryBackEnd } from './MemoryBackEnd.ts';
import { memoryRefusals } from './memoryRefusals.ts';

/** The in-memory back-end's catalogue. */
export class MemoryProducts implements ForObtainingProducts {
  readonly #backEnd: MemoryBackEnd;

  constructor(backEnd: MemoryBackEnd) {
    this.#backEnd = backEnd;
  }

  allProducts(): Promise<readonly Product[]> {
    return this.#backEnd.perform('products', () => [...this.#backEnd.products]);
  }

  product(key: string): Promise<Product> {
    return this.#backEnd.perform('products', () => {
      const { products } = this.#backEnd;
      const product = products.find((each) => each.key === key) ?? products.find(({ id }) => String(id) === key);
      if (product === undefined) {
        throw memoryRefusals.unknownProduct();
      }
      return product;
    });
  }

  allCategories(): Promise<readonly Category[]> {
    return this.#backEnd.perform('products', () => {
      const names = new Set(this.#backEnd.products.map(({ category }) => category));
      return [...names].map((categoryName) => ({ categoryName }));
    });
  }
}
