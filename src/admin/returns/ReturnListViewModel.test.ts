import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import type { ReturnStep, ReturnsPage, StaffReturn } from '../../../core/admin/ports/ForSettlingReturns.ts';
import {
  makeFindReturns,
  makePreviewReturnRefund,
  makeSettleReturn,
} from '../../../core/admin/returns/SettleReturn.ts';
import type { ReturnState } from '../../../core/domain/returns/Return.ts';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { ReturnListViewModel } from './ReturnListViewModel.ts';

const AT = '2026-03-01T09:30:00+00:00';
const line = { sku: 'tee', name: 'Low Tide Tee', size: 'M', quantity: 2, reason: 'too-big' as const };

function aReturn(overrides: Partial<StaffReturn> = {}): StaffReturn {
  return { id: 'r1', state: 'asked', askedAt: AT, orderNumber: 'CR-1', name: 'Asha', lines: [line], ...overrides };
}

/** What the back-end has; the calls that it got. */
let pages: ReturnsPage[];
let calls: unknown[];
let refusal: string | undefined;
let role: StaffRole;
beforeEach(() => {
  [pages, calls, refusal, role] = [[{ returns: [aReturn()], counts: { asked: 1 } }], [], undefined, 'owner'];
});

async function open(): Promise<ReturnListViewModel> {
  const answer = <Done extends object>(done: Done) =>
    refusal === undefined ? done : { outcome: 'refused' as const, text: refusal };
  const returns = {
    find: async (state: ReturnState | undefined, after?: string) => {
      calls.push(['find', state, after]);
      return pages[after === undefined ? 0 : 1] ?? { returns: [], counts: {} };
    },
    settle: async (id: string, step: ReturnStep) => {
      calls.push([id, step]);
      return answer({ outcome: 'settled' as const });
    },
    previewRefund: async () => answer({ outcome: 'refund' as const, amount: 49_031 }),
  };
  const ports = { returns, log: new MemoryLog() };
  const list = new ReturnListViewModel({
    ...{ findReturns: makeFindReturns(ports), settleReturn: makeSettleReturn(ports) },
    previewRefund: makePreviewReturnRefund(ports),
    session: { staff: { id: 'meera', name: 'Meera', role } },
    ...{ pendingWork: new PendingWork(), clock: new MemoryClock() },
  });
  await list.pages.find({});
  calls.splice(0);
  return list;
}

describe('The list of returns', () => {
  it('has a tab for each state, with how many are there', async () => {
    const list = await open();
    expect(list.tabs.map(({ label, count, path }) => `${label} ${count} ${path}`)).toEqual([
      'Asked 1 /admin/returns?state=asked',
      'Received 0 /admin/returns?state=received',
      'Refunded 0 /admin/returns?state=refunded',
      'Exchanged 0 /admin/returns?state=exchanged',
      'All 1 /admin/returns',
    ]);
    expect(list.tabs.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ label: 'All' }]);
  });

  it('shows what arrived, what was held, sent and refused', async () => {
    const exchange = { sku: 'tee-l', size: 'L' };
    const parcel = { carrier: 'DTDC', trackingNumber: 'D1', shippedAt: AT };
    pages = [
      {
        returns: [
          aReturn({ id: 'a', lines: [{ ...line, exchange }], heldUntil: '2026-03-11T09:30:00+00:00' }),
          aReturn({
            id: 'b',
            state: 'exchanged',
            lines: [{ ...line, received: 1, exchange }],
            restocked: false,
            parcel,
          }),
          aReturn({ id: 'c', state: 'refused', note: 'Worn' }),
        ],
        counts: {},
      },
    ];
    const [asked, exchanged, refused] = (await open()).rows;
    expect(asked).toMatchObject({ orderPath: '/admin/orders/CR-1', shopper: 'Asha', state: 'Asked for' });
    expect(asked?.lines).toEqual([{ sku: 'tee', what: '2 × Low Tide Tee, M, for size L', why: 'Too big' }]);
    expect(asked?.facts).toEqual(['The other size is held until 11 Mar 2026, 3:00 pm']);
    expect(exchanged?.lines).toMatchObject([{ what: '1 of 2 arrived: Low Tide Tee, M, for size L' }]);
    expect(exchanged?.facts).toEqual(['Not put back into stock', 'Other size shipped 1 Mar 2026 with DTDC, D1']);
    expect(refused?.facts).toEqual(['Refused: Worn']);
  });

  it('loads further pages', async () => {
    const second = { returns: [aReturn(), aReturn({ id: 'r2' })], counts: { asked: 2 } };
    pages = [{ returns: [aReturn()], counts: { asked: 2 }, next: 'r1' }, second];
    const list = await open();
    await list.pages.loadMore();
    expect(list.rows.map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(list.pages.hasMore).toBe(false);
  });

  it('says that nothing is there', async () => {
    pages = [];
    const list = await open();
    expect(list.emptyText).toBe('No returns yet');
    await list.pages.find({ state: 'received' });
    expect([list.emptyText, calls]).toEqual(['No return is received', [['find', 'received', undefined]]]);
  });
});

