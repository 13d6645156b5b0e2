import type { Fulfilled } from '../../../core/backend/orders/FulfilOrder.ts';
import type { Conflict } from '../../../core/backend/ports/refusals/Conflict.ts';
import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { Caller } from '../../../core/backend/staff/AuthenticateStaff.ts';
import { mayDo } from '../../../core/domain/staff/adminActions.ts';
import {
  cancelBody,
  noteBody,
  orderResponse,
  ordersQuery,
  ordersResponse,
  shipBody,
} from '../../wire/admin/orderCalls.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { toWireFoundOrder, toWireInspectedOrder } from './toWireOrder.ts';

type Shown = { readonly order: ReturnType<typeof toWireInspectedOrder> };

const readsSums = ({ role }: Caller) => mayDo(role, 'orders.read-sums');

/** The calls under /admin/orders, but refunds. */
export function orderRoutes({ findOrders, inspectOrder, orders }: Admin): readonly AdminRoute[] {
  /** Resolves with the order after a change, or with why there was none. */
  const changed = async (caller: Caller, orderId: string, change: Promise<Fulfilled>) => {
    const outcome = await change;
    if (outcome === 'unknown-order') return outcome;
    return outcome.refused === undefined ? shown(caller, orderId) : conflictOf(outcome.refused, outcome.status);
  };
  const shown = async (caller: Caller, orderId: string): Promise<Shown | 'unknown-order'> => {
    const order = await inspectOrder(orderId);
    return order === 'unknown-order' ? order : { order: toWireInspectedOrder(order, readsSums(caller)) };
  };
  const one = { refusals: ['unknown-order'], toBody: (body: Shown) => body } as const;
  const schema = { params: entryParameters, response: orderResponse };

  return [
    staffRoute({
      ...{ method: 'GET', path: '/orders', action: 'orders.read' },
      summary: 'Returns 50 orders, by default the newest first, and how many are in each state.',
      schema: { querystring: ordersQuery, response: ordersResponse },
      handle: async (caller, { query: { state, q, sort, after } }) => {
        const found = await findOrders({ status: state, text: q, isOldestFirst: sort === 'oldest', after });
        return { ...found, orders: found.orders.map((order) => toWireFoundOrder(order, readsSums(caller))) };
      },
      toBody: (page) => page,
    }),
    staffRoute({
      ...{ method: 'GET', path: '/orders/:id', action: 'orders.read', schema, ...one },
      summary:
        'Returns all of an order: its lines, parcels, notes and mails and, for those who may read sums, its money.',
      handle: (caller, { params: { id } }) => shown(caller, id),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/orders/:id/pack', action: 'orders.pack', schema, ...one },
      summary: 'Marks an order as packed. One that is not to be packed: status 409 with its state.',
      handle: (caller, { params: { id } }) => changed(caller, id, orders.pack(caller.actor, id)),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/orders/:id/ship', action: 'orders.ship', ...one },
      summary: 'Hands a parcel to the carrier and mails the shopper. An order that is not packed is packed.',
      schema: { ...schema, body: shipBody },
      handle: (caller, { params: { id }, body: { lines, ...parcel } }) =>
        changed(caller, id, orders.ship(caller.actor, id, { ...parcel, ...(lines && { lines: lines.map(keyed) }) })),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/orders/:id/deliver', action: 'orders.deliver', schema, ...one },
      summary: 'Marks the parcels of an order as delivered.',
      handle: (caller, { params: { id } }) => changed(caller, id, orders.deliver(caller.actor, id)),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/orders/:id/cancel', action: 'orders.cancel', ...one },
      summary:
        'Cancels an order that is not shipped and mails the shopper; refunds what was paid and restocks the pieces, if asked to.',
      schema: { ...schema, body: cancelBody },
      handle: (caller, { params: { id }, body }) => changed(caller, id, orders.cancel(caller.actor, id, body)),
    }),
    staffRoute({
      ...{ method: 'POST', path: '/orders/:id/notes', status: 201, action: 'orders.note', ...one },
      summary: 'Adds a note, which staff alone read, to the timeline of an order.',
      schema: { ...schema, body: noteBody },
      handle: async (caller, { params: { id }, body: { text } }) => {
        const noted = await orders.note(caller.actor, id, text);
        return noted === 'unknown-order' ? noted : shown(caller, id);
      },
    }),
  ];
}

function keyed({ sku, quantity }: { readonly sku: string; readonly quantity: number }) {
  return { key: sku, quantity };
}

function conflictOf(conflict: string, state: string): Conflict {
  return { conflict, state };
}
