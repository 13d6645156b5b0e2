import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import { couponsResponse, toWireCoupon } from '../../wire/orders/wireCoupon.ts';
import { type ApiRoute, publicRoute } from '../ApiRoute.ts';

/** The call that returns the coupons of the cart page. */
export function couponRoutes({ listUsableCoupons }: Pick<BackEnd, 'listUsableCoupons'>): readonly ApiRoute[] {
  return [
    publicRoute({
      ...{ method: 'GET', path: '/coupons', schema: { response: couponsResponse } },
      summary: 'Returns the coupons that can be used now. The id of one is the couponId of a checkout.',
      handle: async () => ({ coupons: await listUsableCoupons() }),
      toBody: ({ coupons }) => ({ coupons: coupons.map(toWireCoupon) }),
    }),
  ];
}
