import type { Admin } from '../../../core/backend/staff/Admin.ts';
import type { ExportOrders } from '../../../core/backend/staff/ExportOrders.ts';
import { ordersQuery } from '../../wire/admin/orderCalls.ts';
import { type AdminRoute, staffRoute } from './AdminRoute.ts';
import { rupees, sendCsv } from './csv.ts';

const TITLES = ['Order', 'State', 'Placed at', 'Name', 'E-mail', 'Pieces', 'Paid (₹)'];

/** The calls /admin/orders.csv and /admin/order-lines.csv. */
export function orderFileRoutes({ exportOrders, exportOrderLines }: Admin): readonly AdminRoute[] {
  return [
    staffRoute({
      ...{ method: 'GET', path: '/orders.csv', action: 'orders.export', produces: 'text/csv' },
      summary: 'Returns all orders of a search as CSV, the newest first, with amounts in rupees.',
      schema: { querystring: ordersQuery },
      handle: async (_caller, { query: { state, q } }) => csvRows(exportOrders({ status: state, text: q })),
      send: (rows, _request, reply) => sendCsv(reply, 'orders', rows as ReturnType<typeof csvRows>),
    }),
    staffRoute({
      ...{ method: 'GET', path: '/order-lines.csv', action: 'orders.export', produces: 'text/csv' },
      summary: 'Returns a row for each line of each order as CSV, the oldest order first, with amounts in rupees.',
      schema: {},
      handle: async () => lineRows(exportOrderLines()),
      send: (rows, _request, reply) => sendCsv(reply, 'order-lines', rows as ReturnType<typeof lineRows>, 'unix'),
    }),
  ];
}

async function* csvRows(orders: ReturnType<ExportOrders>) {
  yield TITLES;
  for await (const { number, status, placedAt, name, email, pieces, amountPaid } of orders)
    yield [number, status, placedAt, name, email, pieces, rupees(amountPaid)];
}

const LINE_TITLES = [
  ...['Order', 'Paid at', 'Payment', 'Amount paid', 'E-mail', 'Product key', 'Product', 'Size', 'Quantity', 'Price'],
  ...['Name', 'Street', 'City', 'State', 'Country', 'Pincode', 'Phone'],
];

async function* lineRows(orders: ReturnType<Admin['exportOrderLines']>) {
  yield LINE_TITLES;
  for await (const { orderId, paidAt, paymentId, amountPaid, email, orderedProducts, deliveryAddress } of orders) {
    const { name, street, city, state, country, pincode, phone } = deliveryAddress;
    for (const { key, name: product, size, quantity, discountedPrice } of orderedProducts)
      yield [
        ...[orderId, paidAt, paymentId, rupees(amountPaid), email],
        ...[key, product, size, quantity, rupees(discountedPrice)],
        ...[name, street, city, state, country, pincode, phone],
      ];
  }
}
