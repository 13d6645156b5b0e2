import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Order } from '../../domain/orders/Order.ts';
import type { ListProducts } from '../catalogue/CatalogueCache.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with the shopper's orders, the newest first. The pictures of their lines are in several sizes while the catalogue has them. */
export type ListOrders = (shopperId: string) => Promise<readonly Order[]>;

export function makeListOrders(
  ports: Pick<BackEndPorts, 'orders'> & { readonly listProducts: ListProducts },
): ListOrders {
  return async (shopperId) => {
    const orders = await ports.orders.orders(shopperId);
    if (orders.length === 0) return orders;
    const { products } = await ports.listProducts();
    const pictures = new Map(products.map(({ image, picture }) => [image, picture]));
    const withPicture = (line: CartItem): CartItem => {
      const picture = line.picture ?? pictures.get(line.image);
      return picture === undefined ? line : { ...line, picture };
    };
    return orders.map((order) => ({ ...order, orderedProducts: order.orderedProducts.map(withPicture) }));
  };
}
