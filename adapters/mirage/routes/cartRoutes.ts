import type { Server } from 'miragejs';
import * as v from 'valibot';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MockContext } from '../MockContext.ts';
import type { CartEntry } from '../UserRecord.ts';
import { answer, guarded, stamps } from './handlers.ts';
import { posted, readBody } from './requestBody.ts';

const INITIAL_QUANTITY = 1;
const productBody = v.object({ product: posted });
const actionBody = v.object({ action: v.optional(v.object({ type: v.optional(v.unknown()) }), { type: undefined }) });

/** The calls under /user/cart. Adding looks for no duplicate, and a quantity has no lower bound. */
export function cartRoutes(server: Server, context: MockContext): void {
  const keep = (email: string, status: number, cart: CartEntry[]) => {
    context.database.updateUser(email, { cart });
    return answer(status, { cart });
  };

  server.get(
    '/user/cart',
    guarded(context, ({ cart }) => answer(200, { cart })),
  );

  server.post(
    '/user/cart',
    guarded(context, ({ email, cart }, request) => {
      const { product } = readBody(request, productBody);
      return keep(email, 201, [...cart, { ...product, qty: INITIAL_QUANTITY, ...stamps(context) }]);
    }),
  );

  server.post(
    '/user/cart/clearCart',
    guarded(context, ({ email }) => keep(email, 201, [])),
  );

  server.post(
    '/user/cart/:id',
    guarded(context, ({ email, cart }, request) => {
      const step = stepOf(readBody(request, actionBody).action.type);
      const changed = cart.findIndex(({ _id }) => _id === request.params.id);
      const updatedAt = timestamp(context.now());
      const changeLine = (line: CartEntry): CartEntry => ({ ...line, qty: line.qty + step, updatedAt });
      const next = step === 0 ? cart : cart.map((line, index) => (index === changed ? changeLine(line) : line));
      return keep(email, 200, next);
    }),
  );

  server.delete(
    '/user/cart/:id',
    guarded(context, ({ email, cart }, { params }) => {
      const left = cart.filter(({ _id }) => _id !== params.id);
      return keep(email, 200, left);
    }),
  );
}

function stepOf(type: unknown): number {
  if (type === 'increment') {
    return 1;
  }
  return type === 'decrement' ? -1 : 0;
}
