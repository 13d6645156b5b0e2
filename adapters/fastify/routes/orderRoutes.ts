import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { StartedCheckout } from '../../../core/backend/checkout/StartCheckout.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { type CheckoutResponse, checkoutResponse } from '../../wire/checkoutCalls.ts';
import { checkoutBody, orderBody } from '../../wire/orderRequests.ts';
import { toWireAddress } from '../../wire/wireAddress.ts';
import { toWireCartItem } from '../../wire/wireCartItem.ts';
import { ordersResponse, toWireOrder } from '../../wire/wireOrder.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = (orders: readonly Order[]) => ({ orders: orders.map(toWireOrder) });

/** The calls under /user/checkout and /user/orders. */
export function orderRoutes({ startCheckout, confirmPayment, listOrders }: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'POST', path: '/user/checkout', status: 201 },
      summary:
        'Agrees the price of the cart, in paise, and creates the order at the payment provider. Repeating it returns the same checkout, as long as nothing changes and it is not paid.',
      schema: { body: checkoutBody, response: checkoutResponse },
      refusals: [
        ...(['cart-empty', 'unknown-address', 'unknown-coupon', 'coupon-not-earned'] as const),
        ...(['amount-too-small', 'already-paid', 'too-many-checkouts', 'provider-unavailable'] as const),
      ],
      handle: (shopperId, { body }) => startCheckout(shopperId, body),
      toBody: toWireCheckout,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/orders', status: 201, toBody },
      summary: 'Makes the order of a payment that the provider has signed. Repeating it changes nothing.',
      schema: { body: orderBody, response: ordersResponse },
      refusals: ['unknown-checkout', 'signature-wrong', 'payment-has-another-order'],
      handle: (shopperId, { body }) => confirmPayment(shopperId, body.order),
    }),
    shopperRoute({
      ...{ method: 'GET', path: '/user/orders', schema: { response: ordersResponse }, toBody },
      summary: 'Returns the orders, the newest first.',
      handle: listOrders,
    }),
  ];
}

function toWireCheckout({ checkout, publicKey, scriptUrl }: StartedCheckout): CheckoutResponse {
  const { id, draft, lines, providerOrderId } = checkout;
  return {
    checkout: {
      ...{ id, amount: amountDue(draft), currency: 'INR' },
      ...{ subTotal: draft.cartItemsTotal, discount: draft.cartItemsDiscountTotal },
      couponDiscount: draft.couponDiscountTotal,
      lines: lines.map(toWireCartItem),
      address: toWireAddress(draft.orderAddress),
      payment: { provider: 'razorpay', keyId: publicKey, orderId: providerOrderId, scriptUrl },
    },
  };
}
