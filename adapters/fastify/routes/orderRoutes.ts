import type { BackEnd } from '../../../core/backend/BackEnd.ts';
import type { StartedCheckout } from '../../../core/backend/checkout/StartCheckout.ts';
import type { OrderPage } from '../../../core/backend/orders/ListOrders.ts';
import { amountDue } from '../../../core/domain/orders/CheckoutDraft.ts';
import type { OrderDetails } from '../../../core/domain/orders/OrderDetails.ts';
import { toWireAddress } from '../../wire/account/wireAddress.ts';
import { type CheckoutResponse, checkoutResponse } from '../../wire/orders/checkoutCalls.ts';
import { checkoutBody, orderBody } from '../../wire/orders/orderRequests.ts';
import { ordersQuery, ordersResponse, toWireOrder } from '../../wire/orders/wireOrder.ts';
import { orderResponse, toWireOrderDetails } from '../../wire/orders/wireOrderDetails.ts';
import { entryParameters } from '../../wire/requestText.ts';
import { toWireCartItem } from '../../wire/wireCartItem.ts';
import { type ApiRoute, shopperRoute } from '../ApiRoute.ts';

const toBody = ({ orders, next }: OrderPage) => ({ orders: orders.map(toWireOrder), ...(next && { next }) });
const toWireDetails = (order: OrderDetails) => ({ order: toWireOrderDetails(order) });

/** The calls under /user/checkout and /user/orders. */
export function orderRoutes({
  startCheckout,
  confirmPayment,
  listOrders,
  showOrder,
  cancelOrder,
}: BackEnd): readonly ApiRoute[] {
  return [
    shopperRoute({
      ...{ method: 'POST', path: '/user/checkout', status: 201 },
      summary:
        'Agrees the price of the cart, in paise, and creates the order at the payment provider. Repeating it returns the same checkout, as long as nothing changes and it is not paid.',
      schema: { body: checkoutBody, response: checkoutResponse },
      refusals: [
        ...(['cart-empty', 'unknown-address', 'unknown-coupon', 'coupon-not-earned'] as const),
        ...(['coupon-not-started', 'coupon-ended', 'coupon-used-up', 'coupon-used-by-shopper'] as const),
        ...(['amount-too-small', 'already-paid', 'too-many-checkouts', 'provider-unavailable'] as const),
      ],
      handle: (shopperId, { body }) => startCheckout(shopperId, body),
      toBody: toWireCheckout,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/orders', status: 201, toBody },
      summary: 'Makes the order of a payment that the provider has signed. Repeating it changes nothing.',
      schema: { body: orderBody, response: ordersResponse },
      refusals: [
        ...(['unknown-checkout', 'signature-wrong', 'payment-has-another-order'] as const),
        ...(['amount-differs', 'payment-failed'] as const),
      ],
      handle: (shopperId, { body }) => confirmPayment(shopperId, body.order),
    }),
    shopperRoute({
      ...{
        method: 'GET',
        path: '/user/orders',
        schema: { querystring: ordersQuery, response: ordersResponse },
        toBody,
      },
      summary: 'Returns 20 orders, the newest first.',
      handle: (shopperId, { query: { after } }) => listOrders(shopperId, after),
    }),
    shopperRoute({
      ...{ method: 'GET', path: '/user/orders/:id' },
      summary: 'Returns an order with its timeline, parcels and refunds.',
      schema: { params: entryParameters, response: orderResponse },
      refusals: ['unknown-order'],
      handle: (shopperId, { params: { id } }) => showOrder(shopperId, id),
      toBody: toWireDetails,
    }),
    shopperRoute({
      ...{ method: 'POST', path: '/user/orders/:id/cancel' },
      summary: 'Cancels an order that is not packed, and refunds what was paid. Repeating it changes nothing.',
      schema: { params: entryParameters, response: orderResponse },
      refusals: ['unknown-order', 'order-not-cancellable'],
      handle: (shopperId, { params: { id } }) => cancelOrder(shopperId, id),
      toBody: toWireDetails,
    }),
  ];
}

function toWireCheckout({ checkout, publicKey, scriptUrl, timeoutSeconds }: StartedCheckout): CheckoutResponse {
  const { id, draft, lines, providerOrderId } = checkout;
  return {
    checkout: {
      ...{ id, amount: amountDue(draft), currency: 'INR' },
      ...{ subTotal: draft.cartItemsTotal, discount: draft.cartItemsDiscountTotal },
      couponDiscount: draft.couponDiscountTotal,
      lines: lines.map(toWireCartItem),
      address: toWireAddress(draft.orderAddress),
      payment: { provider: 'razorpay', keyId: publicKey, orderId: providerOrderId, scriptUrl, timeout: timeoutSeconds },
      expiresAt: checkout.expiresAt,
    },
  };
}
