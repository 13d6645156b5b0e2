import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { type OrderLife, startOrderLife } from '../../../adapters/memory/backEnd/testing/startOrderLife.ts';
import type { BackEnd } from '../BackEnd.ts';

const MINUTE_MS = 60_000;
let life: OrderLife;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;
beforeEach(async () => {
  life = await startOrderLife();
  ({ ports, backEnd, asha } = life);
});

describe('A payment that is authorized', () => {
  it('lets the order stand as payment pending and keeps its pieces, until it is captured', async () => {
    const { confirm, proof } = await life.pay('authorize');
    await confirm();
    expect(await life.status()).toBe('payment-pending');
    ports.clock.advance(60 * MINUTE_MS);
    await life.runJobs();
    expect(await life.status()).toBe('payment-pending');
    expect(await life.levels()).toEqual(['cap 3 1', 'tee 6 2']);
    expect(life.mails()).toEqual([]);
    ports.provider.capture(proof.providerOrderId);
    ports.clock.advance(60 * MINUTE_MS);
    await life.runJobs();
    expect(await life.status()).toBe('placed');
    expect(await life.levels()).toEqual(['cap 2 0', 'tee 4 0']);
    await life.runJobs();
    expect(life.mails()).toEqual(['order-placed']);
  });

  it('cancels the order and releases its pieces when it fails', async () => {
    const { confirm, proof } = await life.pay('authorize');
    await confirm();
    ports.provider.fail(proof.providerOrderId);
    ports.clock.advance(60 * MINUTE_MS);
    await life.runJobs();
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({
      ...{ status: 'cancelled', refunds: [] },
      timeline: [{ kind: 'payment-pending' }, { kind: 'cancelled' }],
    });
    expect(await life.levels()).toEqual(['cap 3 0', 'tee 6 0']);
    await life.runJobs();
    expect(ports.mail.sent).toMatchObject([{ content: { kind: 'order-cancelled', reason: 'payment-failed' } }]);
  });

  it('of an order that was cancelled meanwhile goes back when it is captured', async () => {
    const { confirm, proof } = await life.pay('authorize');
    await confirm();
    expect(await backEnd.cancelOrder(asha, 'order-1')).toMatchObject({ status: 'cancelled', refunds: [] });
    ports.provider.capture(proof.providerOrderId);
    ports.clock.advance(60 * MINUTE_MS);
    await life.runJobs();
    await life.runJobs();
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({
      ...{ status: 'cancelled', refunds: [{ amount: 112_800, status: 'processed' }] },
    });
    await life.runJobs();
    expect(ports.mail.sent.map(({ content }) => ({ kind: content.kind, back: Object(content).refund }))).toEqual([
      { kind: 'order-cancelled', back: undefined },
      { kind: 'refund-processed', back: undefined },
    ]);
  });
});

describe('Late money', () => {
  const payLate = async () => {
    const paid = await life.pay();
    ports.provider.isUnavailable = true;
    ports.clock.advance(16 * MINUTE_MS);
    await life.runJobs();
    ports.provider.isUnavailable = false;
    return paid;
  };

  it('takes the pieces again when they are still there', async () => {
    const { confirm } = await payLate();
    await confirm();
    expect(await life.status()).toBe('placed');
    expect(await life.levels()).toEqual(['cap 2 0', 'tee 4 0']);
  });

  it('goes back when they are gone, with one mail that says so', async () => {
    const { checkout, proof } = await life.pay();
    // The hold ended before the payment: the provider has not reported it yet.
    const { payments } = ports.provider;
    ports.provider.payments = async () => [];
    ports.clock.advance(16 * MINUTE_MS);
    await life.runJobs();
    await backEnd.changeStock([{ sku: 'tee', kind: 'count', quantity: 1 }], 'shop');
    ports.provider.payments = payments;
    await backEnd.confirmPayment(asha, proof);
    expect(await life.status()).toBe('cancelled');
    await life.runJobs();
    expect(await backEnd.showOrder(asha, checkout.id)).toMatchObject({
      ...{ refunds: [{ amount: 112_800, status: 'processed' }] },
      timeline: ['placed', 'cancelled', 'refund-requested', 'refund-processed'].map((kind) => ({ kind })),
    });
    expect(ports.mail.sent).toMatchObject([
      { content: { kind: 'order-cancelled', reason: 'out-of-stock', refund: 112_800 } },
    ]);
    expect(await life.levels()).toEqual(['cap 3 0', 'tee 1 0']);
  });
});

describe('A payment that fits nothing', () => {
  it('is kept with its problem until the shopkeeper gives it back, once', async () => {
    const { confirm, proof } = await life.pay();
    await confirm();
    const second = ports.provider.pay(proof.providerOrderId);
    await life.fixture.recordPayment(second, '2026-03-01T10:00:00+00:00');
    expect(await ports.payments.problems()).toMatchObject([{ paymentId: 'pay_2', problem: 'second-payment' }]);
    expect(await backEnd.refundPayment('pay_1', 'Meera')).toMatchObject({ invalid: [expect.any(String)] });
    expect(await backEnd.refundPayment('pay_2', 'Meera')).toEqual({ id: expect.any(String) });
    expect(await backEnd.refundPayment('pay_2', 'Meera')).toEqual({ invalid: ['The payment is refunded already'] });
    await life.runJobs();
    expect(await ports.provider.refunds('pay_2')).toMatchObject([{ amount: 112_800, status: 'processed' }]);
  });
});
