import type { Server } from 'miragejs';
import * as v from 'valibot';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MockContext } from '../MockContext.ts';
import type { CartEntry } from '../UserRecord.ts';
import { jsonResponse, protectedHandler, timestamps } from './handlers.ts';
import { postedEntry, readBody } from './requestBody.ts';

const INITIAL_QUANTITY = 1;
const productBody = v.object({ product: postedEntry });
const actionBody = v.object({ action: v.optional(v.object({ type: v.optional(v.unknown()) }), { type: undefined }) });

/** The routes under /user/cart. Adding does not check for duplicates, and a quantity has no lower bound. */
export function cartRoutes(server: Server, context: MockContext): void {
  const keep = (email: string, status: number, cart: CartEntry[]) => {
    context.database.updateUser(email, { cart });
    return jsonResponse(status, { cart });
  };

  server.get(
    '/user/cart',
    protectedHandler(context, ({ cart }) => jsonResponse(200, { cart })),
  );

  server.post(
    '/user/cart',
    protectedHandler(context, ({ email, cart }, request) => {
      const { product } = readBody(request, productBody);
      return keep(email, 201, [...cart, { ...product, qty: INITIAL_QUANTITY, ...timestamps(context) }]);
    }),
  );

  server.post(
    '/user/cart/clearCart',
    protectedHandler(context, ({ email }) => keep(email, 201, [])),
  );

  server.post(
    '/user/cart/:id',
    protectedHandler(context, ({ email, cart }, request) => {
      const step = quantityStep(readBody(request, actionBody).action.type);
      const changed = cart.findIndex(({ _id }) => _id === request.params.id);
      const updatedAt = timestamp(context.now());
      const changeLine = (line: CartEntry): CartEntry => ({ ...line, qty: line.qty + step, updatedAt });
      const next = step === 0 ? cart : cart.map((line, index) => (index === changed ? changeLine(line) : line));
      return keep(email, 200, next);
    }),
  );

  server.delete(
    '/user/cart/:id',
    protectedHandler(context, ({ email, cart }, { params }) => {
      const left = cart.filter(({ _id }) => _id !== params.id);
      return keep(email, 200, left);
    }),
  );
}

function quantityStep(type: unknown): number {
  if (type === 'increment') {
    return 1;
  }
  return type === 'decrement' ? -1 : 0;
}
