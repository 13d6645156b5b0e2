import * as v from 'valibot';
import type { Category } from '../../core/domain/catalogue/Category.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { HttpApi } from './HttpApi.ts';
import { wireProduct } from './wire/wireProduct.ts';

const OK = 200;
const productsAnswer = v.object({ products: v.array(wireProduct) });
const productAnswer = v.object({ product: wireProduct });
const categoriesAnswer = v.object({ categories: v.array(v.object({ categoryName: v.string() })) });

/** The catalogue from `/api/products` and `/api/categories`. One malformed product fails the whole list. */
export class HttpProducts implements ForObtainingProducts {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async allProducts(): Promise<readonly Product[]> {
    const call = { method: 'GET', path: '/products', onlyStatus: OK, answer: productsAnswer } as const;
    return (await this.#api.call(call)).products;
  }

  async product(key: string): Promise<Product> {
    const path = `/products/${encodeURIComponent(key)}`;
    return (await this.#api.call({ method: 'GET', path, answer: productAnswer })).product;
  }

  async allCategories(): Promise<readonly Category[]> {
    return (await this.#api.call({ method: 'GET', path: '/categories', answer: categoriesAnswer })).categories;
  }
}
