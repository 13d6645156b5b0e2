import * as v from 'valibot';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForObtainingProducts } from '../../core/storefront/ports/ForObtainingProducts.ts';
import type { HttpApi } from './HttpApi.ts';
import { wireProduct } from './wire/wireProduct.ts';

const OK = 200;
const responseSchema = v.object({ products: v.array(wireProduct) });

/** The catalogue at `/api/products`. One invalid product makes the call fail. */
export class HttpProducts implements ForObtainingProducts {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async allProducts(): Promise<readonly Product[]> {
    return (await this.#api.call({ method: 'GET', path: '/products', onlyStatus: OK, responseSchema })).products;
  }
}
