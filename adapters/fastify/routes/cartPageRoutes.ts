import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { cartPageResponse } from '../../wire/cartCalls.ts';
import { toWireCartItem } from '../../wire/wireCartItem.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { CompressedText } from '../CompressedText.ts';
import type { PageRenderer } from '../ServerOptions.ts';

/** The call for the rendered cart page; without a renderer it returns the cart alone. Nothing that is rendered for a shopper is kept. */
export function cartPageRoutes(
  { showCart, listProducts }: Pick<BackEnd, 'showCart' | 'listProducts'>,
  renderer: Pick<PageRenderer, 'renderCart'> | undefined,
): readonly ApiRoute[] {
  return [
    {
      ...{ method: 'GET', path: '/user/cart/page', needsToken: true },
      summary: 'Returns the cart, and the HTML of its page, which is absent when it was not rendered.',
      response: cartPageResponse,
      handle: (_input, claims) => showCart(claims),
      catalogue: listProducts,
      send: async (value, request, reply) => {
        const lines = value as readonly CartItem[];
        const html = await renderer?.renderCart(lines).catch((error: unknown) => {
          request.log.error({ err: error }, 'A cart could not be rendered');
        });
        const body = JSON.stringify({ cart: lines.map(toWireCartItem), html });
        return new CompressedText(body, 'once').send(request, reply.type('application/json; charset=utf-8'));
      },
    },
  ];
}
