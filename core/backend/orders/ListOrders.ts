import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Order } from '../../domain/orders/Order.ts';
import type { ListProducts } from '../catalogue/CatalogueCache.ts';
import type { ForStoringOrders } from '../ports/ForStoringOrders.ts';

/** Resolves with the shopper's orders, the newest first. The pictures of their lines are in several sizes while the catalogue has them. */
export type ListOrders = (shopperId: string) => Promise<readonly Order[]>;

export function makeListOrders(ports: {
  readonly orders: ForStoringOrders;
  readonly listProducts: ListProducts;
}): ListOrders {
  return async (shopperId) => {
    const orders = await ports.orders.orders(shopperId);
    if (orders.length === 0) return orders;
    const { products } = await ports.listProducts();
    const byImage = new Map(products.map((product) => [product.image, product]));
    const withPicture = (line: CartItem) => ({ ...line, picture: line.picture ?? byImage.get(line.image)?.picture });
    return orders.map((order) => ({ ...order, orderedProducts: order.orderedProducts.map(withPicture) }));
  };
}
