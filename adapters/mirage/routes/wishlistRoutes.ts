import type { Server } from 'miragejs';
import * as v from 'valibot';
import type { MockContext } from '../MockContext.ts';
import type { ListEntry } from '../UserRecord.ts';
import { jsonResponse, protectedHandler, timestamps } from './handlers.ts';
import { postedEntry, readBody } from './requestBody.ts';

const productBody = v.object({ product: postedEntry });

/** The routes under /user/wishlist. Adding does not check for duplicates. */
export function wishlistRoutes(server: Server, context: MockContext): void {
  const keep = (email: string, status: number, wishlist: ListEntry[]) => {
    context.database.updateUser(email, { wishlist });
    return jsonResponse(status, { wishlist });
  };

  server.get(
    '/user/wishlist',
    protectedHandler(context, ({ wishlist }) => jsonResponse(200, { wishlist })),
  );

  server.post(
    '/user/wishlist',
    protectedHandler(context, ({ email, wishlist }, request) => {
      const { product } = readBody(request, productBody);
      return keep(email, 201, [...wishlist, { ...product, ...timestamps(context) }]);
    }),
  );

  server.delete(
    '/user/wishlist/:id',
    protectedHandler(context, ({ email, wishlist }, { params }) => {
      const left = wishlist.filter(({ _id }) => _id !== params.id);
      return keep(email, 200, left);
    }),
  );
}
