import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { Order } from '../../domain/orders/Order.ts';
import type { Catalogue } from '../catalogue/CatalogueCache.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';

/** Resolves with the shopper's orders, the newest first. The pictures of their lines are in several sizes while the catalogue has them. */
export type ListOrders = (shopperId: string) => Promise<readonly Order[]>;

export function makeListOrders(
  ports: Pick<BackEndPorts, 'orders'> & { readonly listProducts: () => Promise<Pick<Catalogue, 'byKey'>> },
): ListOrders {
  return async (shopperId) => {
    const orders = await ports.orders.orders(shopperId);
    if (orders.length === 0) return orders;
    const { byKey } = await ports.listProducts();
    const withPicture = (line: CartItem): CartItem => {
      const product = byKey.get(line.key);
      const picture = line.picture ?? (product?.image === line.image ? product.picture : undefined);
      return picture === undefined ? line : { ...line, picture };
    };
    return orders.map((order) => ({ ...order, orderedProducts: order.orderedProducts.map(withPicture) }));
  };
}
