import { beforeEach, describe, expect, it } from 'vitest';
import { MemorySession } from '../../../../adapters/memory/device/MemorySession.ts';
import { MemoryIds } from '../../../../adapters/memory/MemoryIds.ts';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import { MemoryTabs } from '../../../../adapters/memory/MemoryTabs.ts';
import { MemoryToasts } from '../../../../adapters/memory/MemoryToasts.ts';
import { MemoryVisibility } from '../../../../adapters/memory/MemoryVisibility.ts';
import type { OrderDetails } from '../../../../core/domain/orders/OrderDetails.ts';
import type { Fit } from '../../../../core/domain/styles/fit.ts';
import { noOrderLife } from '../../../../core/storefront/orders/noOrderLife.ts';
import type { Refusal } from '../../../../core/storefront/ports/failures/Refusal.ts';
import { anOrderDetails } from '../../../../core/storefront/testing/anOrderDetails.ts';
import { aSession } from '../../../../core/storefront/testing/aSession.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { SessionViewModel } from '../../session/SessionViewModel.ts';
import { OrderViewModel } from './OrderViewModel.ts';

const placed = anOrderDetails();
const cancelled = anOrderDetails({ status: 'cancelled' });
const [line] = placed.orderedProducts;
const key = line?.key ?? '';
const returnable = [{ key, quantity: 1, lastDay: '2026-03-15', sizes: [] }];
const delivered = anOrderDetails({ status: 'delivered', returnable });
const withReturn = anOrderDetails({
  status: 'delivered',
  returns: [
    {
      ...{ id: 'return-1', state: 'asked', at: placed.paidAt },
      lines: [{ key, name: 'Tee', size: 'M', quantity: 1, reason: 'other' }],
    },
  ],
});

const voted = (fit?: Fit) => anOrderDetails({ status: 'delivered', fits: [{ key, ...(fit && { fit }) }] });

/** What the back-end answers; the calls that it got. */
type Change = 'cancel' | 'askForReturn' | 'withdrawReturn' | 'voteOnFit';
let answers: { order: () => Promise<OrderDetails | undefined> } & Record<Change, () => Promise<OrderDetails | Refusal>>;
let calls: string[];
let tabs: MemoryTabs;
let toasts: MemoryToasts;
let visibility: MemoryVisibility;
let failures: unknown[];
beforeEach(() => {
  answers = {
    ...{ order: async () => placed, cancel: async () => cancelled },
    ...{
      askForReturn: async () => withReturn,
      withdrawReturn: async () => placed,
      voteOnFit: async () => voted('small'),
    },
  };
  [calls, failures] = [[], []];
  [tabs, toasts, visibility] = [new MemoryTabs(), new MemoryToasts(), new MemoryVisibility()];
});

function anOrderPage() {
  const sessions = new MemorySession();
  sessions.remember(aSession());
  const told = (name: 'order' | Change) => (_: unknown, orderId: string, what?: unknown) => {
    calls.push([name, orderId, ...(what === undefined ? [] : [JSON.stringify(what)])].join(' '));
    return answers[name]() as never;
  };
  const order = new OrderViewModel({
    ...{ tabs, visibility, notifications: toasts, pendingWork: new PendingWork() },
    ids: new MemoryIds(),
    navigation: new MemoryNavigation('/profile/orders/checkout-1'),
    session: new SessionViewModel(sessions),
    orderLife: {
      ...{ ...noOrderLife, order: told('order'), cancel: told('cancel') },
      ...{ askForReturn: told('askForReturn'), withdrawReturn: told('withdrawReturn'), voteOnFit: told('voteOnFit') },
    },
    reportFailure: (error) => {
      failures.push(error);
      return { outcome: 'failed' };
    },
  });
  return order;
}

function open() {
  const order = anOrderPage();
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

  it('does not ask again for an order that was read ahead of the page', async () => {
    const order = anOrderPage();
    await order.load();
    order.appear();
    expect([order.status, calls]).toEqual(['ready', ['order checkout-1']]);
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
    answers.order = async () => cancelled;
    await order.cancel();
    expect(order.order?.state).toBe('Cancelled');
  });
});

