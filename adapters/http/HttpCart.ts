import * as v from 'valibot';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { CartChange } from '../../core/domain/cart/changeCart.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/ForKeepingCart.ts';
import type { HttpApi } from './HttpApi.ts';
import { pathToEntry } from './pathToEntry.ts';
import { wireCartItem } from './wire/wireCartItem.ts';
import { toWireProduct } from './wire/wireProduct.ts';

const CART = '/user/cart';
const CLEAR_CART = 'clearCart';
const answer = v.object({ cart: v.array(wireCartItem) });

/** The cart behind `/api/user/cart`. */
export class HttpCart implements ForKeepingCart {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  items(): Promise<readonly CartItem[]> {
    return this.#call('GET', CART);
  }

  add(product: Product): Promise<readonly CartItem[]> {
    return this.#call('POST', CART, { product: toWireProduct(product) });
  }

  change(productKey: string, change: CartChange): Promise<readonly CartItem[]> {
    const path = pathToEntry(CART, productKey, [CLEAR_CART]);
    if (path === undefined) {
      return this.items();
    }
    return change === 'remove' ? this.#call('DELETE', path) : this.#call('POST', path, { action: { type: change } });
  }

  clear(): Promise<readonly CartItem[]> {
    return this.#call('POST', `${CART}/${CLEAR_CART}`, {});
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<readonly CartItem[]> {
    const call = { method, path, isProtected: true, answer, ...(body === undefined ? {} : { body }) };
    return (await this.#api.call(call)).cart;
  }
}
