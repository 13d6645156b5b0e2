import type { Checkout } from '../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import type { CheckoutAttempt, PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { RememberedLists } from '../../../core/storefront/ports/device/ForRememberingLists.ts';
import type { PendingAction } from '../../../core/storefront/ports/device/PendingAction.ts';
import type { WaitingChange } from '../../../core/storefront/ports/device/WaitingChange.ts';
import * as shop from './sampleShop.ts';

const { email, firstName, lastName } = shop.shoppers.asha;
export const session = { token: 'the.recorded.token', email, firstName, lastName };

export const lists: RememberedLists = {
  cart: shop.ashasCart,
  wishlist: shop.ashasWishlist,
  addresses: [shop.ashasHome, shop.ashasOffice],
  orders: shop.ashasOrders,
};

const [tee, skirt, jacket] = shop.products.map(({ isListed: _, ...product }) => product);
if (tee === undefined || skirt === undefined || jacket === undefined)
  throw new Error('The sample shop has no products');

export const changes: readonly WaitingChange[] = [
  { id: 'change-1', list: 'cart', kind: 'add', quantity: 2, product: jacket },
  { id: 'change-2', list: 'cart', kind: 'increment', quantity: 1, product: tee },
  { id: 'change-3', list: 'cart', kind: 'decrement', quantity: 1, product: tee },
  { id: 'change-4', list: 'cart', kind: 'remove', quantity: 1, product: skirt },
  { id: 'change-5', list: 'wishlist', kind: 'add', product: skirt },
  { id: 'change-6', list: 'wishlist', kind: 'remove', product: jacket },
];

function attemptOf({ draft, lines, providerOrderId = '' }: Checkout): CheckoutAttempt {
  const providerOrder = {
    orderId: providerOrderId,
    publicKey: 'rzp_live_recorded',
    scriptUrl: 'https://provider.example/checkout.js',
  };
  return { email, draft, lines, providerOrder };
}
const [first, second] = shop.paidCheckouts;
if (first === undefined || second === undefined) throw new Error('The sample shop has no paid checkouts');
const { providerOrderId } = second;

/** One that the provider has reported as paid, and one that waits for its payment. */
export const attempts: readonly CheckoutAttempt[] = [
  {
    ...attemptOf(second),
    payment: { paymentId: 'pay_recorded', providerOrderId, signature: 'a1b2c3', paidAt: shop.minute(22) },
  },
  attemptOf(shop.openCheckouts.asha),
];

/** Without an order of the provider, as the first edition wrote every attempt. */
function paidOnDevice({ draft, lines }: Checkout, paymentId: string): PaidAttempt {
  return { email, draft, lines, payment: { paymentId, paidAt: shop.minute(22) } };
}
export const attemptsOfMock = [paidOnDevice(first, 'pay_on_device_1'), paidOnDevice(second, 'pay_on_device_2')];
export const unrecordedOfMock = paidOnDevice(shop.openCheckouts.asha, 'pay_on_device_3');

export const viewedProducts = [jacket.key, tee.key];
export const pendingAction: PendingAction = {
  ...{ productKey: skirt.key, list: 'wishlist', path: '/product-details/2?size=S#top' },
  requestedAt: Date.UTC(2026, 10, 20, 10),
};
export const positions = {
  'entry-1': { path: '/product-listing?category=clothing', top: 1_240.5, focus: '/product-details/2' },
  'entry-2': { path: '/', top: 0, focus: undefined },
};
