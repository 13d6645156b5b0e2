import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/ForKeepingWishlist.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { wishlistResponse } from '../wire/wishlistCalls.ts';
import { entryPath } from './entryPath.ts';
import type { HttpApi } from './HttpApi.ts';

const WISHLIST = '/user/wishlist';

/** The wishlist at `/api/user/wishlist`. */
export class HttpWishlist implements ForKeepingWishlist {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(session: Session): Promise<readonly WishlistItem[]> {
    return this.#call(session, 'GET', WISHLIST);
  }

  add(session: Session, product: Product): Promise<readonly WishlistItem[]> {
    return this.#call(session, 'POST', WISHLIST, { product: toWireProduct(product) });
  }

  remove(session: Session, productKey: string): Promise<readonly WishlistItem[]> {
    const path = entryPath(WISHLIST, productKey);
    return path === undefined ? this.items(session) : this.#call(session, 'DELETE', path);
  }

  async #call(
    session: Session,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<readonly WishlistItem[]> {
    const call = { session, method, path, responseSchema: wishlistResponse, ...(body === undefined ? {} : { body }) };
    return (await this.#api.call(call)).wishlist;
  }
}
