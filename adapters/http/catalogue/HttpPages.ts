import type { Seller } from '../../../core/domain/settings/ShopSettings.ts';
import type { TextPage, TextPageName } from '../../../core/domain/settings/textPages.ts';
import type { ForReadingPages } from '../../../core/storefront/ports/catalogue/ForReadingPages.ts';
import { pageResponse, sellerResponse } from '../../wire/pageCalls.ts';
import type { HttpApi } from '../HttpApi.ts';

/** The pages whose texts the shopkeeper writes, from `/api/pages`, and who sells, from `/api/seller`. */
export class HttpPages implements ForReadingPages {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async page(name: TextPageName): Promise<TextPage> {
    const call = { method: 'GET', path: `/pages/${name}`, responseSchema: pageResponse } as const;
    return (await this.#api.call(call)).page;
  }

  async seller(): Promise<Seller> {
    const call = { method: 'GET', path: '/seller', responseSchema: sellerResponse } as const;
    return (await this.#api.call(call)).seller;
  }
}
