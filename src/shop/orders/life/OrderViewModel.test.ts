import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import { MemorySession } from '../../../../adapters/memory/MemorySession.ts';
import { MemoryTabs } from '../../../../adapters/memory/MemoryTabs.ts';
import { MemoryToasts } from '../../../../adapters/memory/MemoryToasts.ts';
import { MemoryVisibility } from '../../../../adapters/memory/MemoryVisibility.ts';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import { noOrderLife } from '../../../../core/storefront/orders/noOrderLife.ts';
import type { Refusal } from '../../../../core/storefront/ports/Refusal.ts';
import { anOrderDetails } from '../../../../core/storefront/testing/anOrderDetails.ts';
import { aSession } from '../../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { SessionViewModel } from '../../session/SessionViewModel.ts';
import { OrderViewModel } from './OrderViewModel.ts';

const placed = anOrderDetails();
const cancelled = anOrderDetails({ status: 'cancelled' });

/** What the back-end answers; the calls that it got. */
let answers: { order: () => Promise<OrderDetails | undefined>; cancel: () => Promise<OrderDetails | Refusal> };
let calls: string[];
let tabs: MemoryTabs;
let toasts: MemoryToasts;
let visibility: MemoryVisibility;
let failures: unknown[];
beforeEach(() => {
  answers = { order: async () => placed, cancel: async () => cancelled };
  [calls, failures] = [[], []];
  [tabs, toasts, visibility] = [new MemoryTabs(), new MemoryToasts(), new MemoryVisibility()];
});

function open() {
  const sessions = new MemorySession();
  sessions.remember(aSession());
  const told = (name: 'order' | 'cancel') => (_: unknown, orderId: string) => {
    calls.push(`${name} ${orderId}`);
    return answers[name]() as never;
  };
  const order = new OrderViewModel({
    ...{ tabs, visibility, notifications: toasts, pendingWork: new PendingWork() },
    navigation: new MemoryNavigation('/profile/orders/checkout-1'),
    session: new SessionViewModel(sessions),
    orderLife: { ...noOrderLife, order: told('order'), cancel: told('cancel') },
    reportFailure: (error) => {
      failures.push(error);
      return { outcome: 'failed' };
    },
  });
  return { order, leave: order.appear() };
}

describe('The page of an order', () => {
  it('shows the order of its address, and asks again when it is looked at or another tab changes it', async () => {
    const { order, leave } = open();
    expect(order.status).toBe('loading');
    await expect.poll(() => order.order?.number).toBe('CR-7G2KX9QD');
    answers.order = async () => anOrderDetails({ status: 'shipped' });
    visibility.look();
    await expect.poll(() => order.order?.state).toBe('Shipped');
    answers.order = async () => anOrderDetails({ status: 'delivered' });
    tabs.notify('orders');
    await expect.poll(() => order.order?.state).toBe('Delivered');
    tabs.notify('cart');
    leave();
    visibility.look();
    tabs.notify('orders');
    expect(calls).toEqual(['order checkout-1', 'order checkout-1', 'order checkout-1']);
  });

  it('says that there is no such order', async () => {
    answers.order = async () => undefined;
    const { order } = open();
    await expect.poll(() => order.status).toBe('missing');
    expect(order.order).toBeUndefined();
  });

  it('can be tried again, and keeps what it has when a later call fails', async () => {
    answers.order = () => Promise.reject(new Error('no network'));
    const { order } = open();
    await expect.poll(() => order.status).toBe('failed');
    answers.order = async () => placed;
    await order.load();
    expect(order.status).toBe('ready');
    answers.order = () => Promise.reject(new Error('no network'));
    await order.load();
    expect([order.status, order.order?.state, failures.length]).toEqual(['ready', 'Placed', 2]);
  });

  it('ignores an answer that is late', async () => {
    const resolves: ((order: OrderDetails) => void)[] = [];
    answers.order = () => new Promise((resolve) => resolves.push(resolve));
    const { order } = open();
    void order.load();
    resolves[1]?.(cancelled);
    await expect.poll(() => order.order?.state).toBe('Cancelled');
    resolves[0]?.(placed);
    await Promise.resolve();
    expect(order.order?.state).toBe('Cancelled');
  });
});

describe('Cancelling an order', () => {
  const opened = async () => {
    const { order } = open();
    await expect.poll(() => order.status).toBe('ready');
    calls.splice(0);
    return order;
  };

  it('is asked about, done once, and said', async () => {
    const order = await opened();
    order.ask();
    expect(order.isAsked).toBe(true);
    order.keep();
    expect(order.isAsked).toBe(false);
    order.ask();
    const changed: string[] = [];
    tabs.whenNotified((list) => changed.push(list));
    answers.order = async () => cancelled;
    await Promise.all([order.cancel(), order.cancel()]);
    expect([order.isAsked, order.order?.state]).toEqual([false, 'Cancelled']);
    expect(calls.filter((call) => call.startsWith('cancel'))).toEqual(['cancel checkout-1']);
    expect([toasts.told.map(({ text }) => text), changed]).toEqual([['The order is cancelled'], ['orders']]);
  });

  it('is not asked about when it is too late', async () => {
    answers.order = async () => anOrderDetails({ status: 'packed' });
    const order = await opened();
    order.ask();
    expect(order.isAsked).toBe(false);
  });

  it('that is refused says why and shows the order as it is', async () => {
    const order = await opened();
    answers.cancel = async () => ({ refusal: 'The order is packed already.' });
    answers.order = async () => anOrderDetails({ status: 'packed' });
    await order.cancel();
    await expect.poll(() => order.order?.state).toBe('Packed');
    expect(toasts.told.map(({ text }) => text)).toEqual(['The order is packed already.']);
  });

  it('that fails says so and can be tried again', async () => {
    const order = await opened();
    answers.cancel = () => Promise.reject(new Error('no network'));
    await order.cancel();
    expect([order.order?.state, failures.length]).toEqual(['Placed', 1]);
    expect(toasts.told.map(({ text }) => text)).toEqual(['The order could not be cancelled. Please try again.']);
    answers.cancel = async () => cancelled;
    await order.cancel();
    expect(order.order?.state).toBe('Cancelled');
  });
});
