import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { BackEnd } from '../BackEnd.ts';

const MINUTE = 60_000;
let fixture: BackEndFixture;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;

/** Two tees and a cap for ₹1,148 less ₹20: 6 tees and 3 caps are in stock. */
beforeEach(async () => {
  fixture = await BackEndFixture.withCart('tee', 'cap');
  ({ ports, backEnd, asha } = fixture);
  await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
  await fixture.receive({ tee: 6, cap: 3 });
});

const levels = async () => (await ports.stock.list()).map(({ sku, onHand, held }) => `${sku} ${onHand} ${held}`);
const status = async () => {
  const order = await backEnd.showOrder(asha, 'order-1');
  return typeof order === 'string' ? order : order.status;
};
const mails = () => ports.mail.sent.map(({ content }) => content.kind);
/** Runs the jobs twice: the first ones may add others. */
const runJobs = async () => {
  await backEnd.runJobs();
  await backEnd.runJobs();
};
async function pay(how: 'pay' | 'authorize' = 'pay') {
  const { checkout } = await fixture.startCheckout('black-friday');
  const { paymentId, providerOrderId, signature } = ports.provider[how](checkout.providerOrderId);
  const proof = { checkoutId: checkout.id, paymentId, providerOrderId, signature };
  return { checkout, proof, confirm: () => backEnd.confirmPayment(asha, proof) };
}

describe('Stock', () => {
  it('is held from Pay on and sold with the payment', async () => {
    const { confirm } = await pay();
    expect(await levels()).toEqual(['cap 3 1', 'tee 6 2']);
    await confirm();
    expect(await levels()).toEqual(['cap 2 0', 'tee 4 0']);
  });

  it('is held once for a shopper: another cart releases what the first one held', async () => {
    await fixture.startCheckout();
    await backEnd.changeCart(asha, { type: 'remove', productKey: 'cap' });
    await fixture.startCheckout();
    expect(await levels()).toEqual(['cap 3 0', 'tee 6 2']);
  });

  it('does not block the shopper whose own hold has it', async () => {
    for (let quantity = 2; quantity < 6; quantity += 1) {
      await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
    }
    await fixture.startCheckout();
    await fixture.startCheckout();
    await backEnd.changeCart(asha, { type: 'remove', productKey: 'cap' });
    await fixture.startCheckout();
    expect(await levels()).toEqual(['cap 3 0', 'tee 6 6']);
  });

  it('that is too little refuses the checkout, tells what is left, and holds nothing', async () => {
    await backEnd.changeStock([{ sku: 'cap', kind: 'count', quantity: 0 }], 'shop');
    await backEnd.changeStock([{ sku: 'tee', kind: 'adjust', quantity: -5 }], 'shop');
    expect(await backEnd.startCheckout(asha, { addressId: 'home' })).toEqual({
      invalid: ['Low Tide Tee is sold out.', 'Only 1 of Low Tide Tee is left.'],
      lines: [
        { key: 'cap', left: 0 },
        { key: 'tee', left: 1 },
      ],
    });
    expect(await levels()).toEqual(['cap 0 0', 'tee 1 0']);
    expect(ports.provider.orders).toEqual([]);
  });

  it('is held for at most ten pieces of a product', async () => {
    await backEnd.changeStock([{ sku: 'tee', kind: 'receive', quantity: 50 }], 'shop');
    for (let quantity = 2; quantity < 11; quantity += 1) {
      await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
    }
    expect(await backEnd.startCheckout(asha, { addressId: 'home' })).toMatchObject({
      lines: [{ key: 'tee', left: 10 }],
    });
  });

  it('is released when the hold has ended and nobody pays', async () => {
    await fixture.startCheckout();
    ports.clock.advance(15 * MINUTE - 1000);
    await runJobs();
    expect(await levels()).toEqual(['cap 3 1', 'tee 6 2']);
    ports.clock.advance(1000);
    await runJobs();
    expect(await levels()).toEqual(['cap 3 0', 'tee 6 0']);
  });

  it('cannot be counted below what is held', async () => {
    await fixture.startCheckout();
    const counted = await backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity: 1 }], 'shop');
    expect(counted).toEqual({ invalid: ['tee: 2 pieces are held for checkouts, so that 1 on hand is too few'] });
    expect(await backEnd.changeStock([{ sku: 'hat', kind: 'receive', quantity: 0 }], 'shop')).toEqual({
      invalid: ['hat: there is no such product', 'hat: 0 is not a number of pieces for receive'],
    });
  });

  it('of a product that is not counted is never sold out', async () => {
    ports.tables.stockLevels.clear();
    const { confirm } = await pay();
    await confirm();
    expect(await status()).toBe('placed');
    expect(await backEnd.showAvailability(['tee', 'cap'])).toEqual({});
  });

  it('is told to shoppers when at most three pieces are left', async () => {
    expect(await backEnd.showAvailability(['tee', 'cap', 'hat'])).toEqual({
      tee: { inStock: true },
      cap: { inStock: true, left: 3 },
    });
    await backEnd.changeStock([{ sku: 'cap', kind: 'count', quantity: 1 }], 'shop');
    await fixture.startCheckout();
    expect(await backEnd.showAvailability(['cap'])).toEqual({ cap: { inStock: false } });
  });
});

