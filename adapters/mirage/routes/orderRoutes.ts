import type { Server } from 'miragejs';
import * as v from 'valibot';
import type { MockContext } from '../MockContext.ts';
import { answer, guarded, stamps } from './handlers.ts';
import { posted, readBody } from './requestBody.ts';

const orderBody = v.object({ order: posted });

/** GET and POST /user/orders. */
export function orderRoutes(server: Server, context: MockContext): void {
  server.get(
    '/user/orders',
    guarded(context, ({ orders }) => answer(200, { orders })),
  );

  server.post(
    '/user/orders',
    guarded(context, (user, request) => {
      const { order } = readBody(request, orderBody);
      const orders = [...user.orders, { ...order, _id: context.mint(), ...stamps(context) }];
      context.database.updateUser(user.email, { orders });
      return answer(201, { orders });
    }),
  );
}
