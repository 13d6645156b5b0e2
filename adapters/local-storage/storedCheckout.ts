import * as v from 'valibot';
import type { CheckoutAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import { paise, storedAddress, storedItem } from './storedOrder.ts';

export const storedCheckout: v.GenericSchema<unknown, CheckoutAttempt> = v.object({
  email: v.string(),
  draft: v.object({
    cartItemsTotal: paise,
    cartItemsDiscountTotal: paise,
    couponDiscountTotal: paise,
    orderAddress: storedAddress,
    orderId: v.string(),
  }),
  lines: v.array(storedItem),
  providerOrder: v.exactOptional(v.object({ orderId: v.string(), publicKey: v.string(), scriptUrl: v.string() })),
  payment: v.exactOptional(
    v.object({
      paymentId: v.pipe(v.string(), v.nonEmpty()),
      providerOrderId: v.exactOptional(v.string()),
      signature: v.exactOptional(v.string()),
      paidAt: v.string(),
    }),
  ),
});

/** The stored JSON of all shoppers' unfinished checkouts. */
export const checkoutDocument = v.object({ version: v.literal(1), attempts: v.array(v.unknown()) });
