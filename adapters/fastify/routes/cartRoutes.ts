import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import type { LineNews } from '../../../core/domain/cart/LineNews.ts';
import { cartNewsResponse } from '../../wire/cartNewsCalls.ts';
import { addToCartBody, changeCartBody, idempotencyHeaders } from '../../wire/cartRequests.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { cartPageResponse, cartResponse, toWireCartItem } from '../../wire/wireCartItem.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';
import { CompressedText } from '../CompressedText.ts';
import type { PageRenderer } from '../ServerOptions.ts';

const toBody = (cart: readonly CartItem[]) => ({ cart: cart.map(toWireCartItem) });
const toNewsBody = (news: readonly LineNews[]) => ({ news: [...news] });

/** The calls under /user/cart, each of which returns the whole cart, and those about what has become of its lines. Without a renderer, the cart page is not rendered. */
export function cartRoutes(
  { showCart, changeCart, showCartNews, acceptCartNews, listProducts }: BackEnd,
  renderer: PageRenderer | undefined,
): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/cart', schema: { response: cartResponse }, toBody },
      summary: 'Returns the cart.',
      handle: showCart,
    }),
    shopperRoute({
      ...{ method: 'GET', path: '/user/cart/page', schema: { response: cartPageResponse } },
      summary: 'Returns the cart, and the HTML of its page, which is absent when it was not rendered.',
      handle: async (shopperId, { log }) => {
        const cart = await showCart(shopperId);
        const html = await renderer?.renderCart(cart).catch((err: unknown) => {
          log.error({ err }, 'A cart could not be rendered');
        });
        return { ...toBody(cart), html };
      },
      catalogue: listProducts,
      // Nothing that is rendered for a shopper is kept.
      send: (body, request, reply) =>
        new CompressedText(JSON.stringify(body), 'once').send(request, reply.type('application/json; charset=utf-8')),
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
