import * as v from 'valibot';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { LineNews } from '../../core/domain/cart/LineNews.ts';
import type { ForTellingCartNews } from '../../core/storefront/ports/account/ForTellingCartNews.ts';
import { cartNewsResponse } from '../wire/cartNewsCalls.ts';
import type { HttpApi } from './HttpApi.ts';

const PATH = '/user/cart-news';

/** What has become of the lines of the cart, at `/api/user/cart-news`. */
export class HttpCartNews implements ForTellingCartNews {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async news(session: Session): Promise<readonly LineNews[]> {
    return (await this.#api.call({ session, method: 'GET', path: PATH, responseSchema: cartNewsResponse })).news;
  }

  async accept(session: Session): Promise<void> {
    await this.#api.call({ session, method: 'DELETE', path: PATH, responseSchema: v.undefined() });
  }
}
