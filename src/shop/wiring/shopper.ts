import { HttpAccount } from '../../../adapters/http/account/HttpAccount.ts';
import { HttpAddresses } from '../../../adapters/http/account/HttpAddresses.ts';
import { HttpAuthentication } from '../../../adapters/http/account/HttpAuthentication.ts';
import { HttpMailedLinks } from '../../../adapters/http/account/HttpMailedLinks.ts';
import { HttpTokens } from '../../../adapters/http/account/HttpTokens.ts';
import { HttpStockAlerts } from '../../../adapters/http/catalogue/HttpStockAlerts.ts';
import type { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { HttpCartNews } from '../../../adapters/http/HttpCartNews.ts';
import { HttpWishlist } from '../../../adapters/http/HttpWishlist.ts';
import { OrderingHttpCart } from '../../../adapters/http/OrderingHttpCart.ts';
import { HttpCheckout } from '../../../adapters/http/orders/HttpCheckout.ts';
import { HttpOrderLife } from '../../../adapters/http/orders/HttpOrderLife.ts';
import { HttpOrders } from '../../../adapters/http/orders/HttpOrders.ts';
import { LocalStorageChanges } from '../../../adapters/local-storage/LocalStorageChanges.ts';
import { LocalStorageCheckouts } from '../../../adapters/local-storage/LocalStorageCheckouts.ts';
import { LocalStorageLists } from '../../../adapters/local-storage/LocalStorageLists.ts';
import { RazorpayPayments } from '../../../adapters/razorpay-checkout/RazorpayPayments.ts';
import type { StorefrontPorts } from '../../../core/storefront/ports/StorefrontPorts.ts';
import { configuration } from './configuration.ts';

const { razorpayKey: key, razorpayScriptUrl: scriptUrl } = configuration;
const storage = () => window.localStorage;

export type ShopperAdapters = Pick<
  StorefrontPorts,
  | (
      | 'authentication'
      | 'tokens'
      | 'links'
      | 'account'
      | 'cart'
      | 'cartNews'
      | 'wishlist'
      | 'stockAlerts'
      | 'addresses'
      | 'prices'
      | 'payments'
    )
  | ('checkouts' | 'orders' | 'orderLife' | 'lists' | 'changes')
>;

/**
 * Returns the adapters that only a shopper who is logged in, or logs in, needs. They are one chunk: who can change the cart can also
 * take a payment and store a paid checkout, whatever becomes of the network.
 */
export function shopperAdapters(api: HttpApi, clock: StorefrontPorts['clock']): ShopperAdapters {
  const lists = new LocalStorageLists(storage);
  return {
    authentication: new HttpAuthentication(api),
    tokens: new HttpTokens(api),
    links: new HttpMailedLinks(api),
    account: new HttpAccount(api),
    cart: new OrderingHttpCart(api),
    cartNews: new HttpCartNews(api),
    wishlist: new HttpWishlist(api),
    stockAlerts: new HttpStockAlerts(api),
    addresses: new HttpAddresses(api),
    prices: new HttpCheckout(api),
    payments: new RazorpayPayments({ key, scriptUrl, shopName: 'Creator Row' }, window, clock),
    checkouts: new LocalStorageCheckouts(storage),
    orders: new HttpOrders(api, lists),
    orderLife: new HttpOrderLife(api),
    lists,
    changes: new LocalStorageChanges(storage),
  };
}
