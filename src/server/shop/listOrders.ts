import { toRupees } from '../../../core/domain/money/Paise.ts';
import type { ShopCommand } from './ShopServices.ts';

/** Prints a line for each order, the oldest first. */
export const listOrders: ShopCommand = async (_, { stores, out }) => {
  let count = 0;
  for await (const { paidAt, orderId, amountPaid, orderedProducts, email } of stores.orders.all()) {
    const pieces = orderedProducts.reduce((sum, { quantity }) => sum + quantity, 0);
    out.print([paidAt, orderId, `₹${toRupees(amountPaid).toFixed(2)}`, `${pieces} items`, email].join('  '));
    count += 1;
  }
  out.print(`Orders: ${count}`);
  return 0;
};
