import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import { cartNewsResponse } from '../../wire/cartNewsCalls.ts';
import { addToCartBody, changeCartBody, idempotencyHeaders } from '../../wire/cartRequests.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { cartResponse, toWireCartItem } from '../../wire/wireCartItem.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = (cart: readonly CartItem[]) => ({ cart: cart.map(toWireCartItem) });
const toNewsBody = (news: readonly LineNews[]) => ({ news: [...news] });

/** The calls under /user/cart, each of which returns the whole cart, and those about what has become of its lines. */
export function cartRoutes({ showCart, changeCart, showCartNews, acceptCartNews }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/cart', schema: { response: cartResponse }, toBody },
      summary: 'Returns the cart.',
      handle: showCart,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/cart', status: 201, toBody },
      summary:
        'Adds a product with the quantity 1 at the end, or restores one with its quantity to its place. A product that is in the cart stays as it is.',
      schema: { body: addToCartBody, response: cartResponse },
      refusals: ['unknown-product', 'cart-full'],
      handle: (shopperId, { body: { product, restore } }) =>
        changeCart(shopperId, { type: 'add', productKey: product._id, ...restore }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/cart/clearCart', status: 201, schema: { response: cartResponse }, toBody },
      summary: 'Removes all products.',
      handle: (shopperId) => changeCart(shopperId, { type: 'clear' }),
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/cart/:id', toBody },
      summary: 'Changes the quantity of a product by one, within 1 and 99. An unknown id changes nothing.',
      schema: { params: entryParameters, headers: idempotencyHeaders, body: changeCartBody, response: cartResponse },
      handle: (shopperId, { params, headers, body }) => {
        const idempotencyKey = headers['idempotency-key'];
        return changeCart(shopperId, { type: body.action.type, productKey: params.id, idempotencyKey });
      },
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/cart/:id', toBody },
      summary: 'Removes a product. An unknown id changes nothing.',
      schema: { params: entryParameters, response: cartResponse },
      handle: (shopperId, { params }) => changeCart(shopperId, { type: 'remove', productKey: params.id }),
    }),
    shopperRoute({
      ...{ method: 'GET', path: '/user/cart-news', schema: { response: cartNewsResponse } },
      summary:
        'Returns the lines of the cart whose products are no longer sold, or have another price than when they were added.',
      handle: showCartNews,
      toBody: toNewsBody,
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/cart-news', status: 204, schema: {} },
      summary: 'Removes the lines whose products are no longer sold, and takes the prices of the others as known.',
      handle: acceptCartNews,
    }),
  ];
}
