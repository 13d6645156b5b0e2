import type { Request, Server } from 'miragejs';
import * as v from 'valibot';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import type { MockContext } from '../MockContext.ts';
import type { ListEntry, ListName, UserRecord } from '../UserRecord.ts';
import { jsonResponse, type MockHandler, protectedHandler, timestamps } from './handlers.ts';
import { readBody } from './requestBody.ts';

const INITIAL_QUANTITY = 1;
const STEPS = new Map<unknown, number>([
  ['increment', 1],
  ['decrement', -1],
]);

const posted = v.optional(v.record(v.string(), v.unknown()), {});
const addressBody = v.object({ address: posted });
const actionBody = v.object({ action: v.optional(v.object({ type: v.optional(v.unknown()) }), { type: undefined }) });

/** Returns one list of the user as it is after a call. */
type Change = (user: UserRecord, request: Request) => readonly ListEntry[];

/** The routes under /user. Adding does not check for duplicates, and a quantity has no lower bound. */
export function userRoutes(server: Server, context: MockContext): void {
  const change = (status: number, list: ListName, changed: Change) => listHandler(context, status, list, changed);
  const read = (list: ListName) => change(200, list, (user) => user[list]);
  const addTo = (list: ListName, name: string, fields: () => object = () => ({})) =>
    change(201, list, (user, request) => {
      const added = readBody(request, v.object({ [name]: posted }))[name];
      return [...user[list], { ...added, ...fields(), ...timestamps(context) }];
    });
  const removeFrom = (list: ListName) =>
    change(200, list, (user, { params }) => user[list].filter(({ _id }: ListEntry) => _id !== params.id));
  const clear = () => [];
  const firstQuantity = () => ({ qty: INITIAL_QUANTITY });
  const newId = () => ({ _id: context.generateId() });

  server.get('/user/cart', read('cart'));
  server.post('/user/cart', addTo('cart', 'product', firstQuantity));
  server.post('/user/cart/clearCart', change(201, 'cart', clear));
  server.post('/user/cart/:id', change(200, 'cart', changeQuantity(context)));
  server.delete('/user/cart/:id', removeFrom('cart'));

  server.get('/user/wishlist', read('wishlist'));
  server.post('/user/wishlist', addTo('wishlist', 'product'));
  server.delete('/user/wishlist/:id', removeFrom('wishlist'));

  server.get('/user/address', read('addressList'));
  server.post('/user/address', addTo('addressList', 'address', newId));
  server.post('/user/address/:id', change(200, 'addressList', changeAddress(context)));
  server.delete('/user/address/:id', removeFrom('addressList'));

  server.get('/user/orders', read('orders'));
  server.post('/user/orders', addTo('orders', 'order', newId));
}

/** Returns a handler that stores the changed list of the token's user and responds with it. */
function listHandler(context: MockContext, status: number, list: ListName, change: Change): MockHandler {
  return protectedHandler(context, (user, request) => {
    const changed = { [list]: change(user, request) };
    context.database.updateUser(user.email, changed);
    return jsonResponse(status, changed);
  });
}

function changeQuantity(context: MockContext): Change {
  return ({ cart }, request) => {
    const step = STEPS.get(readBody(request, actionBody).action.type);
    const changed = cart.find(({ _id }) => _id === request.params.id);
    if (step === undefined || changed === undefined) return cart;
    const line = { ...changed, qty: changed.qty + step, updatedAt: timestamp(context.now()) };
    return cart.map((other) => (other === changed ? line : other));
  };
}

function changeAddress(context: MockContext): Change {
  return ({ addressList }, request) => {
    const { address } = readBody(request, addressBody);
    const changed = addressList.find(({ _id }) => _id === request.params.id);
    if (changed === undefined) return addressList;
    const { _id, createdAt } = changed;
    const entry = { ...changed, ...address, _id, createdAt, updatedAt: timestamp(context.now()) };
    return addressList.map((other) => (other === changed ? entry : other));
  };
}
