import { describe, expect, it } from 'vitest';
import { checkoutDraft } from '../../domain/orders/CheckoutDraft.ts';
import type { ForTakingPayment, PaymentResult } from '../ports/ForTakingPayment.ts';
import { type Diary, recordingShopper } from '../testing/recorders.ts';
import { aCartItem, anAddress, aSession } from '../testing/samples.ts';
import { type Checkout, makePlaceOrder } from './PlaceOrder.ts';
import type { PaidCheckout, RecordOrderOutcome } from './RecordOrder.ts';

const cart = [aCartItem({ originalPrice: 69900, discountedPrice: 49900 })];
const address = anAddress();
const session = aSession();
const checkout: Checkout = {
  draft: checkoutDraft({ cart, coupon: undefined, address, orderId: 'order-1' }),
  cart,
  session,
};
const placed: RecordOrderOutcome = {
  outcome: 'placed',
  order: {
    paymentId: 'pay_1',
    orderId: 'order-1',
    amountPaid: 49900,
    orderedProducts: cart,
    deliveryAddress: address,
    paidAt: '2026-03-01T09:30:00+00:00',
  },
  clearing: { outcome: 'kept', cart: [] },
};

function placing(take: ForTakingPayment['take']) {
  const diary: Diary = [];
  const recorded: PaidCheckout[] = [];
  const payments: ForTakingPayment = {
    take(request, onFailedAttempt) {
      diary.push(`take ${request.amount} ${request.currency} for ${request.description}`);
      return take(request, onFailedAttempt);
    },
  };
  const placeOrder = makePlaceOrder(payments, recordingShopper(diary), async (paid) => {
    diary.push('record the order');
    recorded.push(paid);
    return placed;
  });
  return {
    placeOrder: () => placeOrder(checkout, () => diary.push('money moved')),
    placeAny: placeOrder,
    recorded,
    diary,
  };
}

const ending = (result: PaymentResult) => placing(async () => result);

it('Place Order with no address shows "Please select an address!" and opens nothing [spec 4.no-address]', async () => {
  const { placeAny, diary } = ending({ outcome: 'paid', paymentId: 'pay_1' });
  const draft = { ...checkout.draft, orderAddress: undefined };
  expect(await placeAny({ ...checkout, draft }, () => undefined)).toEqual({ outcome: 'address-needed' });
  expect(diary).toEqual(['error: Please select an address!']);
});

describe("Otherwise the provider's checkout opens with the amount in paise", () => {
  it('and on success an order is made of it', async () => {
    const { placeOrder, recorded, diary } = ending({ outcome: 'paid', paymentId: 'pay_1' });
    expect(await placeOrder()).toEqual(placed);
    expect(recorded).toEqual([{ ...checkout, address, paymentId: 'pay_1' }]);
    expect(diary[0]).toBe('take 49900 INR for Order order-1');
    expect(diary).toContain('money moved');
  });

  it('on cancel it shows "Payment process was canceled or failed" [spec 4.payment-cancelled, 8.payment-failures]', async () => {
    const { placeOrder, diary } = ending({ outcome: 'dismissed' });
    expect(await placeOrder()).toEqual({ outcome: 'dismissed' });
    expect(diary.slice(1)).toEqual(['error: Payment process was canceled or failed']);
  });

  it('on error it shows "Payment failed: " followed by the provider\'s description [spec 4.provider-unavailable, 8.payment-failures]', async () => {
    const { placeOrder, diary } = ending({ outcome: 'unavailable', description: 'The checkout could not be loaded' });
    expect(await placeOrder()).toEqual({ outcome: 'unavailable' });
    expect(diary.slice(1)).toEqual(['error: Payment failed: The checkout could not be loaded']);
  });

  it('and a failed attempt is told each time, is not the end and may still succeed [spec 4.payment-failed, 8.payment-failures]', async () => {
    const { placeOrder, recorded, diary } = placing(async (_request, onFailedAttempt) => {
      onFailedAttempt('Card declined');
      onFailedAttempt('Wrong code');
      return { outcome: 'paid', paymentId: 'pay_1' };
    });
    expect(await placeOrder()).toEqual(placed);
    expect(diary.slice(1, 3)).toEqual(['error: Payment failed: Card declined', 'error: Payment failed: Wrong code']);
    expect(recorded).toHaveLength(1);
  });
});

describe('A second press of Place Order while a payment is open does nothing [spec 4.one-payment-at-a-time]', () => {
  it('until the first one has ended', async () => {
    const open: ((result: PaymentResult) => void)[] = [];
    const { placeOrder, recorded, diary } = placing(() => new Promise((settle) => open.push(settle)));
    const first = placeOrder();
    expect(await placeOrder()).toEqual({ outcome: 'already-open' });
    expect(diary).toEqual(['take 49900 INR for Order order-1']);

    open[0]?.({ outcome: 'paid', paymentId: 'pay_1' });
    expect(await first).toEqual(placed);
    expect(recorded).toHaveLength(1);

    const second = placeOrder();
    open[1]?.({ outcome: 'dismissed' });
    expect(await second).toEqual({ outcome: 'dismissed' });
  });

  it('and one that broke off does not block the next', async () => {
    const attempts: (() => Promise<PaymentResult>)[] = [
      () => Promise.reject(new Error('a bug')),
      async () => ({ outcome: 'dismissed' }),
    ];
    const { placeOrder } = placing(() => attempts.shift()?.() ?? Promise.reject(new Error('asked too often')));
    await expect(placeOrder()).rejects.toThrow('a bug');
    expect(await placeOrder()).toEqual({ outcome: 'dismissed' });
  });
});
it('Money moved is never forgotten: the order is written before anyone hears of it', async () => {
  const { placeOrder, diary } = ending({ outcome: 'paid', paymentId: 'pay_1' });
  await placeOrder();
  expect(diary.slice(1)).toEqual(['record the order', 'money moved']);
});
