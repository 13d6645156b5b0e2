import { coupons } from '../../domain/coupons/Coupon.ts';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { ForAgreeingPrices } from '../ports/orders/ForAgreeingPrices.ts';
import type { StorefrontPorts } from '../ports/StorefrontPorts.ts';

/** Calculates the price on the device, for a back-end that knows no orders. Never refuses. Its coupons are those of the specification. */
export function agreeOnDevice({ ids }: Pick<StorefrontPorts, 'ids'>): ForAgreeingPrices {
  return {
    coupons: async () => coupons,
    agree: async ({ email }, { lines, address, coupon }) => ({
      ...{ email, lines },
      draft: checkoutDraft({ cart: lines, coupon, address, orderId: ids.generate() }),
    }),
  };
}
