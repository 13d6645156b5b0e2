import * as v from 'valibot';
import type { CheckoutAttempt } from '../../core/domain/orders/CheckoutAttempt.ts';
import { paise, storedAddress, storedItem } from './storedOrder.ts';

const attempt: v.GenericSchema<unknown, CheckoutAttempt> = v.object({
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

const document = v.pipe(v.string(), v.parseJson(), v.object({ version: v.literal(1), attempts: v.array(v.unknown()) }));

/** Returns the valid attempts in a stored text. */
export function attemptsIn(text: string): readonly CheckoutAttempt[] {
  const { success, output } = v.safeParse(document, text);
  if (!success) return [];
  return output.attempts.flatMap((entry) => {
    const parsed = v.safeParse(attempt, entry);
    return parsed.success ? [parsed.output] : [];
  });
}

export function attemptsText(attempts: readonly CheckoutAttempt[]): string {
  return JSON.stringify({ version: 1, attempts });
}