describe('A return offers', () => {
  const lines = [{ ...line, exchange: { sku: 'tee-l', size: 'L' } }];
  it.each<[StaffRole, Partial<StaffReturn>, readonly string[]]>([
    ['owner', {}, ['receive', 'refuse']],
    ['packer', {}, ['receive']],
    ['owner', { state: 'received' }, ['refund', 'refuse']],
    ['owner', { state: 'received', lines }, ['exchange', 'refund', 'refuse']],
    ['packer', { state: 'received', lines }, ['exchange']],
    ['owner', { state: 'refunded' }, []],
  ])('to the %s, when it is %j: %j', async (who, changes, steps) => {
    role = who;
    pages = [{ returns: [aReturn(changes)], counts: {} }];
    expect((await open()).rows[0]?.steps).toEqual(steps);
  });
});

describe('A step of a return', () => {
  it('takes in what arrived, tells it, and reads the list anew', async () => {
    const list = await open();
    list.begin('r1', 'receive');
    expect(list.lines).toEqual([{ sku: 'tee', name: 'Low Tide Tee, M', most: 2 }]);
    list.form.change('quantities', { tee: 1 });
    list.form.change('restock', false);
    await list.form.submit();
    const step = { kind: 'receive', lines: [{ sku: 'tee', quantity: 1 }], restock: false };
    expect(calls).toEqual([
      ['r1', step],
      ['find', undefined, undefined],
    ]);
    expect([list.step, list.news]).toEqual([undefined, 'The return of CR-1 has arrived.']);
  });

  it.each<['receive' | 'exchange' | 'refuse', object]>([
    ['receive', { quantities: 'Nothing has arrived: refuse the return instead' }],
    ['exchange', { carrier: 'Carrier is required', trackingNumber: 'Tracking number is required' }],
    ['refuse', { note: 'The shopper reads why: please say it' }],
  ])('that %ss is not sent while something is missing', async (step, errors) => {
    const list = await open();
    list.begin('r1', step);
    list.form.change('quantities', {});
    await list.form.submit();
    expect([list.form.errors, list.step, calls]).toEqual([errors, step, []]);
  });

  it('that gives money back says how much before', async () => {
    const list = await open();
    list.begin('r1', 'refund');
    await expect.poll(() => list.goesBack).toBe('₹490.31');
    await list.form.submit();
    expect(calls[0]).toEqual(['r1', { kind: 'refund' }]);
    expect(list.news).toBe('The return of CR-1 is refunded.');
  });

  it('that is refused says why and stays open', async () => {
    refusal = 'All of the payment has gone back already';
    const list = await open();
    list.begin('r1', 'refund');
    await expect.poll(() => list.form.refusal).toBe(refusal);
    await list.form.submit();
    expect([list.step, list.form.refusal, list.news]).toEqual(['refund', refusal, '']);
  });

  it('of a return that is not listed opens nothing', async () => {
    const list = await open();
    list.begin('r9', 'receive');
    expect(list.step).toBeUndefined();
    list.begin('r1', 'receive');
    list.close();
    expect(list.step).toBeUndefined();
  });
});
