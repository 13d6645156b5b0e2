import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { ForStoringOrders, OrderOfShopper } from '../../../core/backend/ports/ForStoringOrders.ts';
import { rupees } from './commands/rupees.ts';
import type { ShopCommand } from './ShopServices.ts';

/** Writes a row for each line of each order, the oldest first. Amounts are in rupees. */
export const exportOrders: ShopCommand = async ({ values: [path = ''] }, { stores, out }) => {
  const count = { orders: 0 };
  // A text that a spreadsheet takes for a formula begins with an apostrophe.
  const csv = stringify({ header: true, escape_formulas: true });
  await pipeline(rowsOf(stores.orders.all(), count), csv, createWriteStream(path));
  out.print(`${count.orders} orders written to ${path}`);
  return 0;
};

async function* rowsOf(orders: ReturnType<ForStoringOrders['all']>, count: { orders: number }) {
  for await (const order of orders) {
    count.orders += 1;
    yield* order.orderedProducts.map((line) => ({
      ...orderCells(order),
      'Product key': line.key,
      Product: line.name,
      Size: line.size,
      Quantity: line.quantity,
      Price: rupees(line.discountedPrice),
      ...addressCells(order),
    }));
  }
}

function orderCells({ orderId, paidAt, paymentId, amountPaid, email }: OrderOfShopper) {
  return { Order: orderId, 'Paid at': paidAt, Payment: paymentId, 'Amount paid': rupees(amountPaid), 'E-mail': email };
}

function addressCells({ deliveryAddress: address }: OrderOfShopper) {
  const { name, street, city, state, country, pincode, phone } = address;
  return { Name: name, Street: street, City: city, State: state, Country: country, Pincode: pincode, Phone: phone };
}