describe('A payment that is authorized', () => {
  it('lets the order stand as payment pending and keeps its pieces, until it is captured', async () => {
    const { confirm, proof } = await pay('authorize');
    await confirm();
    expect(await status()).toBe('payment-pending');
    ports.clock.advance(60 * MINUTE);
    await runJobs();
    expect(await status()).toBe('payment-pending');
    expect(await levels()).toEqual(['cap 3 1', 'tee 6 2']);
    expect(mails()).toEqual([]);
    ports.provider.capture(proof.providerOrderId);
    ports.clock.advance(60 * MINUTE);
    await runJobs();
    expect(await status()).toBe('placed');
    expect(await levels()).toEqual(['cap 2 0', 'tee 4 0']);
    await runJobs();
    expect(mails()).toEqual(['order-placed']);
  });

  it('cancels the order and releases its pieces when it fails', async () => {
    const { confirm, proof } = await pay('authorize');
    await confirm();
    ports.provider.fail(proof.providerOrderId);
    ports.clock.advance(60 * MINUTE);
    await runJobs();
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({
      ...{ status: 'cancelled', refunds: [] },
      timeline: [{ kind: 'payment-pending' }, { kind: 'cancelled' }],
    });
    expect(await levels()).toEqual(['cap 3 0', 'tee 6 0']);
    await runJobs();
    expect(ports.mail.sent).toMatchObject([{ content: { kind: 'order-cancelled', reason: 'payment-failed' } }]);
  });

  it('of an order that was cancelled meanwhile goes back when it is captured', async () => {
    const { confirm, proof } = await pay('authorize');
    await confirm();
    expect(await backEnd.cancelOrder(asha, 'order-1')).toMatchObject({ status: 'cancelled', refunds: [] });
    ports.provider.capture(proof.providerOrderId);
    ports.clock.advance(60 * MINUTE);
    await runJobs();
    await runJobs();
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({
      ...{ status: 'cancelled', refunds: [{ amount: 112_800, status: 'processed' }] },
    });
    await runJobs();
    expect(ports.mail.sent.map(({ content }) => ({ kind: content.kind, back: Object(content).refund }))).toEqual([
      { kind: 'order-cancelled', back: undefined },
      { kind: 'refund-processed', back: undefined },
    ]);
  });
});

describe('Late money', () => {
  const payLate = async () => {
    const paid = await pay();
    ports.provider.isUnavailable = true;
    ports.clock.advance(16 * MINUTE);
    await runJobs();
    ports.provider.isUnavailable = false;
    return paid;
  };

  it('takes the pieces again when they are still there', async () => {
    const { confirm } = await payLate();
    await confirm();
    expect(await status()).toBe('placed');
    expect(await levels()).toEqual(['cap 2 0', 'tee 4 0']);
  });

  it('goes back when they are gone, with one mail that says so', async () => {
    const { checkout, proof } = await pay();
    // The hold ended before the payment: the provider has not reported it yet.
    const { payments } = ports.provider;
    ports.provider.payments = async () => [];
    ports.clock.advance(16 * MINUTE);
    await runJobs();
    await backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity: 1 }], 'shop');
    ports.provider.payments = payments;
    await backEnd.confirmPayment(asha, proof);
    expect(await status()).toBe('cancelled');
    await runJobs();
    expect(await backEnd.showOrder(asha, checkout.id)).toMatchObject({
      ...{ refunds: [{ amount: 112_800, status: 'processed' }] },
      timeline: ['placed', 'cancelled', 'refund-requested', 'refund-processed'].map((kind) => ({ kind })),
    });
    expect(ports.mail.sent).toMatchObject([
      { content: { kind: 'order-cancelled', reason: 'out-of-stock', refund: 112_800 } },
    ]);
    expect(await levels()).toEqual(['cap 3 0', 'tee 1 0']);
  });
});

