import type { Server } from 'miragejs';
import * as v from 'valibot';
import type { MockContext } from '../MockContext.ts';
import type { ListEntry } from '../UserRecord.ts';
import { answer, guarded, stamps } from './handlers.ts';
import { posted, readBody } from './requestBody.ts';

const productBody = v.object({ product: posted });

/** The calls under /user/wishlist. Adding looks for no duplicate. */
export function wishlistRoutes(server: Server, context: MockContext): void {
  const keep = (email: string, status: number, wishlist: ListEntry[]) => {
    context.database.updateUser(email, { wishlist });
    return answer(status, { wishlist });
  };

  server.get(
    '/user/wishlist',
    guarded(context, ({ wishlist }) => answer(200, { wishlist })),
  );

  server.post(
    '/user/wishlist',
    guarded(context, ({ email, wishlist }, request) => {
      const { product } = readBody(request, productBody);
      return keep(email, 201, [...wishlist, { ...product, ...stamps(context) }]);
    }),
  );

  server.delete(
    '/user/wishlist/:id',
    guarded(context, ({ email, wishlist }, { params }) => {
      const left = wishlist.filter(({ _id }) => _id !== params.id);
      return keep(email, 200, left);
    }),
  );
}
