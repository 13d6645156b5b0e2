import { expect, it } from 'vitest';
import { coupons } from '../coupons/Coupon.ts';
import { aCartItem, anAddress } from '../testing/samples.ts';
import { checkoutDraft } from './CheckoutDraft.ts';
import { checkoutContents } from './checkoutContents.ts';

const tee = aCartItem({ key: 'tee', quantity: 2 });
const cap = aCartItem({ key: 'cap' });
const NOON = '2026-03-01T12:00:00+00:00';

function contents({ lines = [tee, cap], address = anAddress(), coupon = coupons[0], orderId = 'order-1' } = {}) {
  return checkoutContents({ lines, draft: checkoutDraft({ cart: lines, coupon, address, orderId }) });
}

it.each([
  ['id', { orderId: 'order-2' }],
  ['order of its lines', { lines: [cap, tee] }],
  ['times of its lines', { lines: [{ ...tee, createdAt: NOON, updatedAt: NOON }, cap] }],
  ['times of its address', { address: anAddress({ createdAt: NOON, updatedAt: NOON }) }],
])('Checkouts are alike whatever the %s', (_, other) => {
  expect(contents(other)).toBe(contents());
});

it.each([
  ['product', { lines: [tee, { ...cap, key: 'hat' }] }],
  ['quantity', { lines: [{ ...tee, quantity: 3 }, cap] }],
  ['price', { lines: [{ ...tee, originalPrice: tee.originalPrice + 1 }, cap] }],
  ['discounted price', { lines: [{ ...tee, discountedPrice: 1 }, cap] }],
  ['coupon', { coupon: coupons[1] }],
  ...(['key', 'name', 'street', 'city', 'state', 'country', 'pincode', 'phone'] as const).map(
    (field): [string, Parameters<typeof contents>[0]] => [
      `${field} of the address`,
      { address: anAddress({ [field]: 'other' }) },
    ],
  ),
])('Checkouts differ with another %s', (_, other) => {
  expect(contents(other)).not.toBe(contents());
});
