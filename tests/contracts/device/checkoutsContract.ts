import { describe, expect, it } from 'vitest';
import type { CheckoutAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { aCartItem, anAddress } from '../../../core/domain/testing/samples.ts';
import type { ForRememberingCheckouts } from '../../../core/storefront/ports/device/ForRememberingCheckouts.ts';

export type CheckoutsSubject = {
  readonly checkouts: ForRememberingCheckouts;
  /** Another tab of the same browser, or the same one after a reload. */
  anotherTab(): ForRememberingCheckouts;
};

const ASHA = 'asha@example.com';
const RAVI = 'ravi@example.com';

export function unpaidAttempt(orderId: string, email = ASHA): CheckoutAttempt {
  const totals = { cartItemsTotal: 139_800, cartItemsDiscountTotal: 40_000, couponDiscountTotal: 2_000 };
  return { email, lines: [aCartItem({ quantity: 2 })], draft: { ...totals, orderAddress: anAddress(), orderId } };
}

export function paidAttempt(orderId: string, email = ASHA): CheckoutAttempt {
  const payment = { paymentId: `pay_${orderId}`, paidAt: '2026-03-01T09:30:00+00:00' };
  return { ...unpaidAttempt(orderId, email), payment };
}

/** A paid attempt of a back-end that created an order of the provider. */
function signedAttempt(orderId: string): CheckoutAttempt {
  const { payment, ...attempt } = paidAttempt(orderId);
  const providerOrder = { orderId: 'order_9', publicKey: 'rzp_test_shop', scriptUrl: '/checkout.js' };
  const proof = { paymentId: 'pay_1', providerOrderId: 'order_9', signature: 'c0ffee' };
  return { ...attempt, providerOrder, payment: { ...proof, paidAt: payment?.paidAt ?? '' } };
}

export function describeCheckoutsContract(name: string, makeSubject: () => CheckoutsSubject): void {
  describe(`${name} remembers unfinished checkouts`, () => {
    it('starts with none', async () => {
      expect(await makeSubject().checkouts.unfinished(ASHA)).toEqual([]);
    });

    it.each([unpaidAttempt('order-1'), paidAttempt('order-1'), signedAttempt('order-1')])(
      'returns a whole attempt after a reload',
      async (attempt) => {
        const { checkouts, anotherTab } = makeSubject();
        await checkouts.remember(attempt);
        expect(await checkouts.unfinished(ASHA)).toEqual([attempt]);
        expect(await anotherTab().unfinished(ASHA)).toEqual([attempt]);
      },
    );

    it('returns every paid attempt, the oldest first', async () => {
      const { checkouts, anotherTab } = makeSubject();
      await checkouts.remember(paidAttempt('order-2'));
      await anotherTab().remember(paidAttempt('order-1'));
      await checkouts.remember(paidAttempt('order-3'));
      const all = [paidAttempt('order-2'), paidAttempt('order-1'), paidAttempt('order-3')];
      expect(await anotherTab().unfinished(ASHA)).toEqual(all);
    });

    it('stores an attempt in place of the one with the same order id', async () => {
      const { checkouts } = makeSubject();
      await checkouts.remember(unpaidAttempt('order-1'));
      await checkouts.remember(paidAttempt('order-1'));
      expect(await checkouts.unfinished(ASHA)).toEqual([paidAttempt('order-1')]);
      await checkouts.remember(paidAttempt('order-2'));
      const changed = { ...paidAttempt('order-1'), lines: [] };
      await checkouts.remember(changed);
      expect(await checkouts.unfinished(ASHA)).toEqual([changed, paidAttempt('order-2')]);
    });

    it("replaces the shopper's earlier unpaid attempt", async () => {
      const { checkouts } = makeSubject();
      await checkouts.remember(unpaidAttempt('order-1'));
      await checkouts.remember(unpaidAttempt('order-2', RAVI));
      await checkouts.remember(unpaidAttempt('order-3'));
      expect(await checkouts.unfinished(ASHA)).toEqual([unpaidAttempt('order-3')]);
      expect(await checkouts.unfinished(RAVI)).toEqual([unpaidAttempt('order-2', RAVI)]);
    });

    it('accepts any spelling of the e-mail, and never returns the attempts of another shopper', async () => {
      const { checkouts } = makeSubject();
      await checkouts.remember(paidAttempt('order-1', ' Asha@Example.com'));
      await checkouts.remember(paidAttempt('order-2', RAVI));
      expect(await checkouts.unfinished('ASHA@example.com ')).toEqual([paidAttempt('order-1', ' Asha@Example.com')]);
    });

    it('keeps a payment whatever another tab does with the same checkout', async () => {
      const { checkouts, anotherTab } = makeSubject();
      const other = anotherTab();
      await other.remember(unpaidAttempt('order-1'));
      await checkouts.remember(paidAttempt('order-1'));
      await other.remember(unpaidAttempt('order-1'));
      await other.abandon('order-1');
      expect(await anotherTab().unfinished(ASHA)).toEqual([paidAttempt('order-1')]);
    });

    it('abandons an unpaid attempt', async () => {
      const { checkouts, anotherTab } = makeSubject();
      await checkouts.remember(paidAttempt('order-1'));
      await checkouts.remember(unpaidAttempt('order-2'));
      await checkouts.abandon('order-2');
      await checkouts.abandon('unknown');
      expect(await anotherTab().unfinished(ASHA)).toEqual([paidAttempt('order-1')]);
    });

    it('forgets one attempt', async () => {
      const { checkouts, anotherTab } = makeSubject();
      await checkouts.remember(paidAttempt('order-1'));
      await checkouts.remember(paidAttempt('order-2'));
      await checkouts.forget('order-1');
      await checkouts.forget('unknown');
      expect(await anotherTab().unfinished(ASHA)).toEqual([paidAttempt('order-2')]);
      await checkouts.forget('order-2');
      expect(await anotherTab().unfinished(ASHA)).toEqual([]);
    });
  });
}
