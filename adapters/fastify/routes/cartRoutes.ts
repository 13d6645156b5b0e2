import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { cartResponse } from '../../wire/cartCalls.ts';
import { addToCartBody, changeCartBody } from '../../wire/cartRequests.ts';
import { entryParameters } from '../../wire/requestKey.ts';
import { toWireCartItem } from '../../wire/wireCartItem.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const answer = {
  response: cartResponse,
  toBody: (cart: readonly CartItem[]) => ({ cart: cart.map(toWireCartItem) }),
};

/** The calls under /user/cart. Each returns the whole cart. */
export function cartRoutes({ showCart, changeCart }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/cart', ...answer },
      summary: 'Returns the cart.',
      handle: showCart,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/cart', status: 201, ...answer },
      summary:
        'Adds a product with the quantity 1, or restores one with its quantity. A product that is in the cart stays as it is.',
      body: addToCartBody,
      refusals: ['unknown-product', 'cart-full'],
      handle: (shopperId, { body: { product, restore } }) =>
        changeCart(shopperId, { type: 'add', productKey: product._id, quantity: restore?.quantity }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/cart/clearCart', status: 201, ...answer },
      summary: 'Removes all products.',
      handle: (shopperId) => changeCart(shopperId, { type: 'clear' }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/cart/:id', ...answer },
      summary: 'Changes the quantity of a product by one, within 1 and 99. An unknown id changes nothing.',
      params: entryParameters,
      body: changeCartBody,
      takesIdempotencyKey: true,
      handle: (shopperId, { params, body, idempotencyKey }) =>
        changeCart(shopperId, { type: body.action.type, productKey: params.id, idempotencyKey }),
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/cart/:id', ...answer },
      summary: 'Removes a product. An unknown id changes nothing.',
      params: entryParameters,
      handle: (shopperId, { params }) => changeCart(shopperId, { type: 'remove', productKey: params.id }),
    }),
  ];
}
