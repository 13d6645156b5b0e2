import type { WholeCatalogue } from '../../../core/domain/catalogue/search/WholeCatalogue.ts';
import { sizesEach } from '../../../core/domain/catalogue/sizes.ts';
import type { ForObtainingProducts } from '../../../core/storefront/ports/catalogue/ForObtainingProducts.ts';
import { wholeCatalogueResponse } from '../../wire/wireProduct.ts';
import type { HttpApi } from '../HttpApi.ts';

const OK = 200;

/** The catalogue at `/api/products`. One invalid product makes the call fail. */
export class HttpProducts implements ForObtainingProducts {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async catalogue(): Promise<WholeCatalogue> {
    const call = { method: 'GET', path: '/products', onlyStatus: OK, responseSchema: wholeCatalogueResponse } as const;
    const whole = await this.#api.call(call);
    return { ...whole, products: sizesEach(whole.products) };
  }
}
