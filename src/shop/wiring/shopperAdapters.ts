import { HttpAddresses } from '../../../adapters/http/HttpAddresses.ts';
import type { HttpApi } from '../../../adapters/http/HttpApi.ts';
import { HttpAuthentication } from '../../../adapters/http/HttpAuthentication.ts';
import { HttpCheckout } from '../../../adapters/http/HttpCheckout.ts';
import { HttpTokens } from '../../../adapters/http/HttpTokens.ts';
import { HttpWishlist } from '../../../adapters/http/HttpWishlist.ts';
import { OrderingHttpCart } from '../../../adapters/http/OrderingHttpCart.ts';
import { LocalStorageChanges } from '../../../adapters/local-storage/LocalStorageChanges.ts';
import { LocalStorageCheckouts } from '../../../adapters/local-storage/LocalStorageCheckouts.ts';
import { LocalStorageLists } from '../../../adapters/local-storage/LocalStorageLists.ts';
import { RazorpayPayments } from '../../../adapters/razorpay-checkout/RazorpayPayments.ts';
import type { ForTellingTime } from '../../../core/storefront/ports/ForTellingTime.ts';
import { configuration } from './configuration.ts';

const { razorpayKey: key, razorpayScriptUrl: scriptUrl } = configuration;
const storage = () => window.localStorage;

/**
 * Returns the adapters that only a shopper who is logged in, or logs in, needs. They are one chunk: who can change the cart can also
 * take a payment and store a paid checkout, whatever becomes of the network.
 */
export function shopperAdapters(api: HttpApi, clock: ForTellingTime) {
  return {
    authentication: new HttpAuthentication(api),
    tokens: new HttpTokens(api),
    cart: new OrderingHttpCart(api),
    wishlist: new HttpWishlist(api),
    addresses: new HttpAddresses(api),
    prices: new HttpCheckout(api),
    payments: new RazorpayPayments({ key, scriptUrl, shopName: 'Creator Row' }, window, clock),
    checkouts: new LocalStorageCheckouts(storage),
    lists: new LocalStorageLists(storage),
    changes: new LocalStorageChanges(storage),
  };
}

export type ShopperAdapters = ReturnType<typeof shopperAdapters>;
