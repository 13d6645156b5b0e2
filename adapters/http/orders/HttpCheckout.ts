import type * as v from 'valibot';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { discountedTotal } from '../../../core/domain/cart/cartTotals.ts';
import type { Coupon } from '../../../core/domain/coupons/Coupon.ts';
import { isEarned } from '../../../core/domain/coupons/couponDiscount.ts';
import type { CheckoutAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import { BackEndFailure } from '../../../core/storefront/ports/failures/BackEndFailure.ts';
import { RefusedCall } from '../../../core/storefront/ports/failures/RefusedCall.ts';
import type {
  ForAgreeingPrices,
  NotAgreed,
  OrderToPrice,
} from '../../../core/storefront/ports/orders/ForAgreeingPrices.ts';
import { checkoutResponse } from '../../wire/orders/checkoutCalls.ts';
import type { checkoutBody } from '../../wire/orders/orderRequests.ts';
import { couponsResponse, fromWireCoupon } from '../../wire/orders/wireCoupon.ts';
import type { HttpApi } from '../HttpApi.ts';

/** The coupons at `/api/coupons`, and the start of a checkout at `/api/user/checkout`, where the back-end decides the price of the cart that it keeps. */
export class HttpCheckout implements ForAgreeingPrices {
  readonly #api: HttpApi;

  constructor(api: HttpApi) {
    this.#api = api;
  }

  async coupons(): Promise<readonly Coupon[]> {
    const { coupons } = await this.#api.call({ method: 'GET', path: '/coupons', responseSchema: couponsResponse });
    return coupons.map(fromWireCoupon);
  }

  async agree(session: Session, { lines, address, coupon }: OrderToPrice): Promise<CheckoutAttempt | NotAgreed> {
    const body: v.InferInput<typeof checkoutBody> = {
      addressId: address.key,
      ...(coupon !== undefined && isEarned(coupon, discountedTotal(lines)) && { couponId: coupon.id }),
    };
    const call = { session, method: 'POST', path: '/user/checkout', body, responseSchema: checkoutResponse } as const;
    const answer = await this.#api.call(call).catch(notAgreed);
    return 'refusal' in answer ? answer : attemptOf(session, answer.checkout);
  }
}

/** Rethrows what is no refusal. */
function notAgreed(error: unknown): NotAgreed {
  if (!(error instanceof RefusedCall)) throw error;
  const { reasons, lines } = error;
  const [refusal] = reasons;
  if (refusal === undefined) throw error;
  return {
    refusal,
    ...(lines && { shortLines: lines.map((line, at) => ({ ...line, text: reasons[at] ?? refusal })) }),
  };
}

function attemptOf({ email }: Session, checkout: v.InferOutput<typeof checkoutResponse>['checkout']): CheckoutAttempt {
  const draft = {
    cartItemsTotal: checkout.subTotal,
    cartItemsDiscountTotal: checkout.discount,
    couponDiscountTotal: checkout.couponDiscount,
    orderAddress: checkout.address,
    orderId: checkout.id,
  };
  if (amountDue(draft) !== checkout.amount) throw new BackEndFailure('The amount of the checkout is not its total');
  const { orderId, keyId: publicKey, scriptUrl } = checkout.payment;
  return { email, draft, lines: checkout.lines, providerOrder: { orderId, publicKey, scriptUrl } };
}
