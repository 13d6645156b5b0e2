import type { Address } from '../../domain/addresses/Address.ts';
import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { PaymentRequest } from '../ports/ForTakingPayment.ts';
import type { Session } from '../session/Session.ts';
import type { CheckoutAttempt } from './CheckoutAttempt.ts';

/** The longest note the provider takes, in characters. */
const NOTE_LENGTH = 254;

/** What the provider is asked for: the amount in paise, who pays and where the order goes. */
export function paymentRequest({ draft }: CheckoutAttempt, session: Session): PaymentRequest {
  const phone = paymentPhone(draft.orderAddress.phone);
  return {
    amount: amountDue(draft),
    currency: 'INR',
    description: `Order ${draft.orderId}`,
    prefill: {
      name: `${session.firstName} ${session.lastName}`.trim(),
      email: session.email,
      ...(phone !== undefined && { phone }),
    },
    address: addressNote(draft.orderAddress),
  };
}

/** The address on one line, cut to what the provider takes but never through the middle of a character. */
export function addressNote({ name, street, city, state, country, pincode }: Address): string {
  const note = [name, street, city, state, country, pincode].join(', ').replace(/\s+/g, ' ');
  return note.slice(0, NOTE_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** A phone number as the provider takes it, digits with an optional leading +; undefined when it cannot be one. */
export function paymentPhone(phone: string): string | undefined {
  const number = phone.replace(/[\s().-]/g, '');
  return /^\+?\d{8,15}$/.test(number) ? number : undefined;
}
