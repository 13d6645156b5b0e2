import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { orderStatus } from '../../domain/orders/OrderStatus.ts';
import { ORDERS_PER_PAGE } from '../../domain/orders/ordersPerPage.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { FindProducts } from '../ports/catalogue/FindProducts.ts';
import type { StoredOrder } from '../ports/orders/ForStoringOrders.ts';

/** A page of orders, the newest first; `next` is the number behind which the next page begins, absent on the last one. */
export type OrderPage = { readonly orders: readonly Order[]; readonly next?: string };

/**
 * Resolves with the shopper's newest orders or, `after` the number of one, with those before it. The pictures of their lines are in
 * several sizes while the catalogue has them.
 */
export type ListOrders = (shopperId: string, after?: string) => Promise<OrderPage>;

/** Returns the order as its shopper reads it. */
export type PresentOrder = (order: StoredOrder) => Promise<Order & { readonly number: string }>;

export function makePresentOrder(findProducts: FindProducts): PresentOrder {
  return async ({ shopperId: _, standing, cancelledFor: __, packedAt, shipments, ...order }) => {
    const products = await findProducts(order.orderedProducts.map(({ key }) => key));
    const withPicture = (line: CartItem): CartItem => {
      const product = products.get(line.key);
      const picture = line.picture ?? (product?.image === line.image ? product.picture : undefined);
      return picture === undefined ? line : { ...line, picture };
    };
    const status = orderStatus(standing, packedAt !== undefined, shipments);
    return { ...order, status, orderedProducts: order.orderedProducts.map(withPicture) };
  };
}

export function makeListOrders({
  orders: store,
  presentOrder,
}: Pick<BackEndPorts, 'orders'> & { readonly presentOrder: PresentOrder }): ListOrders {
  return async (shopperId, after) => {
    const found = await store.orders(shopperId, { most: ORDERS_PER_PAGE + 1, ...(after !== undefined && { after }) });
    const orders = await Promise.all(found.slice(0, ORDERS_PER_PAGE).map(presentOrder));
    const next = found.length > ORDERS_PER_PAGE ? orders.at(-1)?.number : undefined;
    return { orders, ...(next !== undefined && { next }) };
  };
}
