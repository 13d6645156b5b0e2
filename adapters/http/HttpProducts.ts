import * as v from 'valibot';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { HttpApi } from './HttpApi.ts';
import { wireProduct } from './wire/wireProduct.ts';

const OK = 200;
const answer = v.object({ products: v.array(wireProduct) });

/** The catalogue from `/api/products`. One malformed product fails the whole list. */
export class HttpProducts implements ForObtainingProducts {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async allProducts(): Promise<readonly Product[]> {
    return (await this.#api.call({ method: 'GET', path: '/products', onlyStatus: OK, answer })).products;
  }
}
