import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryStaffReports } from '../../../adapters/memory/admin/MemoryStaffReports.ts';
import { MemoryWork } from '../../../adapters/memory/admin/MemoryWork.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../adapters/memory/MemoryVisibility.ts';
import { aStaffOrder } from '../../../core/admin/testing/aStaffOrder.ts';
import { makeReadToday } from '../../../core/admin/today/ReadToday.ts';
import { makeRefundPayment } from '../../../core/admin/today/RefundPayment.ts';
import type { StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { addDays, shopDay, startOfDay } from '../../../core/domain/time/shopDay.ts';
import { timestamp } from '../../../core/domain/time/timestamp.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import { ASK_AGAIN_MS } from '../live/askAgain.ts';
import { sinceText } from './sinceText.ts';
import { TodayViewModel } from './TodayViewModel.ts';

const HOUR_MS = 3_600_000;

let clock: MemoryClock;
let visibility: MemoryVisibility;
let work: MemoryWork;
let orders: MemoryStaffOrders;
let reports: MemoryStaffReports;
let today: string;

const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
const yesterday = () => startOfDay(addDays(today, -1));
const toPack = () =>
  ({ kind: 'to-pack', count: 3, oldestAt: yesterday(), link: '/admin/orders?state=placed' }) as const;
const stray = () => ({
  ...{ id: 'pay_9', providerOrderId: 'order_9', problem: 'unknown-checkout', receivedAt: yesterday() },
  ...{ amount: 10_000, refunded: 0 },
});
const problems = (count: number) => ({ kind: 'payment-problems', count, link: '/admin#payments' }) as const;

beforeEach(() => {
  [clock, visibility, work] = [new MemoryClock(), new MemoryVisibility(), new MemoryWork()];
  orders = new MemoryStaffOrders(clock);
  orders.add(aStaffOrder());
  reports = new MemoryStaffReports(() => clock.now());
  today = shopDay(clock.now());
});

async function open(role: StaffRole = 'owner') {
  const log = new MemoryLog();
  const page = new TodayViewModel({
    ...{ clock, visibility, pendingWork: new PendingWork() },
    readToday: makeReadToday({ work, reports, orders, log }),
    refundPayment: makeRefundPayment({ work, log }),
    session: {
      staff: { id: 'ravi', name: 'Ravi', role },
      hasEnded: false,
    },
  });
  const stop = page.appear();
  await settled();
  return { page, stop };
}

describe('What waits', () => {
  it('has its count and age, in words, and leads to where it is done', async () => {
    const out = { kind: 'out', count: 1200, link: '/admin/stock?state=out' } as const;
    const mail = { kind: 'failed-mails', count: 1, oldestAt: yesterday(), link: '/admin/settings#jobs' } as const;
    work.waiting = [toPack(), { ...toPack(), kind: 'to-ship', count: 0 }, out, mail];
    const { page } = await open();
    expect([page.status, page.tasks]).toEqual([
      'ready',
      [
        {
          ...{ kind: 'to-pack', path: '/admin/orders?state=placed', isFault: false },
          ...{ count: '3', what: 'to pack', age: 'the oldest since yesterday' },
        },
        {
          ...{ kind: 'out', path: '/admin/stock?state=out', isFault: false },
          ...{ count: '1,200', what: 'sizes are out of stock', age: undefined },
        },
        {
          ...{ kind: 'failed-mails', path: '/admin/settings#jobs', isFault: true },
          ...{ count: '1', what: 'mail could not be sent', age: 'since yesterday' },
        },
      ],
    ]);
    expect([page.payments, page.isNewShop]).toEqual([[], false]);
  });

  it('is asked for again every 30 s and when it is looked at, until the page is left', async () => {
    const { page, stop } = await open();
    expect(page.tasks).toEqual([]);
    work.waiting = [toPack()];
    clock.advance(ASK_AGAIN_MS);
    await settled();
    expect(page.tasks.length).toBe(1);
    work.waiting = [];
    visibility.look();
    await settled();
    expect(page.tasks).toEqual([]);
    stop();
    work.waiting = [toPack()];
    visibility.look();
    await settled();
    expect(page.tasks).toEqual([]);
  });

  it('stays when it cannot be asked for again, which is said, and can be retried when it was never read', async () => {
    work.waiting = [toPack()];
    const { page } = await open();
    work.loseConnection();
    await page.load();
    expect([page.status, page.tasks.length, page.failure]).toEqual(['ready', 1, expect.stringContaining('reached')]);
    const other = (await open()).page;
    expect(other.status).toBe('failed');
    work.failure = undefined;
    await other.load();
    await page.load();
    expect([other.status, page.failure]).toEqual(['ready', '']);
  });
});

describe('The sales', () => {
  it('are those of 14 days, a bar each, with their sum', async () => {
    reports.rows.set('sales', [
      { day: addDays(today, -14), orders: 1, pieces: 1, amount: 10_000 },
      { day: addDays(today, -13), orders: 1, pieces: 1, amount: 49_900 },
      { day: today, orders: 2, pieces: 3, amount: 99_800 },
    ]);
    const { page } = await open();
    expect(page.sales).toMatchObject({ total: '₹1,497', isByDay: true, isNothing: false });
    expect(page.sales?.bars.map(({ part }) => part)).toEqual([0.5, ...Array(12).fill(0), 1]);
  });
});

it('No sales are said to be none', async () => {
  expect((await open()).page.sales?.isNothing).toBe(true);
});

describe('A shop', () => {
  it('is new while nothing was ever ordered; an owner may invite others', async () => {
    orders.orders.clear();
    const { page } = await open();
    expect([page.isNewShop, page.mayInvite]).toEqual([true, true]);
    const { page: managers } = await open('manager');
    expect([managers.isNewShop, managers.mayInvite]).toEqual([true, false]);
  });
});

describe('A payment that fits no order', () => {
  it('is shown with its problem, and goes back once that is confirmed', async () => {
    work.payments = [stray(), { ...stray(), id: 'pay_8', problem: 'other', refunded: 10_000 }];
    work.waiting = [problems(1)];
    const { page } = await open();
    expect(page.payments).toMatchObject([
      { id: 'pay_9', amount: '₹100', problem: 'It is for no checkout of the shop', providerOrderId: 'order_9' },
    ]);
    await page.refund();
    expect(work.payments[0]?.refunded).toBe(0);
    page.askToRefund('pay_9');
    expect(page.refunding?.amount).toBe('₹100');
    await Promise.all([page.refund(), page.refund()]);
    expect([page.announcement, page.payments, page.refunding]).toEqual(['₹100 goes back', [], undefined]);
    expect(page.tasks).toEqual([]);
  });

  it('that somebody else gave back says so, and one that fails can be tried again', async () => {
    work.payments = [stray()];
    work.waiting = [problems(1)];
    const { page } = await open();
    page.askToRefund('pay_9');
    work.loseConnection();
    await page.refund();
    expect([page.alert, page.refunding?.id]).toEqual([expect.stringContaining('cannot be reached'), 'pay_9']);
    work.failure = undefined;
    await work.refundPayment('pay_9');
    await page.refund();
    expect([page.alert, page.payments]).toEqual(['The payment is refunded already', []]);
    page.askToRefund(undefined);
    expect(page.alert).toBe('');
  });
});

it('Since when something waits is told by the day of the shop', () => {
  const noon = Date.parse(startOfDay(today)) + 12 * HOUR_MS;
  const since = (hours: number) => sinceText(timestamp(noon - hours * HOUR_MS), noon);
  expect([since(2.5), since(13), since(36)]).toEqual(['9:30 am', 'yesterday', 'yesterday']);
  expect(since(37)).toMatch(/^\d+ \w+ \d{4}$/);
});