describe('Cancelling', () => {
  it('gives the money back and puts the pieces back, once', async () => {
    await (await pay()).confirm();
    await runJobs();
    const [first, second] = [await backEnd.cancelOrder(asha, 'order-1'), await backEnd.cancelOrder(asha, 'order-1')];
    expect(first).toMatchObject({ status: 'cancelled', refunds: [{ amount: 112_800, status: 'requested' }] });
    expect(second).toEqual(first);
    expect(await levels()).toEqual(['cap 3 0', 'tee 6 0']);
    await runJobs();
    await runJobs();
    expect(mails()).toEqual(['order-placed', 'order-cancelled']);
    expect(await ports.provider.refunds('pay_1')).toMatchObject([{ amount: 112_800, status: 'processed' }]);
  });

  it('is refused once the order is packed, except by staff until it is shipped', async () => {
    await (await pay()).confirm();
    expect(await backEnd.fulfilOrder.pack('order-1', 'Meera')).toEqual({ status: 'packed' });
    expect(await backEnd.cancelOrder(asha, 'order-1')).toBe('order-not-cancellable');
    expect(await backEnd.cancelForStaff('order-1', 'Meera', { reason: 'staff', note: 'Stain' })).toEqual({
      status: 'cancelled',
    });
    expect(await backEnd.fulfilOrder.pack('order-1', 'Meera')).toEqual({
      ...{ status: 'cancelled', refused: 'The order is cancelled' },
    });
  });

  it('says who sells as the shop is called now', async () => {
    await (await pay()).confirm();
    await ports.settings.save({ ...(await ports.settings.read()), name: 'Zoya & Co', gstin: '27AAPFU0939F1ZV' });
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({ seller: ['Zoya & Co', 'GSTIN 27AAPFU0939F1ZV'] });
  });

  it('knows no order of another shopper, nor one that does not exist', async () => {
    await (await pay()).confirm();
    const meher = await fixture.another();
    expect(await backEnd.cancelOrder(meher, 'order-1')).toBe('unknown-order');
    expect(await backEnd.showOrder(meher, 'order-1')).toBe('unknown-order');
    expect(await backEnd.cancelOrder(asha, 'order-9')).toBe('unknown-order');
    expect(await backEnd.cancelForStaff('order-9', 'Meera', { reason: 'staff' })).toBe('unknown-order');
    expect(await backEnd.fulfilOrder.pack('order-9', 'Meera')).toBe('unknown-order');
    expect(await status()).toBe('placed');
  });
});

describe('An order', () => {
  const parcel = { carrier: 'Blue Dart', trackingNumber: 'BD1' };

  it('is packed, shipped in parcels and delivered, each step once, and the shopper gets a mail for each parcel', async () => {
    await (await pay()).confirm();
    await runJobs();
    const { ship, deliver, pack } = backEnd.fulfilOrder;
    expect(await deliver('order-1', 'Meera')).toEqual({ status: 'placed', refused: 'The order is placed' });
    expect(await ship('order-1', { ...parcel, lines: [{ key: 'tee', quantity: 2 }] }, 'Meera')).toEqual({
      status: 'shipped',
    });
    expect(await pack('order-1', 'Meera')).toMatchObject({ refused: 'The order is shipped' });
    expect(await ship('order-1', { ...parcel, lines: [{ key: 'tee', quantity: 1 }] }, 'Meera')).toMatchObject({
      refused: 'The parcel has pieces that are not left to be shipped',
    });
    expect(await ship('order-1', { ...parcel, trackingNumber: 'BD2' }, 'Meera')).toEqual({ status: 'shipped' });
    expect(await ship('order-1', parcel, 'Meera')).toMatchObject({ status: 'shipped', refused: expect.any(String) });
    expect(await backEnd.cancelForStaff('order-1', 'Meera', { reason: 'staff' })).toEqual({
      ...{ status: 'shipped', refused: 'The order is shipped' },
    });
    expect(await deliver('order-1', 'Meera')).toEqual({ status: 'delivered' });
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({
      timeline: ['placed', 'packed', 'shipped', 'shipped', 'delivered'].map((kind) => ({ kind })),
      shipments: [
        { trackingNumber: 'BD1', lines: [{ key: 'tee', quantity: 2 }], deliveredAt: expect.any(String) },
        { trackingNumber: 'BD2', lines: [{ key: 'cap', quantity: 1 }] },
      ],
      ...{ subTotal: 154_800, discount: 40_000, couponDiscount: 2_000, amountPaid: 112_800 },
    });
    await runJobs();
    expect(mails()).toEqual(['order-placed', 'order-shipped', 'order-shipped']);
  });
});

