import type { Session } from '../../core/domain/accounts/Session.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { WishlistItem } from '../../core/domain/wishlist/WishlistItem.ts';
import type { ForKeepingWishlist } from '../../core/storefront/ports/account/ForKeepingWishlist.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { wishlistResponse } from '../wire/wireWishlistItem.ts';
import { entryPath } from './entryPath.ts';
import type { ApiCall, HttpApi } from './HttpApi.ts';

const WISHLIST = '/user/wishlist';

/** The wishlist at `/api/user/wishlist`. */
export class HttpWishlist implements ForKeepingWishlist {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(session: Session): Promise<readonly WishlistItem[]> {
    return this.#call({ session, method: 'GET', path: WISHLIST });
  }

  add(session: Session, product: Product, before?: string): Promise<readonly WishlistItem[]> {
    const body = { product: toWireProduct(product), ...(before !== undefined && { restore: { before } }) };
    return this.#call({ session, method: 'POST', path: WISHLIST, body });
  }

  remove(session: Session, productKey: string): Promise<readonly WishlistItem[]> {
    const path = entryPath(WISHLIST, productKey);
    return path === undefined ? this.items(session) : this.#call({ session, method: 'DELETE', path });
  }

  async #call(call: Omit<ApiCall<typeof wishlistResponse>, 'responseSchema'>): Promise<readonly WishlistItem[]> {
    return (await this.#api.call({ ...call, responseSchema: wishlistResponse })).wishlist;
  }
}
