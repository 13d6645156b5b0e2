import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { type OrderLife, startOrderLife } from '../../../adapters/memory/backEnd/testing/startOrderLife.ts';
import type { BackEnd } from '../BackEnd.ts';

const MINUTE_MS = 60_000;
let life: OrderLife;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
beforeEach(async () => {
  life = await startOrderLife();
  ({ ports, backEnd } = life);
});

describe('A refund', () => {
  const by = { actor: 'Meera' };
  beforeEach(async () => {
    await (await life.pay()).confirm();
  });
  const refund = (request: object, preview = false) =>
    backEnd.refundOrder('order-1', { reason: 'Stain', ...request }, { ...by, isPreview: preview });

  it('of pieces is what was paid for them, to the paisa; all of them sum to what was paid', async () => {
    const one = { lines: [{ key: 'tee', quantity: 1 }], restock: true };
    const preview = await refund(one, true);
    expect(preview).toEqual({ amount: 49_031, lines: [{ key: 'tee', quantity: 1, amount: 49_031 }] });
    expect(await ports.refunds.ofOrder('order-1')).toEqual([]);
    expect(await refund(one)).toEqual({ id: expect.any(String), ...Object(preview) });
    expect(await life.levels()).toEqual(['cap 2 0', 'tee 5 0']);
    expect(await refund({ lines: [{ key: 'tee', quantity: 2 }] })).toMatchObject({ invalid: [expect.any(String)] });
    const rest = await refund({
      lines: [
        { key: 'tee', quantity: 1 },
        { key: 'cap', quantity: 1 },
      ],
    });
    expect('amount' in Object(rest) && 49_031 + Object(rest).amount).toBe(112_800);
    await life.runJobs();
    await life.runJobs();
    expect(await life.status()).toBe('placed');
    expect(life.mails()).toEqual(['order-placed', 'refund-processed', 'refund-processed']);
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
    await life.runJobs();
    ports.provider.refundOutcome = 'processed';
    ports.clock.advance(60 * MINUTE_MS);
    await life.runJobs();
    expect(await ports.provider.refunds('pay_1')).toHaveLength(1);
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ status: 'processed' }]);
  });

  it('is followed while it is pending', async () => {
    ports.provider.refundOutcome = 'pending';
    await refund({ amount: 10_000 });
    await life.runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ status: 'pending' }]);
    ports.provider.settleRefunds('processed');
    ports.clock.advance(2 * MINUTE_MS);
    await life.runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([{ status: 'processed' }]);
  });

  it('that failed may be tried again, once, with a key of its own', async () => {
    ports.provider.refundOutcome = 'insufficient-balance';
    await refund({ amount: 10_000 });
    await life.runJobs();
    const [failed] = await ports.refunds.ofOrder('order-1');
    expect(failed).toMatchObject({ status: 'failed', failure: expect.stringContaining('balance') });
    expect(await ports.payments.payment('pay_1')).toMatchObject({ refunded: 0 });
    ports.provider.refundOutcome = 'processed';
    const again = await backEnd.retryRefund(failed?.id ?? '', 'Meera');
    expect(again).toEqual({ id: expect.any(String) });
    expect(await backEnd.retryRefund(failed?.id ?? '', 'Meera')).toMatchObject({ invalid: [expect.any(String)] });
    await life.runJobs();
    await life.runJobs();
    expect(await ports.refunds.ofOrder('order-1')).toMatchObject([
      { status: 'failed' },
      { status: 'processed', retryOf: failed?.id },
    ]);
    expect(await backEnd.retryRefund(Object(again).id, 'Meera')).toEqual({ invalid: ['The refund is processed'] });
    expect(await backEnd.retryRefund('unknown', 'Meera')).toEqual({ invalid: ['There is no such refund'] });
  });
});
