import { checkoutDraft, type DraftParts } from '../../domain/orders/CheckoutDraft.ts';
import { aCartItem, anAddress } from '../../domain/testing/samples.ts';
import type { Shopper } from '../ports/accounts/ForStoringShoppers.ts';
import type { Checkout } from '../ports/orders/ForStoringCheckouts.ts';
import type { StaffMember } from '../ports/staff/ForStoringStaff.ts';

/** Sample records of the back-end for tests. Each function returns a complete record with the given fields replaced. */

const AT = '2026-03-01T09:30:00+00:00';

export function aShopper(overrides: Partial<Shopper> = {}): Shopper {
  return {
    id: 'asha',
    email: 'Asha@example.com',
    firstName: 'Asha',
    lastName: 'Rao',
    createdAt: AT,
    updatedAt: AT,
    passwordHash: 'hash of secret-8',
    tokenVersion: 0,
    ...overrides,
  };
}

/** Returns an owner who has not accepted the invitation. */
export function aStaffMember(overrides: Partial<StaffMember> = {}): StaffMember {
  return { id: 'ravi', email: 'Ravi@shop.example', name: 'Ravi', role: 'owner', createdAt: AT, ...overrides };
}

/** Returns a checkout of these lines without a coupon; by default of one tee. */
export function aCheckout(
  overrides: Partial<Omit<Checkout, 'draft'>> & Partial<Pick<DraftParts, 'coupon' | 'address'>> = {},
): Checkout & { readonly providerOrderId: string } {
  const { coupon, address = anAddress(), ...fields } = overrides;
  const { id, lines } = { id: 'checkout-1', lines: [aCartItem()], ...fields };
  const draft = checkoutDraft({ cart: lines, coupon, address, orderId: id });
  return { id, lines, draft, shopperId: 'asha', providerOrderId: `order_${id}`, createdAt: AT, ...fields };
}
