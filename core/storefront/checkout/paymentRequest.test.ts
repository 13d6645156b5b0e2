import { describe, expect, it } from 'vitest';
import type { Address } from '../../domain/addresses/Address.ts';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import { aCartItem, anAddress } from '../../domain/testing/samples.ts';
import { aSession } from '../testing/aSession.ts';
import { addressNote, paymentPhone, paymentRequest } from './paymentRequest.ts';

function attemptTo(address: Address) {
  const lines = [aCartItem({ originalPrice: 69900, discountedPrice: 39960, quantity: 2 })];
  return {
    email: 'asha@example.com',
    lines,
    draft: checkoutDraft({ cart: lines, coupon: undefined, address, orderId: 'order-1' }),
  };
}

describe('The payment request contains', () => {
  it('the amount in paise, INR, a prefilled name, e-mail and phone, and the address as a note [spec 4.payment-amount, 4.payment-prefill, 4.payment-note, 9.currency, 9.payment-amount]', () => {
    expect(paymentRequest(attemptTo(anAddress({ phone: '98765 43210' })), aSession())).toStrictEqual({
      amount: 79920,
      currency: 'INR',
      description: 'Order order-1',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' },
      address: 'Asha Rao, 12 Hill Road, Mumbai, Maharashtra, India, 400050',
    });
  });

  it('no phone when the address has no valid one [spec 4.payment-prefill]', () => {
    const { prefill } = paymentRequest(attemptTo(anAddress({ phone: 'ask at the gate' })), aSession());
    expect(prefill).toStrictEqual({ name: 'Asha Rao', email: 'asha@example.com' });
  });

  it.each([
    ['', 'Rao', 'Rao'],
    ['Asha', '', 'Asha'],
    ['', '', ''],
  ])('the given names: "%s" "%s"', (firstName, lastName, name) => {
    expect(paymentRequest(attemptTo(anAddress()), aSession({ firstName, lastName })).prefill.name).toBe(name);
  });
});

describe('The phone is normalised to digits with an optional leading + [spec 4.payment-prefill]', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98450 12345', '+919845012345'],
    ['(022) 2345-6789', '02223456789'],
    ['12345678', '12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('"%s" is %s', (phone, number) => {
    expect(paymentPhone(phone)).toBe(number);
  });

  it.each(['', '1234567', '+1234567890123456', '98765x43210', '91+9845012345', '+', '९८७६५४३२१०'])(
    '"%s" is left out',
    (phone) => {
      expect(paymentPhone(phone)).toBeUndefined();
    },
  );
});

describe('The address is one note of at most 254 characters [spec 4.payment-note]', () => {
  it('on one line', () => {
    expect(addressNote(anAddress({ street: '12 Hill Road\nnear the  park' }))).toBe(
      'Asha Rao, 12 Hill Road near the park, Mumbai, Maharashtra, India, 400050',
    );
  });

  it('cut when it is longer', () => {
    const note = addressNote(anAddress({ street: 'x'.repeat(300) }));
    expect(note).toBe(`Asha Rao, ${'x'.repeat(244)}`);
  });

  it('in UTF-16 code units', () => {
    expect(addressNote(anAddress({ street: '🏠'.repeat(300) })).length).toBeLessThanOrEqual(254);
  });
  it('without a split surrogate pair', () => {
    const note = addressNote(anAddress({ name: 'Asha R.', street: '🏠'.repeat(300) }));
    expect(note).toBe(`Asha R., ${'🏠'.repeat(122)}`);
  });
});