describe('A refund', () => {
  const by = { actor: 'Meera' };
  beforeEach(async () => {
    await (await pay()).confirm();
  });
  const refund = (request: object, preview = false) =>
    backEnd.refundOrder('order-1', { reason: 'Stain', ...request }, { ...by, isPreview: preview });

  it('of pieces is what was paid for them, to the paisa; all of them sum to what was paid', async () => {
    const one = { lines: [{ key: 'tee', quantity: 1 }], restock: true };
    const preview = await refund(one, true);
    expect(preview).toEqual({ amount: 49_031, lines: [{ key: 'tee', quantity: 1, amount: 49_031 }] });
    expect(await ports.refunds.ofOrder('order-1')).toEqual([]);
    expect(await refund(one)).toEqual({ id: expect.any(String), ...Object(preview) });
    expect(await levels()).toEqual(['cap 2 0', 'tee 5 0']);
    expect(await refund({ lines: [{ key: 'tee', quantity: 2 }] })).toMatchObject({ invalid: [expect.any(String)] });
    const rest = await refund({
      lines: [
        { key: 'tee', quantity: 1 },
        { key: 'cap', quantity: 1 },
      ],
    });
    expect('amount' in Object(rest) && 49_031 + Object(rest).amount).toBe(112_800);
    await runJobs();
    await runJobs();
    expect(await status()).toBe('placed');
    expect(mails()).toEqual(['order-placed', 'refund-processed', 'refund-processed']);
  });

  it('is never of more than was paid, nor of what the provider could not give back', async () => {
    expect(await refund({ amount: 112_801 })).toEqual({
      invalid: ['112800 paise are left of the payment, 112801 are asked for'],
    });
    expect(await refund({ amount: 99 })).toEqual({ invalid: ['The smallest refund is 100 paise'] });
    expect(await refund({ amount: 112_750 })).toMatchObject({ invalid: [expect.stringContaining('rest of 50 paise')] });
    const presses = await Promise.all(Array.from({ length: 5 }, () => refund({ amount: 50_000 })));
    expect(presses.filter((each) => 'id' in Object(each))).toHaveLength(2);
    expect(await ports.payments.payment('pay_1')).toMatchObject({ refunded: 100_000 });
  });

  it('is made once although its answer was lost', async () => {
    ports.provider.refundOutcome = 'lost-answer';
    await refund({ amount: 10_000 });
    await runJobs();
    ports.provider.refundOutcome = 'processed';
    ports.clock.advance(60 * MINUTE);
    await runJobs();
    expect(await ports.provider.refunds('pay_1')).toHaveLength(1);
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ status: 'processed' }]);
  });

  it('is followed while it is pending', async () => {
    ports.provider.refundOutcome = 'pending';
    await refund({ amount: 10_000 });
    await runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ status: 'pending' }]);
    ports.provider.settleRefunds('processed');
    ports.clock.advance(2 * MINUTE);
    await runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ status: 'processed' }]);
  });

  it('that failed may be tried again, once, with a key of its own', async () => {
    ports.provider.refundOutcome = 'insufficient-balance';
    await refund({ amount: 10_000 });
    await runJobs();
    const [failed] = await ports.refunds.ofOrder('order-1');
    expect(failed).toMatchObject({ status: 'failed', failure: expect.stringContaining('balance') });
    expect(await ports.payments.payment('pay_1')).toMatchObject({ refunded: 0 });
    ports.provider.refundOutcome = 'processed';
    const again = await backEnd.retryRefund(failed?.id ?? '', 'Meera');
    expect(again).toEqual({ id: expect.any(String) });
    expect(await backEnd.retryRefund(failed?.id ?? '', 'Meera')).toMatchObject({ invalid: [expect.any(String)] });
    await runJobs();
    await runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([
      { status: 'failed' },
      { status: 'processed', retryOf: failed?.id },
    ]);
    expect(await backEnd.retryRefund(Object(again).id, 'Meera')).toEqual({ invalid: ['The refund is processed'] });
    expect(await backEnd.retryRefund('unknown', 'Meera')).toEqual({ invalid: ['There is no such refund'] });
  });
});

describe('A payment that fits nothing', () => {
  it('is kept with its problem until the shopkeeper gives it back, once', async () => {
    const { confirm, proof } = await pay();
    await confirm();
    const second = ports.provider.pay(proof.providerOrderId);
    await fixture.recordPayment(second, '2026-03-01T10:00:00+00:00');
    expect(await ports.payments.problems()).toMatchObject([{ paymentId: 'pay_2', problem: 'second-payment' }]);
    expect(await backEnd.refundPayment('pay_1', 'Meera')).toMatchObject({ invalid: [expect.any(String)] });
    expect(await backEnd.refundPayment('pay_2', 'Meera')).toEqual({ id: expect.any(String) });
    expect(await backEnd.refundPayment('pay_2', 'Meera')).toEqual({ invalid: ['The payment is refunded already'] });
    await runJobs();
    expect(await ports.provider.refunds('pay_2')).toMatchObject([{ amount: 112_800, status: 'processed' }]);
  });
});
