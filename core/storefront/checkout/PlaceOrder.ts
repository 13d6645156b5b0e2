import type { Address } from '../../domain/addresses/Address.ts';
import type { CartItem } from '../../domain/cart/CartItem.ts';
import { amountDue, type CheckoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { ForNotifyingShopper } from '../ports/ForNotifyingShopper.ts';
import type { ForTakingPayment } from '../ports/ForTakingPayment.ts';
import type { Session } from '../session/Session.ts';
import { paymentRequest } from './paymentRequest.ts';
import type { RecordOrder, RecordOrderOutcome } from './RecordOrder.ts';

export type PlaceOrderOutcome =
  | { readonly outcome: 'address-needed' }
  | { readonly outcome: 'dismissed' }
  | { readonly outcome: 'unavailable' }
  | { readonly outcome: 'already-open' }
  | RecordOrderOutcome;

/** What is ordered and by whom, as it was when Place Order was pressed. */
export type Checkout = {
  readonly draft: CheckoutDraft;
  readonly cart: readonly CartItem[];
  readonly session: Session;
};

/** Takes the payment, one at a time, and makes an order of it once it is paid; `onPaid` tells when money has moved. */
export type PlaceOrder = (checkout: Checkout, onPaid: () => void) => Promise<PlaceOrderOutcome>;

export function makePlaceOrder(
  payments: ForTakingPayment,
  notifications: ForNotifyingShopper,
  recordOrder: RecordOrder,
): PlaceOrder {
  let isOpen = false;
  return async (checkout, onPaid) => {
    const address = checkout.draft.orderAddress;
    if (address === undefined) {
      notifications.error('Please select an address!');
      return { outcome: 'address-needed' };
    }
    if (isOpen) return { outcome: 'already-open' };
    isOpen = true;
    try {
      return await takePayment(checkout, address, onPaid);
    } finally {
      isOpen = false;
    }
  };

  async function takePayment({ draft, cart, session }: Checkout, address: Address, onPaid: () => void) {
    const request = paymentRequest(amountDue(draft), address, session, draft.orderId);
    const payment = await payments.take(request, sayFailed);
    switch (payment.outcome) {
      case 'dismissed':
        notifications.error('Payment process was canceled or failed');
        return { outcome: 'dismissed' } as const;
      case 'unavailable':
        sayFailed(payment.description);
        return { outcome: 'unavailable' } as const;
      case 'paid': {
        const recording = recordOrder({ draft, address, cart, session, paymentId: payment.paymentId });
        onPaid();
        return recording;
      }
    }
  }

  function sayFailed(description: string) {
    notifications.error(`Payment failed: ${description}`);
  }
}