describe('Returning pieces', () => {
  const opened = async () => {
    answers.order = async () => delivered;
    const { order } = open();
    await expect.poll(() => order.status).toBe('ready');
    order.askForReturn();
    order.returning.change(key, { reason: 'too-big' });
    calls.splice(0);
    return order;
  };
  const texts = () => toasts.told.map(({ text }) => text);

  it('is asked for in a form, and shown with the order', async () => {
    const order = await opened();
    expect(order.order?.returnable).toMatchObject([{ key, most: 1 }]);
    answers.order = async () => withReturn;
    await order.returning.submit();
    expect(calls[0]).toEqual(expect.stringContaining(`askForReturn checkout-1 {"lines":[{"key":"${key}","quantity":1`));
    expect(order.order?.returns).toMatchObject([{ state: 'Return asked for' }]);
    expect([order.returning.isOpen, texts()]).toEqual([false, ['We expect your return']]);
  });

  it('that is refused, or that fails, says so in the form', async () => {
    const order = await opened();
    answers.askForReturn = async () => ({ refusal: 'It is too late.' });
    await order.returning.submit();
    expect([order.returning.isOpen, order.returning.fault]).toEqual([true, 'It is too late.']);
    answers.askForReturn = () => Promise.reject(new Error('no network'));
    await order.returning.submit();
    expect(order.returning.fault).toBe('The return could not be asked for. Please try again.');
    expect([failures.length, texts()]).toEqual([1, []]);
  });

  it('is sent while another change is under way', async () => {
    const order = await opened();
    let answer = (_: OrderDetails) => {};
    answers.withdrawReturn = () => new Promise((resolve) => (answer = resolve));
    const withdrawn = order.withdrawReturn('return-1');
    await order.returning.submit();
    expect(calls.filter((call) => call.startsWith('askForReturn'))).toHaveLength(1);
    answer(placed);
    await withdrawn;
  });

  it('is withdrawn', async () => {
    const order = await opened();
    await order.withdrawReturn('return-1');
    expect(calls[0]).toBe('withdrawReturn checkout-1 "return-1"');
    answers.withdrawReturn = async () => ({ refusal: 'The pieces have arrived already.' });
    await order.withdrawReturn('return-1');
    expect(texts()).toEqual(['The return is withdrawn', 'The pieces have arrived already.']);
  });
});

describe('How a piece fits', () => {
  const opened = async (fit?: Fit) => {
    answers.order = async () => voted(fit);
    const { order } = open();
    await expect.poll(() => order.status).toBe('ready');
    calls = [];
    return order;
  };
  const fits = (order: OrderViewModel) => order.fits.map(({ fit }) => fit);
  const votes = () => calls.filter((call) => call.startsWith('voteOnFit '));
  const texts = () => toasts.told.map(({ text }) => text);
  /** The back-end takes the next vote for this one. */
  const takes = (fit: Fit) => {
    answers.voteOnFit = async () => {
      answers.order = async () => voted(fit);
      return voted(fit);
    };
  };

  it('is asked for the lines that the back-end names, and shown as it was said', async () => {
    expect((await opened('large')).fits).toEqual([{ key, name: line?.name, size: line?.size, fit: 'large' }]);
    answers.order = async () => placed;
    const { order } = open();
    await expect.poll(() => order.status).toBe('ready');
    expect(order.fits).toEqual([]);
  });

  it('is said at once, saved, and told to other tabs', async () => {
    const order = await opened();
    const heard: string[] = [];
    tabs.whenNotified((list) => heard.push(list));
    takes('small');
    const saved = order.vote(key, 'small');
    expect(fits(order)).toEqual(['small']);
    await saved;
    expect([fits(order), votes()]).toEqual([['small'], [`voteOnFit checkout-1 {"key":"${key}","fit":"small"}`]]);
    expect([texts(), heard]).toEqual([['Thank you. Your answer is saved'], ['orders']]);
  });

  it('is the last of several answers, of which those that waited are not sent', async () => {
    const order = await opened();
    takes('small');
    const first = order.vote(key, 'small');
    await Promise.resolve();
    takes('large');
    await Promise.all([first, order.vote(key, 'true'), order.vote(key, 'large')]);
    expect(fits(order)).toEqual(['large']);
    expect(votes().map((call) => JSON.parse(call.slice(call.indexOf('{'))).fit)).toEqual(['small', 'large']);
  });

  it('stays as it was when the answer cannot be saved', async () => {
    const order = await opened('true');
    answers.voteOnFit = () => Promise.reject(new Error('No connection'));
    await order.vote(key, 'small');
    expect([fits(order), failures.length]).toEqual([['true'], 1]);
    answers.voteOnFit = async () => ({ refusal: 'The order is not delivered yet.' });
    await order.vote(key, 'large');
    expect(fits(order)).toEqual(['true']);
    expect(texts()).toEqual(['Your answer could not be saved. Please try again.', 'The order is not delivered yet.']);
  });
});
