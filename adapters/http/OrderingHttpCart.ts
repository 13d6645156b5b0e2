import type { Session } from '../../core/domain/accounts/Session.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import { type CartChange, normalisedCart } from '../../core/domain/cart/cartLines.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { ForKeepingCart } from '../../core/storefront/ports/account/ForKeepingCart.ts';
import { cartResponse } from '../wire/wireCartItem.ts';
import { toWireProduct } from '../wire/wireProduct.ts';
import { entryPath } from './entryPath.ts';
import type { ApiCall, HttpApi } from './HttpApi.ts';

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
    return this.call({ session, method: 'GET', path: CART });
  }

  add(session: Session, product: Product, quantity = 1, before?: string): Promise<Cart> {
    const isRestored = quantity > 1 || before !== undefined;
    const body = { product: toWireProduct(product), ...(isRestored && { restore: { quantity, before } }) };
    return this.call({ session, method: 'POST', path: CART, body });
  }

  change(session: Session, productKey: string, change: CartChange, idempotencyKey?: string): Promise<Cart> {
    const path = entryPath(CART, productKey, [CLEAR_CART]);
    if (path === undefined) return this.items(session);
    if (change === 'remove') return this.call({ session, method: 'DELETE', path });
    return this.call({ session, method: 'POST', path, body: { action: { type: change } }, idempotencyKey });
  }

  /** Only loads the cart. */
  removeOrdered(session: Session, _ordered?: Cart): Promise<Cart> {
    return this.items(session);
  }

  protected async call(call: Omit<ApiCall<typeof cartResponse>, 'responseSchema'>): Promise<Cart> {
    return normalisedCart((await this.#api.call({ ...call, responseSchema: cartResponse })).cart);
  }
}
