import type { Address } from '../../domain/addresses/Address.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import type { MailContent } from '../../domain/mails/Mail.ts';
import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { Timestamp } from '../../domain/time/timestamp.ts';
import type { WishlistItem } from '../../domain/wishlist/WishlistItem.ts';
import type { ShowList } from '../catalogue/ShowList.ts';
import type { ShowOrder } from '../orders/ShowOrder.ts';
import type { Shopper } from '../ports/accounts/ForStoringShoppers.ts';
import type { BackEndPorts } from '../ports/BackEndPorts.ts';
import type { CartLine } from '../ports/ForStoringCarts.ts';
import type { StockAlert } from '../ports/ForStoringStockAlerts.ts';
import type { WishlistLine } from '../ports/ForStoringWishlists.ts';

/** All that the shop keeps of a shopper. */
export type AccountData = {
  readonly profile: Pick<Shopper, 'email' | 'firstName' | 'lastName' | 'createdAt' | 'updatedAt' | 'emailVerifiedAt'>;
  readonly addresses: readonly Address[];
  readonly cart: readonly CartItem[];
  readonly wishlist: readonly WishlistItem[];
  /** The oldest first. */
  readonly stockAlerts: readonly StockAlert[];
  /** The newest first, each with its life and refunds. */
  readonly orders: readonly OrderDetails[];
  /** The oldest first. */
  readonly mails: readonly {
    readonly kind: MailContent['kind'];
    readonly createdAt: Timestamp;
    readonly sentAt?: Timestamp;
  }[];
};

export type ShowAccountData = (shopperId: string) => Promise<AccountData | 'not-registered'>;

type ShowAccountDataPorts = Pick<BackEndPorts, 'shoppers' | 'addresses' | 'stockAlerts' | 'orders' | 'mails'> & {
  readonly showCart: ShowList<CartLine>;
  readonly showWishlist: ShowList<WishlistLine>;
  readonly showOrder: ShowOrder;
};

export function makeShowAccountData(ports: ShowAccountDataPorts): ShowAccountData {
  return async (shopperId) => {
    const shopper = await ports.shoppers.shopper(shopperId);
    if (shopper === undefined) return 'not-registered';
    const { id: _, passwordHash: __, tokenVersion: ___, ...profile } = shopper;
    const [addresses, cart, wishlist, stockAlerts, orders, mails] = await Promise.all([
      ports.addresses.addresses(shopperId),
      ports.showCart(shopperId),
      ports.showWishlist(shopperId),
      ports.stockAlerts.alerts(shopperId),
      ordersOf(ports, shopperId),
      ports.mails.to(shopper.email),
    ]);
    const told = mails.map(({ content, createdAt, sentAt }) => ({
      ...{ kind: content.kind, createdAt },
      ...(sentAt !== undefined && { sentAt }),
    }));
    return { profile, addresses, cart, wishlist, stockAlerts, orders, mails: told };
  };
}

/** One after the other, so that an account with many orders leaves the database to others. */
async function ordersOf({ orders, showOrder }: ShowAccountDataPorts, shopperId: string) {
  const all: OrderDetails[] = [];
  for (const { orderId } of await orders.orders(shopperId)) {
    const order = await showOrder(shopperId, orderId);
    if (order !== 'unknown-order') all.push(order);
  }
  return all;
}
