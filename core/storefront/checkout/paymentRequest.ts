import type { Session } from '../../domain/accounts/Session.ts';
import type { Address } from '../../domain/addresses/Address.ts';
import type { CheckoutAttempt } from '../../domain/orders/CheckoutAttempt.ts';
import { amountDue } from '../../domain/orders/CheckoutDraft.ts';
import type { PaymentRequest } from '../ports/orders/ForTakingPayment.ts';

/** The provider's limit for a note, in characters. */
const NOTE_LENGTH = 254;

/** Returns the payment request of an attempt; the amount is in paise. */
export function paymentRequest({ draft, providerOrder }: CheckoutAttempt, session: Session): PaymentRequest {
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
    ...(providerOrder !== undefined && { providerOrder }),
  };
}

/** Returns the address on one line, cut to the provider's limit without splitting a surrogate pair. */
export function addressNote({ name, street, city, state, country, pincode }: Address): string {
  const note = [name, street, city, state, country, pincode].join(', ').replace(/\s+/g, ' ');
  return note.slice(0, NOTE_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** Returns a phone number as digits with an optional leading +; undefined when the text is no phone number. */
export function paymentPhone(phone: string): string | undefined {
  const number = phone.replace(/[\s().-]/g, '');
  return /^\+?\d{8,15}$/.test(number) ? number : undefined;
}
