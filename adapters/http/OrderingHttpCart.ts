import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { type CartChange, normalisedCart } from '../../core/domain/cart/cartLines.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import { cartResponse } from '../wire/cartCalls.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { entryPath } from './entryPath.ts';
import type { HttpApi } from './HttpApi.ts';

type Cart = readonly CartItem[];

export const CART = '/user/cart';
export const CLEAR_CART = 'clearCart';

/** The cart at `/api/user/cart` of a back-end that records orders and removes the ordered quantities itself. */
export class OrderingHttpCart implements ForKeepingCart {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(session: Session): Promise<Cart> {
    return this.#call(session, 'GET', CART);
  }

  add(session: Session, product: Product): Promise<Cart> {
    return this.#call(session, 'POST', CART, { product: toWireProduct(product) });
  }

  change(session: Session, productKey: string, change: CartChange): Promise<Cart> {
    const path = entryPath(CART, productKey, [CLEAR_CART]);
    if (path === undefined) return this.items(session);
    if (change === 'remove') return this.#call(session, 'DELETE', path);
    return this.#call(session, 'POST', path, { action: { type: change } });
  }

  /** Only loads the cart. */
  removeOrdered(session: Session, _ordered?: Cart): Promise<Cart> {
    return this.items(session);
  }

  async #call(session: Session, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Cart> {
    const call = { session, method, path, responseSchema: cartResponse, ...(body === undefined ? {} : { body }) };
    return normalisedCart((await this.#api.call(call)).cart);
  }
}
