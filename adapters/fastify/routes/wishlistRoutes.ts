import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { WishlistItem } from '../../../core/domain/wishlist/WishlistItem.ts';
import { addToWishlistBody } from '../../wire/cartRequests.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { toWireWishlistItem, wishlistResponse } from '../../wire/wireWishlistItem.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = (wishlist: readonly WishlistItem[]) => ({ wishlist: wishlist.map(toWireWishlistItem) });

/** The calls under /user/wishlist. Each returns the whole wishlist. */
export function wishlistRoutes({ showWishlist, changeWishlist }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'GET', path: '/user/wishlist', schema: { response: wishlistResponse }, toBody },
      summary: 'Returns the wishlist.',
      handle: showWishlist,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/wishlist', status: 201, toBody },
      summary:
        'Adds a product at the end, or restores one to its place. A product that is on the wishlist stays as it is.',
      schema: { body: addToWishlistBody, response: wishlistResponse },
      refusals: ['unknown-product', 'wishlist-full'],
      handle: (shopperId, { body: { product, restore } }) =>
        changeWishlist(shopperId, { type: 'add', productKey: product._id, before: restore?.before }),
    }),
    shopperRoute({
      ...{ method: 'DELETE', path: '/user/wishlist/:id', toBody },
      summary: 'Removes a product. An unknown id changes nothing.',
      schema: { params: entryParameters, response: wishlistResponse },
      handle: (shopperId, { params }) => changeWishlist(shopperId, { type: 'remove', productKey: params.id }),
    }),
  ];
}
