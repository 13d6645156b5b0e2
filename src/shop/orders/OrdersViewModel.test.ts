import { describe, expect, it } from 'vitest';
import { MemorySession } from '../../../adapters/memory/device/MemorySession.ts';
import { MemoryOrders } from '../../../adapters/memory/MemoryOrders.ts';
import { MemoryTabs } from '../../../adapters/memory/MemoryTabs.ts';
import type { Session } from '../../../core/domain/accounts/Session.ts';
import { orderOf, type PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import type { Order } from '../../../core/domain/orders/Order.ts';
import { noOrderLife } from '../../../core/storefront/orders/noOrderLife.ts';
import { SessionRejected } from '../../../core/storefront/ports/failures/SessionRejected.ts';
import { anAttempt, paid } from '../../../core/storefront/testing/anAttempt.ts';
import { aSession } from '../../../core/storefront/testing/aSession.ts';
import { TestList } from '../../../core/storefront/testing/TestList.ts';
import { PendingWork } from '../../shared/connection/PendingWork.ts';
import type { CatalogueStatus } from '../catalogue/CatalogueRequest.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { LatestOrder } from './LatestOrder.ts';
import { type OrdersParts, OrdersViewModel } from './OrdersViewModel.ts';

function anAttemptOf(orderId: string): PaidAttempt {
  return paid(anAttempt({ orderId }), `pay_${orderId}`);
}

function anOrder(orderId: string): Order {
  return orderOf(anAttemptOf(orderId));
}

const asha = aSession();
const ravi = aSession({ token: 'token-2', email: 'ravi@example.com' });

/** The parts for buying again, for tests that do not. */
const noShop: Pick<OrdersParts, 'buyAgain' | 'cart' | 'catalogue' | 'latestOrder' | 'orderLife'> = {
  orderLife: noOrderLife,
  buyAgain: async () => ({ outcome: 'nothing-to-add' }),
  cart: { run: async () => undefined },
  catalogue: { status: 'ready' },
  latestOrder: { take: () => undefined },
};

function openOrders() {
  const sessions = new MemorySession();
  const stored = new MemoryOrders();
  const pendingWork = new PendingWork();
  const session = new SessionViewModel(sessions);
  const tabs = new MemoryTabs();
  const orders = new OrdersViewModel({ ...noShop, session, stored, tabs, pendingWork, reportFailure });
  const record = async (shopper: Session, number: string) => {
    await stored.record(shopper, anAttemptOf(number));
    tabs.notify('orders');
  };
  return { orders, sessions, stored, tabs, record, pendingWork };
}

/** Orders whose reads are answered by the test. */
function openSlowOrders(catalogue: CatalogueStatus = 'ready') {
  const sessions = new MemorySession();
  sessions.remember(asha);
  const reads: { readonly resolve: (orders: readonly Order[]) => void; readonly reject: (error?: Error) => void }[] =
    [];
  const failures: unknown[] = [];
  const bought: unknown[] = [];
  const stored = Object.assign(new MemoryOrders(), {
    orders: () => new Promise<readonly Order[]>((resolve, reject) => reads.push({ resolve, reject })),
  });
  const pendingWork = new PendingWork();
  const session = new SessionViewModel(sessions);
  const report = (error: unknown) => {
    failures.push(error);
    return reportFailure();
  };
  const orders = new OrdersViewModel({
    ...{ ...noShop, catalogue: { status: catalogue }, session, stored, tabs: new MemoryTabs() },
    ...{ pendingWork, reportFailure: report },
    buyAgain: async (lines) => {
      bought.push(lines);
      return { outcome: 'nothing-to-add' };
    },
    cart: { run: async (command) => void (await command(new TestList())) },
  });
  return { orders, sessions, reads, pendingWork, failures, bought };
}

const reportFailure = () => ({ outcome: 'failed' }) as const;
const idsOf = ({ orders }: OrdersViewModel) => orders.map(({ orderId }) => orderId);

describe('After a payment the orders tab', () => {
  const pay = (life: Partial<Order>, firstName = 'Asha') => {
    const sessions = new MemorySession();
    sessions.remember(aSession({ firstName }));
    const latestOrder = new LatestOrder();
    latestOrder.remember('1');
    const stored = { orders: async () => [{ ...anOrder('1'), ...life }, anOrder('2')] };
    const parts = { ...noShop, stored, reportFailure, latestOrder };
    const open = () => {
      const session = new SessionViewModel(sessions);
      const orders = new OrdersViewModel({
        ...{ ...parts, session, tabs: new MemoryTabs(), pendingWork: new PendingWork() },
      });
      return { orders, leave: orders.appear() };
    };
    return { open };
  };
  const placed = { number: 'CR-7G2KX9QD', status: 'placed' } as const;

  it.each([
    ['placed', 'Asha', 'Thank you, Asha. Your order CR-7G2KX9QD is placed.'],
    ['placed', '', 'Thank you. Your order CR-7G2KX9QD is placed.'],
    ['payment-pending', 'Asha', 'Thank you, Asha.'],
  ] as const)('thanks for an order that is %s, by "%s"', async (status, firstName, title) => {
    const { orders } = pay({ ...placed, status }, firstName).open();
    await expect.poll(() => orders.thanks?.title).toBe(title);
  });

  it('thanks until she leaves, and not when she returns', async () => {
    const { open } = pay(placed);
    const { orders, leave } = open();
    leave();
    orders.appear();
    await expect.poll(() => orders.thanks).toBeDefined();
    const { orders: later } = open();
    await expect.poll(() => later.status).toBe('ready');
    expect(later.thanks).toBeUndefined();
  });

  it('shows the number and the state of an order that has them, and else its id', async () => {
    const { orders } = pay({ ...placed, status: 'payment-pending' }).open();
    await expect.poll(() => orders.status).toBe('ready');
    expect(orders.orders.map(({ number, state }) => [number, state])).toEqual([
      ['2', undefined],
      ['CR-7G2KX9QD', 'Payment pending'],
    ]);
  });

  it('says nothing of an order without a number', async () => {
    const { orders } = pay({}).open();
    await expect.poll(() => orders.status).toBe('ready');
    expect(orders.thanks).toBeUndefined();
  });
});

describe('The orders tab', () => {
  it('follows the session and new orders until the tab is left', async () => {
    const { orders, sessions, record } = openOrders();
    const leave = orders.appear();
    await record(ravi, '1');
    sessions.remember(ravi);
    await expect.poll(() => idsOf(orders)).toEqual(['1']);
    await record(ravi, '2');
    await expect.poll(() => idsOf(orders)).toEqual(['2', '1']);
    leave();
    await record(ravi, '3');
    sessions.forget(ravi);
    await new Promise((resolve) => setTimeout(resolve));
    expect(idsOf(orders)).toEqual(['2', '1']);
  });

  it('reads nothing when another list has changed', async () => {
    const { orders, sessions, stored, tabs } = openOrders();
    sessions.remember(asha);
    orders.appear();
    await expect.poll(() => orders.status).toBe('ready');
    await stored.record(asha, anAttemptOf('1'));
    tabs.anotherTab().notify('cart');
    await new Promise((resolve) => setTimeout(resolve));
    expect(idsOf(orders)).toEqual([]);
  });

  it('ignores what was read for an earlier session', async () => {
    const { orders, sessions, reads } = openSlowOrders();
    const first = orders.load();
    sessions.remember(ravi);
    const second = orders.load();
    reads[1]?.resolve([anOrder('2')]);
    await second;
    reads[0]?.resolve([anOrder('1')]);
    await first;
    expect(idsOf(orders)).toEqual(['2']);
  });

  it('ignores what was read before the shopper has logged out', async () => {
    const { orders, sessions, reads } = openSlowOrders();
    const reading = orders.load();
    sessions.forget(asha);
    reads[0]?.resolve([anOrder('1')]);
    await reading;
    expect([orders.status, idsOf(orders)]).toEqual(['loading', []]);
  });

  it('ignores an answer that arrives after that of a later read', async () => {
    const { orders, reads } = openSlowOrders();
    const [first, second] = [orders.load(), orders.load()];
    reads[1]?.resolve([anOrder('1'), anOrder('2')]);
    await second;
    reads[0]?.resolve([anOrder('1')]);
    await first;
    expect(idsOf(orders)).toEqual(['2', '1']);
  });

  it.each(['loading', 'failed'] as const)('are not bought again while the catalogue is %s', async (status) => {
    const { orders, reads, bought } = openSlowOrders(status);
    const reading = orders.load();
    reads[0]?.resolve([anOrder('1')]);
    await reading;
    await orders.buyAgain('1');
    expect([orders.canBuyAgain, bought]).toEqual([false, []]);
  });

  it('reports a failure, so that a rejected session ends', async () => {
    const { orders, reads, failures } = openSlowOrders();
    const reading = orders.load();
    const failure = new SessionRejected('status 401', [], asha.token);
    reads[0]?.reject(failure);
    await reading;
    expect(failures).toEqual([failure]);
  });

  it('says that the orders cannot be read only while it shows none, and can try again', async () => {
    const { orders, reads, pendingWork } = openSlowOrders();
    const first = orders.load();
    expect(pendingWork.isIdle).toBe(false);
    reads[0]?.reject();
    await first;
    expect([orders.status, pendingWork.isIdle]).toEqual(['failed', true]);
    const again = orders.load();
    reads[1]?.resolve([anOrder('1')]);
    await again;
    const third = orders.load();
    reads[2]?.reject();
    await third;
    expect([orders.status, idsOf(orders)]).toEqual(['ready', ['1']]);
  });
});

describe('Earlier orders', () => {
  const numbered = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...anOrder(`${from + at}`), number: `CR-${from + at}` }));

  /** A shop whose orders are numbered up to 45. Opens the tab, which has the latest 20. */
  const open = async (before: OrdersParts['orderLife']['before'], first = numbered(26, 20)) => {
    const sessions = new MemorySession();
    sessions.remember(asha);
    const answers = { first };
    const orders = new OrdersViewModel({
      ...{ ...noShop, session: new SessionViewModel(sessions), tabs: new MemoryTabs(), pendingWork: new PendingWork() },
      ...{ stored: { orders: async () => answers.first }, orderLife: { before }, reportFailure },
    });
    orders.appear();
    await expect.poll(() => orders.status).toBe('ready');
    return { orders, answers, sessions };
  };
  const calls: string[] = [];
  const before: OrdersParts['orderLife']['before'] = async (_, number) => {
    calls.push(number);
    const [from, count] = number === 'CR-26' ? [6, 20] : [1, 5];
    return { orders: numbered(from, count), hasMore: from > 1 };
  };

  it('are read page by page, until there are none', async () => {
    calls.splice(0);
    const { orders } = await open(before);
    await Promise.all([orders.showEarlier(), orders.showEarlier()]);
    expect([orders.orders.length, orders.hasEarlier, orders.firstEarlier]).toEqual([40, true, '25']);
    await orders.showEarlier();
    expect([orders.orders.length, orders.hasEarlier, orders.firstEarlier]).toEqual([45, false, '5']);
    expect(idsOf(orders)).toEqual(Array.from({ length: 45 }, (_, at) => `${45 - at}`));
    expect(calls).toEqual(['CR-26', 'CR-6']);
  });

  it('stay, with what a new order moves off the first page', async () => {
    const { orders, answers } = await open(before);
    await orders.showEarlier();
    answers.first = numbered(27, 20);
    await orders.load();
    expect(idsOf(orders)).toEqual(Array.from({ length: 41 }, (_, at) => `${46 - at}`));
  });

  it('can be asked for again after a failure', async () => {
    let isDown = true;
    const { orders } = await open((...call) => (isDown ? Promise.reject(new Error('no network')) : before(...call)));
    await orders.showEarlier();
    expect([orders.orders.length, orders.hasEarlier, orders.isReadingEarlier]).toEqual([20, true, false]);
    isDown = false;
    await orders.showEarlier();
    expect(orders.orders).toHaveLength(40);
  });

  it('are forgotten with the session', async () => {
    const { orders, sessions, answers } = await open(before);
    await orders.showEarlier();
    answers.first = numbered(1, 1);
    sessions.remember(ravi);
    await expect.poll(() => idsOf(orders)).toEqual(['1']);
    expect(orders.hasEarlier).toBe(false);
  });

  it('are not offered where there can be none', async () => {
    const few = await open(before, numbered(1, 19));
    expect(few.orders.hasEarlier).toBe(false);
    const { orders, record, sessions } = openOrders();
    sessions.remember(ravi);
    orders.appear();
    for (let at = 1; at <= 20; at += 1) await record(ravi, `${at}`);
    await expect.poll(() => orders.orders.length).toBe(20);
    expect(orders.hasEarlier).toBe(false);
  });
});
