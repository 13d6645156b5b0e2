import { orderOf } from '../../domain/orders/CheckoutAttempt.ts';
import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import { anAttempt, paid } from './anAttempt.ts';

/** An order that the back-end keeps, placed unless another state is given. */
export function anOrderDetails(overrides: Partial<OrderDetails> = {}): OrderDetails {
  const order = orderOf(paid(anAttempt({ orderId: 'checkout-1' }), 'pay_1'));
  return {
    ...order,
    ...{ number: 'CR-7G2KX9QD', status: 'placed', shipments: [], refunds: [], returns: [], returnable: [], fits: [] },
    timeline: [{ kind: 'placed', at: order.paidAt }],
    ...{ subTotal: order.amountPaid + 20_000, discount: 20_000, couponDiscount: 0 },
    seller: ['Creator Row', 'GSTIN 27AAPFU0939F1ZV'],
    ...overrides,
  };
}
