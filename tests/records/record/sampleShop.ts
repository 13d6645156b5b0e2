import * as v from 'valibot';
import type { JournalEntry } from '../../../adapters/razorpay-api/stand-in/StandInJournal.ts';
import { productSeeds } from '../../../adapters/seeds/products.ts';
import { wireProduct } from '../../../adapters/wire/wireProduct.ts';
import type { Checkout } from '../../../core/backend/ports/orders/ForStoringCheckouts.ts';
import type { Address } from '../../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../../core/domain/cart/CartItem.ts';
import { couponById } from '../../../core/domain/coupons/Coupon.ts';
import { amountDue, checkoutDraft } from '../../../core/domain/orders/CheckoutDraft.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';

/** Returns the time some minutes after 2026-11-20 10:00 UTC. */
export const minute = (minutes: number) => timestamp(Date.UTC(2026, 10, 20, 10, minutes));

const [tee, skirt, third, fourth] = productSeeds.slice(0, 4).map((seed) => v.parse(wireProduct, seed));
if (tee === undefined || skirt === undefined || third === undefined || fourth === undefined)
  throw new Error('The seed has too few products');
const { picture: _, ...withoutPicture } = third;

/** The tee and the skirt have pictures in several sizes, the jacket has none, and the last is no longer listed. */
const jacket = { ...withoutPicture, originalPrice: 129_950, discountedPrice: 99_950 };
export const products = [
  ...[tee, skirt, jacket].map((product) => ({ ...product, isListed: true })),
  { ...fourth, isListed: false },
];

const times = (minutes: number) => ({ createdAt: minute(minutes), updatedAt: minute(minutes) });

const person = (key: string, fields: object) => ({
  ...{ key, name: '', street: '', city: 'Mumbai', state: 'Maharashtra', country: 'India' },
  ...{ pincode: '400050', phone: '98765 43210', ...times(2), ...fields },
});
export const ashasHome: Address = person('6b1f5c1e-home', { name: 'Asha Rao', street: '12 "Hill" Road, 3rd floor' });
export const ashasOffice: Address = person('6b1f5c1e-office', {
  name: 'Asha Rao',
  street: "4, O'Connor Lane",
  city: 'पुणे',
});
export const mehersHome: Address = person('9d2e77aa-home', { name: 'Meher Kapoor', street: '7 Lake View' });

const shopper = (id: string, email: string, firstName: string, lastName: string) => ({
  ...{ id, email, firstName, lastName, tokenVersion: 0, ...times(0) },
});
/** The e-mail of Meher is written with capital letters. */
export const shoppers = {
  asha: shopper('0d0c2f6e-asha', 'asha.rao@example.com', 'Asha', 'Rao'),
  meher: shopper('77a1b2c3-meher', 'Meher.Kapoor@Example.com', 'Meher', 'Kapoor'),
};
export const PASSWORD = 'a password of the records';

export function line(
  product: Omit<CartItem, 'quantity' | 'createdAt' | 'updatedAt'>,
  quantity: number,
  at: number,
): CartItem {
  return { ...product, quantity, ...times(at) };
}

export const ashasCart = [line(tee, 3, 30), line(skirt, 1, 31)];
export const ashasWishlist = [{ ...jacket, ...times(5) }];
export const mehersCart = [line(jacket, 2, 32)];
export const unlisted = fourth;

type Parts = {
  readonly shopperId: string;
  readonly lines: readonly CartItem[];
  readonly address: Address;
  readonly couponId?: string;
  readonly at: number;
};
function checkout(
  id: string,
  { shopperId, lines, address, couponId, at }: Parts,
): Checkout & { readonly providerOrderId: string } {
  const draft = checkoutDraft({ cart: lines, coupon: couponById(couponId), address, orderId: id });
  return { id, shopperId, providerOrderId: `order_of_${id}`, draft, lines, createdAt: minute(at) };
}

const ofAsha = { shopperId: shoppers.asha.id, address: ashasHome };
/** Paid, the oldest first: with a coupon and two lines, and without. */
export const paidCheckouts = [
  checkout('paid-1', { ...ofAsha, lines: [line(tee, 2, 10), line(skirt, 1, 11)], couponId: 'new-year', at: 12 }),
  checkout('paid-2', { ...ofAsha, lines: [line(jacket, 1, 20)], address: ashasOffice, at: 21 }),
];
/** Not paid yet. Meher's began before checkouts had a hash of their contents. */
export const openCheckouts = {
  asha: checkout('open-1', { ...ofAsha, lines: ashasCart, couponId: 'black-friday', at: 40 }),
  meher: checkout('open-2', { shopperId: shoppers.meher.id, address: mehersHome, lines: mehersCart, at: 41 }),
};

export function orderOf(paid: Checkout): Order {
  return {
    ...{ orderId: paid.id, paymentId: `pay_of_${paid.id}`, amountPaid: amountDue(paid.draft), paidAt: paid.createdAt },
    ...{ orderedProducts: paid.lines, deliveryAddress: paid.draft.orderAddress },
  };
}
export const ashasOrders = paidCheckouts.map(orderOf).reverse();

/** What the provider has sent and nothing has processed. */
export const events = [
  { id: 'evt_failed', type: 'payment.failed' },
  {
    ...{ id: 'evt_captured', type: 'payment.captured' },
    payment: {
      ...{ paymentId: 'pay_of_nobody', providerOrderId: 'order_of_nobody', amount: 49_900 },
      status: 'captured' as const,
    },
  },
];
export const ATTEMPT = '203.0.113.7 asha.rao@example.com';
export const IDEMPOTENCY_KEY = '5f0f3a7c-6f0e-4c55-9d1e-0c8f6b9f2f11';

const [first, second] = paidCheckouts.map(({ id, providerOrderId, draft }) => ({
  ...{ id: providerOrderId, amount: amountDue(draft), receipt: id, createdAt: 1_763_632_800 },
}));
if (first === undefined || second === undefined) throw new Error('The sample shop has no paid checkouts');
/** What the simulated provider has kept: an order is written again with each payment. */
export const journal: readonly JournalEntry[] = [
  { ...first, payments: [] },
  { ...second, payments: [{ id: 'pay_declined', status: 'failed' }] },
  { ...first, payments: [{ id: 'pay_of_paid-1', status: 'captured' }] },
];
