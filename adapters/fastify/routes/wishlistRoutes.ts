import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import { productBody } from '../../wire/cartRequests.ts';
import { entryParameters } from '../../wire/requestKey.ts';
import { toWireWishlistItem } from '../../wire/wireWishlistItem.ts';
import { wishlistResponse } from '../../wire/wishlistCalls.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const answer = {
  response: wishlistResponse,
  toBody: (wishlist: readonly WishlistItem[]) => ({ wishlist: wishlist.map(toWireWishlistItem) }),
};

/** The calls under /user/wishlist. Each returns the whole wishlist. */
export function wishlistRoutes({ showWishlist, changeWishlist }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/wishlist', ...answer },
      summary: 'Returns the wishlist.',
      handle: showWishlist,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/wishlist', status: 201, ...answer },
      summary: 'Adds a product. A product that is on the wishlist stays as it is.',
      body: productBody,
      refusals: ['unknown-product', 'wishlist-full'],
      handle: (shopperId, { body }) => changeWishlist(shopperId, { type: 'add', productKey: body.product._id }),
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/wishlist/:id', ...answer },
      summary: 'Removes a product. An unknown id changes nothing.',
      params: entryParameters,
      handle: (shopperId, { params }) => changeWishlist(shopperId, { type: 'remove', productKey: params.id }),
    }),
  ];
}
