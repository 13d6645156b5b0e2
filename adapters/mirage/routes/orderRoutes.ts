import type { Server } from 'miragejs';
import * as v from 'valibot';
import type { MockContext } from '../MockContext.ts';
import { jsonResponse, protectedHandler, timestamps } from './handlers.ts';
import { postedEntry, readBody } from './requestBody.ts';

const orderBody = v.object({ order: postedEntry });

/** The routes GET and POST /user/orders. */
export function orderRoutes(server: Server, context: MockContext): void {
  server.get(
    '/user/orders',
    protectedHandler(context, ({ orders }) => jsonResponse(200, { orders })),
  );

  server.post(
    '/user/orders',
    protectedHandler(context, (user, request) => {
      const { order } = readBody(request, orderBody);
      const orders = [...user.orders, { ...order, _id: context.generateId(), ...timestamps(context) }];
      context.database.updateUser(user.email, { orders });
      return jsonResponse(201, { orders });
    }),
  );
}
