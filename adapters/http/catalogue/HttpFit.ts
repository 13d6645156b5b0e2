import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { FitCounts } from '../../../core/domain/styles/fit.ts';
import type { ForReadingFit } from '../../../core/storefront/ports/catalogue/ForReadingFit.ts';
import { fitResponse } from '../../wire/orders/fitCalls.ts';
import type { HttpApi } from '../HttpApi.ts';

/** How buyers say that pieces fit, from `/api/catalogue/{id}/fit`. */
export class HttpFit implements ForReadingFit {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async votes({ id }: Pick<Product, 'id'>): Promise<FitCounts> {
    return (await this.#api.call({ method: 'GET', path: `/catalogue/${id}/fit`, responseSchema: fitResponse })).fit;
  }
}
