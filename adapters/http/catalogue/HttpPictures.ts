import type { ShownPicture } from '../../../core/domain/catalogue/Picture.ts';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import type { ForShowingPictures } from '../../../core/storefront/ports/catalogue/ForShowingPictures.ts';
import { picturesResponse } from '../../wire/wirePicture.ts';
import type { HttpApi } from '../HttpApi.ts';

/** The pictures that listings leave out, from `/api/catalogue/{id}/pictures`. */
export class HttpPictures implements ForShowingPictures {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async further({ id }: Pick<Product, 'id'>): Promise<readonly ShownPicture[]> {
    const path = `/catalogue/${id}/pictures`;
    return (await this.#api.call({ method: 'GET', path, responseSchema: picturesResponse })).pictures;
  }
}
