// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { PaymentProof } from '../../core/domain/orders/CheckoutAttempt.ts';
import type { PaymentRequest } from '../../core/storefront/ports/orders/ForTakingPayment.ts';
import { RazorpayPayments } from './RazorpayPayments.ts';
import { RecordedPage } from './testing/RecordedPage.ts';
import { RecordedProvider } from './testing/RecordedProvider.ts';

const REQUEST: PaymentRequest = {
  amount: 79920,
  currency: 'INR',
  description: 'Order of 2 items',
  prefill: { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
  address: 'Asha Rao, 12 Hill Road, Mumbai',
};
const NO_TIME = { now: () => 0, after: () => () => {} };

function start(changes: Partial<PaymentRequest> = {}) {
  const provider = new RecordedProvider();
  const page = new RecordedPage(document);
  page.Razorpay = provider.Razorpay;
  const failures: string[] = [];
  const configuration = { key: 'rzp_test_shop', scriptUrl: '/checkout.js', shopName: 'Creator Row' };
  const payments = new RazorpayPayments(configuration, page, NO_TIME);
  const proofs: PaymentProof[] = [];
  const take = () =>
    payments.take(
      { ...REQUEST, ...changes },
      { onFailedAttempt: (description) => failures.push(description), onPaid: (proof) => proofs.push(proof) },
    );
  const opened = (count = 1) => expect.poll(() => provider.opened.length).toBe(count);
  return { provider, page, failures, proofs, take, opened };
}

describe("The provider's checkout opens with the amount in paise, INR, the prefilled shopper and the address as a note", () => {
  it('and the key, the name of the shop and the description', async () => {
    const { provider, take, opened } = start();
    take();
    await opened();
    expect(provider.options).toEqual({
      key: 'rzp_test_shop',
      amount: 79920,
      currency: 'INR',
      name: 'Creator Row',
      description: 'Order of 2 items',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
      notes: { address: 'Asha Rao, 12 Hill Road, Mumbai' },
      handler: expect.any(Function),
      modal: { ondismiss: expect.any(Function) },
    });
  });

  it('and no contact without a phone, and a note of at most 254 characters', async () => {
    const prefill = { name: 'Asha Rao', email: 'asha@example.com' };
    const { provider, take, opened } = start({ prefill, address: 'x'.repeat(300) });
    take();
    await opened();
    expect([provider.options.prefill, provider.options.notes.address]).toEqual([prefill, 'x'.repeat(254)]);
  });

  it("without loading the provider's script a second time", async () => {
    const { page, take, opened } = start();
    take();
    await opened();
    expect(page.scripts).toEqual([]);
  });
});

describe("The payment of a provider's order", () => {
  const providerOrder = { orderId: 'order_9', publicKey: 'rzp_live_shop', scriptUrl: '/its-checkout.js' };

  it('passes the order and the public key that came with it', async () => {
    const { provider, take, opened } = start({ providerOrder });
    take();
    await opened();
    expect(provider.options).toMatchObject({ key: 'rzp_live_shop', order_id: 'order_9', amount: 79920 });
  });

  it('reports the order and the signature with the payment', async () => {
    const { provider, take, opened, proofs } = start({ providerOrder });
    take();
    await opened();
    const signed = { razorpay_order_id: 'order_9', razorpay_signature: 'c0ffee' };
    provider.options.handler({ razorpay_payment_id: 'pay_Nx1', ...signed });
    expect(proofs).toEqual([{ paymentId: 'pay_Nx1', providerOrderId: 'order_9', signature: 'c0ffee' }]);
  });

  it('loads the script that came with it, once', async () => {
    const { page, provider, take, opened } = start({ providerOrder });
    page.Razorpay = undefined;
    const first = take();
    page.scriptFails();
    expect(await first).toMatchObject({ outcome: 'unavailable' });
    take();
    expect(page.addresses).toEqual(['/its-checkout.js', '/its-checkout.js?retry=1']);
    page.scriptArrives(provider.Razorpay);
    await opened();
  });
});

describe('A payment closes once', () => {
  it.each([undefined, null, {}, { razorpay_payment_id: '' }, { razorpay_payment_id: 7 }])(
    'as unavailable, with a warning not to pay twice, when success comes without a payment id: %j',
    async (answer) => {
      const { provider, take, opened, proofs } = start();
      const result = take();
      await opened();
      provider.options.handler(answer);
      expect(proofs).toEqual([]);
      expect(await result).toEqual({
        outcome: 'unavailable',
        description: 'The payment was reported without a payment id. Please check with your bank before paying again',
      });
    },
  );

  it('and ignores a repeated success, a late cancel, a late failure and a late fault', async () => {
    const { provider, take, opened, failures, proofs } = start();
    const result = take();
    await opened();
    provider.options.handler({ razorpay_payment_id: 'pay_first' });
    provider.options.handler({ razorpay_payment_id: 'pay_first' });
    provider.options.modal.ondismiss();
    provider.emit('payment.failed', { error: { description: 'too late' } });
    provider.emit('fault.close', { error: { description: 'too late' } });
    expect(await result).toEqual({ outcome: 'paid' });
    expect([proofs, failures]).toEqual([[{ paymentId: 'pay_first' }], []]);
  });

  it('as paid, and reports a second payment of the same checkout', async () => {
    const { provider, take, opened, proofs } = start();
    take();
    await opened();
    provider.options.handler({ razorpay_payment_id: 'pay_1' });
    provider.options.handler({ razorpay_payment_id: 'pay_2' });
    expect(proofs).toEqual([{ paymentId: 'pay_1' }, { paymentId: 'pay_2' }]);
  });

  it('as dismissed, and does not report later failures', async () => {
    const { provider, take, opened, failures } = start();
    const result = take();
    await opened();
    provider.options.modal.ondismiss();
    provider.emit('payment.failed', { error: { description: 'too late' } });
    expect(await result).toEqual({ outcome: 'dismissed' });
    expect(failures).toEqual([]);
  });

  it.each([
    [{ error: { description: 'Your session has expired' } }, 'Your session has expired'],
    [undefined, 'The payment provider closed with an error'],
  ])('as unavailable when the provider closes with a fatal error: %j', async (message, description) => {
    const { provider, take, opened } = start();
    const result = take();
    await opened();
    provider.emit('fault.close', message);
    expect(await result).toEqual({ outcome: 'unavailable', description });
  });
});

describe("Each failed attempt is reported with the provider's description", () => {
  it.each([
    [{ error: { code: 'BAD_REQUEST_ERROR', description: 'Insufficient funds' } }, 'Insufficient funds'],
    [{ error: { code: 'BAD_REQUEST_ERROR' } }, 'The payment could not be completed'],
    [{ error: { description: ' ' } }, 'The payment could not be completed'],
    [{ error: null }, 'The payment could not be completed'],
    [undefined, 'The payment could not be completed'],
  ])('%j', async (message, description) => {
    const { provider, take, opened, failures, proofs } = start();
    const result = take();
    await opened();
    provider.emit('payment.failed', message);
    provider.emit('payment.failed', message);
    expect(failures).toEqual([description, description]);
    provider.options.handler({ razorpay_payment_id: 'pay_after_all' });
    expect(await result).toEqual({ outcome: 'paid' });
    expect(proofs).toEqual([{ paymentId: 'pay_after_all' }]);
  });
});

describe('A provider that throws makes the payment unavailable', () => {
  it.each(['making', 'opening'] as const)('with its message, when it throws on %s the checkout', async (moment) => {
    const { provider, take, opened } = start();
    provider.troubleAt = { [moment]: new Error('Invalid amount') };
    expect(await take()).toEqual({ outcome: 'unavailable', description: 'Invalid amount' });
    provider.troubleAt = {};
    const result = take();
    await opened();
    provider.options.modal.ondismiss();
    expect(await result).toEqual({ outcome: 'dismissed' });
  });

  it("with the shop's own description when it throws a value that is no Error", async () => {
    const { provider, take } = start();
    provider.troubleAt = { making: 'nonsense' };
    expect(await take()).toEqual({
      outcome: 'unavailable',
      description: 'The payment provider could not be started',
    });
  });
});
