import type { Product } from '../../core/domain/catalogue/Product.ts';
import { sizesEach } from '../../core/domain/catalogue/sizes.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import { productsResponse } from '../wire/wireProduct.ts';
import type { HttpApi } from './HttpApi.ts';

const OK = 200;

/** The catalogue at `/api/products`. One invalid product makes the call fail. */
export class HttpProducts implements ForObtainingProducts {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async allProducts(): Promise<readonly Product[]> {
    const call = { method: 'GET', path: '/products', onlyStatus: OK, responseSchema: productsResponse } as const;
    return sizesEach((await this.#api.call(call)).products);
  }
}
