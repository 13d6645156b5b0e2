import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { ExportOrders } from '../../../core/backend/staff/ExportOrders.ts';
import { ordersQuery } from '../../wire/admin/orderCalls.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { rupees, sendCsv } from './csv.ts';

const TITLES = ['Order', 'State', 'Placed at', 'Name', 'E-mail', 'Pieces', 'Paid (₹)'];

/** The call /admin/orders.csv. */
export function orderFileRoutes({ exportOrders }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/orders.csv', action: 'orders.export', produces: 'text/csv' },
      summary: 'Returns all orders of a search as CSV, the newest first, with amounts in rupees.',
      schema: { querystring: ordersQuery },
      handle: async (_caller, { query: { state, q } }) => csvRows(exportOrders({ status: state, text: q })),
      send: (rows, _request, reply) => sendCsv(reply, 'orders', rows as ReturnType<typeof csvRows>),
    }),
  ];
}

async function* csvRows(orders: ReturnType<ExportOrders>) {
  yield TITLES;
  for await (const { number, status, placedAt, name, email, pieces, amountPaid } of orders)
    yield [number, status, placedAt, name, email, pieces, rupees(amountPaid)];
}
