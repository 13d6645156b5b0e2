import { ADDRESS_FIELDS } from '../addresses/Address.ts';
import type { CartItem } from '../cart/CartItem.ts';
import { orderedLine } from '../cart/cartLines.ts';
import type { CheckoutDraft } from './CheckoutDraft.ts';

/** Returns a text that is the same for checkouts of the same products, quantities, prices, address and coupon discount. */
export function checkoutContents({
  draft,
  lines,
}: {
  readonly draft: CheckoutDraft;
  readonly lines: readonly CartItem[];
}): string {
  const { orderAddress } = draft;
  const address = [orderAddress.key, ...ADDRESS_FIELDS.map((field) => orderAddress[field])];
  return JSON.stringify([lines.map(orderedLine).sort(), address, draft.couponDiscountTotal]);
}
