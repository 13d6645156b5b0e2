import { describe, expect, it } from 'vitest';
import { areRefundedBeside, type Delivered, lastReturnDay, returnableLines } from './returnableLines.ts';

/** 23:30 on 1 March in the shop. */
const LATE = '2026-03-01T18:00:00+00:00';
/** 0:30 on 2 March in the shop. */
const EARLY = '2026-03-01T19:00:00+00:00';
const TODAY = '2026-03-10';

const parcel = (deliveredAt: string | undefined, ...lines: Delivered['orderedProducts']) => ({
  ...{ lines, ...(deliveredAt && { deliveredAt }) },
});
const pieces = (key: string, quantity: number) => ({ key, quantity });

/** Two tees and a cap, all of them delivered. */
function anOrder(changes: Partial<Delivered> = {}): Delivered {
  return {
    ...{ orderedProducts: [pieces('tee', 2), pieces('cap', 1)], amountPaid: 1_000, returns: [], refunds: [] },
    shipments: [parcel(LATE, pieces('tee', 2), pieces('cap', 1))],
    ...changes,
  };
}
const left = (changes: Partial<Delivered>, today = TODAY) =>
  returnableLines(anOrder(changes), today).map(({ key, quantity }) => `${quantity} ${key}`);

describe('A piece may be returned', () => {
  it('for 14 days after the day on which it was delivered, in the days of the shop', () => {
    expect([lastReturnDay(LATE), lastReturnDay(EARLY)]).toEqual(['2026-03-15', '2026-03-16']);
    expect(returnableLines(anOrder(), '2026-03-15')).toEqual([
      { key: 'tee', quantity: 2, lastDay: '2026-03-15' },
      { key: 'cap', quantity: 1, lastDay: '2026-03-15' },
    ]);
    expect(returnableLines(anOrder(), '2026-03-16')).toEqual([]);
  });

  it('once it is delivered, parcel by parcel', () => {
    const shipments = [parcel(undefined, pieces('cap', 1)), parcel(EARLY, pieces('tee', 1))];
    expect(left({ shipments })).toEqual(['1 tee']);
    expect(left({ shipments: [] })).toEqual([]);
  });

  it('until the last of its parcels is too old', () => {
    const shipments = [parcel(LATE, pieces('tee', 1)), parcel(EARLY, pieces('tee', 1))];
    expect(returnableLines(anOrder({ shipments }), '2026-03-15')).toEqual([
      { key: 'tee', quantity: 2, lastDay: '2026-03-16' },
    ]);
    expect(left({ shipments }, '2026-03-16')).toEqual(['1 tee']);
  });

  it('once: what is in another return is not left', () => {
    const lines = [pieces('tee', 1), pieces('cap', 1)];
    for (const state of ['asked', 'received', 'refunded', 'exchanged'] as const)
      expect(left({ returns: [{ state, lines }] })).toEqual(['1 tee']);
    for (const state of ['withdrawn', 'refused'] as const)
      expect(left({ returns: [{ state, lines }] })).toEqual(['2 tee', '1 cap']);
  });

  it('again when it was in a return and did not arrive', () => {
    const returns = [{ state: 'refunded' as const, lines: [pieces('tee', 2)], received: [pieces('tee', 1)] }];
    expect(left({ returns })).toEqual(['1 tee', '1 cap']);
  });

  it('unless it was refunded, which a refund that failed has not', () => {
    const refund = { amount: 400, lines: [pieces('tee', 1)] };
    expect(left({ refunds: [{ ...refund, status: 'requested' }] })).toEqual(['1 tee', '1 cap']);
    expect(left({ refunds: [{ ...refund, status: 'failed' }] })).toEqual(['2 tee', '1 cap']);
  });

  it('and counts once when a return was refunded, also when the refund was tried again', () => {
    const returns = [{ state: 'refunded' as const, lines: [pieces('tee', 1)], received: [pieces('tee', 1)] }];
    const refund = { amount: 400, lines: [pieces('tee', 1)], returnId: 'return-1' };
    const refunds = [
      { ...refund, status: 'failed' as const },
      { ...refund, status: 'processed' as const },
    ];
    expect(left({ returns, refunds })).toEqual(['1 tee', '1 cap']);
  });

  it('while money is left that could go back', () => {
    expect(left({ refunds: [{ amount: 999, status: 'processed' }] })).toEqual(['2 tee', '1 cap']);
    expect(left({ refunds: [{ amount: 1_000, status: 'pending' }] })).toEqual([]);
    expect(left({ refunds: [{ amount: 1_000, status: 'failed' }] })).toEqual(['2 tee', '1 cap']);
  });

  it('against the earliest pieces: those that went before do not shorten what is in time', () => {
    const shipments = [parcel(LATE, pieces('tee', 1)), parcel(EARLY, pieces('tee', 1))];
    const returns = [{ state: 'asked' as const, lines: [pieces('tee', 1)] }];
    expect(left({ shipments, returns }, '2026-03-16')).toEqual(['1 tee']);
    expect(left({ shipments, returns: [...returns, ...returns] }, '2026-03-16')).toEqual([]);
  });
});

describe('The pieces of a return are refunded beside it', () => {
  const returns = [{ state: 'received' as const, lines: [pieces('tee', 1)], received: [pieces('tee', 1)] }];
  const beside = (refunds: Delivered['refunds']) =>
    areRefundedBeside(anOrder({ returns, refunds }), [pieces('tee', 1)]);
  const refund = (quantity: number) => ({ amount: 100, status: 'pending', lines: [pieces('tee', quantity)] });

  it('when more are refunded and in returns than were delivered', () => {
    expect([beside([]), beside([refund(1)]), beside([refund(2)])]).toEqual([false, false, true]);
    expect(beside([{ ...refund(2), status: 'failed' }])).toBe(false);
    expect(beside([{ ...refund(2), returnId: 'return-1' }])).toBe(false);
  });

  it('when all money has gone back', () => {
    expect(beside([{ amount: 1_000, status: 'processed' }])).toBe(true);
  });
});
