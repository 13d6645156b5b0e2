import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStaffOrders } from '../../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../../adapters/memory/MemoryVisibility.ts';
import { makeChangeOrder } from '../../../../core/admin/orders/changeOrder.ts';
import { makeFindOrders } from '../../../../core/admin/orders/FindOrders.ts';
import { makePackOrders } from '../../../../core/admin/orders/PackOrders.ts';
import type { SignedInStaff } from '../../../../core/admin/ports/SignedInStaff.ts';
import { aStaffOrder, someSums } from '../../../../core/admin/testing/aStaffOrder.ts';
import type { OrderStatus } from '../../../../core/domain/orders/OrderStatus.ts';
import { timestamp } from '../../../../core/domain/time/timestamp.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { ASK_AGAIN_MS } from '../../live/askAgain.ts';
import { OrderListViewModel } from './OrderListViewModel.ts';

let clock: MemoryClock;
let visibility: MemoryVisibility;
let orders: MemoryStaffOrders;
let pendingWork: PendingWork;
let list: OrderListViewModel;
let stop = () => {};
let session: { staff: SignedInStaff; hasEnded: boolean };

const numberOf = (place: number) => `CR-0000000${place}`;
/** An order that was placed in this minute. */
const order = (place: number, status: OrderStatus = 'placed') =>
  aStaffOrder({
    ...{ id: `order-${place}`, number: numberOf(place), status },
    placedAt: timestamp(Date.UTC(2026, 2, 1, 9, place)),
  });
const shown = () => list.rows.map(({ number }) => number);
const numbers = (...places: readonly number[]) => places.map(numberOf);

/** Lets the calls that are under way end. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const askAgain = async () => {
  clock.advance(ASK_AGAIN_MS);
  await settled();
};
const follow = async (status?: OrderStatus, text = '') => {
  stop();
  stop = list.follow({ status, text });
  await settled();
};

beforeEach(() => {
  [clock, visibility, pendingWork] = [new MemoryClock(), new MemoryVisibility(), new PendingWork()];
  session = { staff: { id: 'asha', name: 'Asha', role: 'owner' }, hasEnded: false };
  orders = new MemoryStaffOrders(clock);
  orders.add(order(1), order(2, 'packed'), order(3));
  const log = new MemoryLog();
  const changeOrder = makeChangeOrder({ orders, clock, log });
  list = new OrderListViewModel({
    ...{ clock, visibility, pendingWork, session, orders },
    ...{ findOrders: makeFindOrders({ orders, log }), packOrders: makePackOrders({ changeOrder }) },
  });
  stop = () => {};
});

describe('The list of orders', () => {
  it('is loading until it is there, and shows the newest first', async () => {
    expect(list.pages.status).toBe('loading');
    const following = follow();
    expect(pendingWork.isIdle).toBe(false);
    await following;
    expect([list.pages.status, shown(), pendingWork.isIdle]).toEqual(['ready', numbers(3, 2, 1), true]);
    expect(list.rows[0]).toEqual({
      ...{ id: 'order-3', number: numberOf(3), path: `/admin/orders/${numberOf(3)}`, status: 'placed' },
      ...{ name: 'Asha Rao', email: 'asha@example.com', pieces: '1 piece', amount: '₹499' },
      ...{ placedAt: '1 Mar 2026, 2:33 pm', isTicked: false, isMoved: false },
    });
  });

  it('has tabs with counts, which keep the searched text', async () => {
    await follow('packed', 'asha');
    expect(list.tabs).toEqual([
      { label: 'To pack', path: '/admin/orders?state=placed&q=asha', count: 2, isCurrent: false },
      { label: 'Packed', path: '/admin/orders?state=packed&q=asha', count: 1, isCurrent: true },
      { label: 'Shipped', path: '/admin/orders?state=shipped&q=asha', count: 0, isCurrent: false },
      { label: 'Cancelled', path: '/admin/orders?state=cancelled&q=asha', count: 0, isCurrent: false },
      { label: 'All', path: '/admin/orders?q=asha', count: 3, isCurrent: false },
    ]);
    expect([shown(), list.path]).toEqual([numbers(2), '/admin/orders?state=packed&q=asha']);
  });

  it('counts up to a number that means something', async () => {
    vi.spyOn(orders, 'find').mockResolvedValue({ orders: [], counts: { delivered: 10_001, placed: 10_000 } });
    await follow();
    expect(list.tabs.map(({ count }) => count)).toEqual([10_000, 0, 0, 0, '10,000+']);
  });

  it('has no sums where the back-end tells none, and names a deleted account', async () => {
    orders.add({ ...aStaffOrder(), id: 'order-3', sums: undefined, address: { ...aStaffOrder().address, name: '' } });
    await follow();
    expect(list.rows[0]).toMatchObject({ amount: undefined, name: 'Account deleted' });
  });

  it.each([
    ['placed', '', 'Nothing to pack', undefined],
    ['shipped', '', 'No order is shipped', undefined],
    [undefined, '', 'No orders yet', undefined],
    [undefined, 'zoe', 'No order matches “zoe”', undefined],
    ['placed', 'zoe', 'No order matches “zoe” in To pack', '/admin/orders?q=zoe'],
  ] as const)('says of state %s and text "%s" that it is empty: %s', async (status, text, said, searchAllPath) => {
    orders.orders.clear();
    await follow(status, text);
    expect([shown(), list.emptyText, list.searchAllPath]).toEqual([[], said, searchAllPath]);
  });

  it('keeps its rows while another search is under way, whose earlier answers do not count', async () => {
    await follow();
    const find = orders.find.bind(orders);
    const held: (() => void)[] = [];
    orders.find = async (search, after) => {
      const page = await find(search, after);
      await new Promise<void>((resolve) => held.push(resolve));
      return page;
    };
    await follow('packed');
    expect([shown(), list.pages.isSearching]).toEqual([numbers(3, 2, 1), true]);
    await follow('placed');
    held[1]?.();
    await settled();
    held[0]?.();
    await settled();
    expect([shown(), list.pages.isSearching]).toEqual([numbers(3, 1), false]);
  });

  it('that cannot be loaded says why, and can be loaded again', async () => {
    orders.loseConnection();
    await follow();
    expect([list.pages.status, list.pages.failure]).toEqual([
      ...['failed', 'The shop cannot be reached. Check your connection, then try again.'],
    ]);
    orders.failure = undefined;
    const again = list.pages.load();
    expect(list.pages.status).toBe('loading');
    await again;
    expect([list.pages.status, list.pages.failure]).toEqual(['ready', '']);
  });

  it('is exported with its filters, by those who may', async () => {
    await follow();
    list.follow({ status: 'packed', text: 'asha' });
    expect(list.fileUrl).toBe('/orders.csv?state=packed&q=asha');
    session.staff = { id: 'ravi', name: 'Ravi', role: 'packer' };
    list.follow({ text: '' });
    expect(list.fileUrl).toBeUndefined();
  });

  it('is read anew for another member of staff, who sees nothing of what was read before', async () => {
    await follow();
    list.ticked.tick('order-3');
    stop();
    session.staff = { id: 'ravi', name: 'Ravi', role: 'packer' };
    list.follow({ text: '' });
    expect([list.pages.status, shown(), list.ticked.orders]).toEqual(['loading', [], []]);
    await settled();
    expect(shown()).toEqual(numbers(3, 2, 1));
  });

  it('has further pages', async () => {
    orders.pageSize = 2;
    await follow();
    expect([shown(), list.pages.hasMore]).toEqual([numbers(3, 2), true]);
    orders.loseConnection();
    await list.pages.loadMore();
    expect([shown(), list.pages.failure]).toEqual([numbers(3, 2), expect.stringContaining('cannot be reached')]);
    orders.failure = undefined;
    const [first, second] = [list.pages.loadMore(), list.pages.loadMore()];
    expect(list.pages.isLoadingMore).toBe(true);
    await Promise.all([first, second]);
    expect([shown(), list.pages.hasMore, list.pages.isLoadingMore, list.pages.failure]).toEqual([
      numbers(3, 2, 1),
      false,
      false,
      '',
    ]);
  });

  it('is there at once when one comes back, and then asks again', async () => {
    await follow('placed');
    stop();
    orders.add(order(4));
    stop = list.follow({ status: 'placed', text: '' });
    expect([list.pages.status, list.pages.isSearching, shown()]).toEqual(['ready', false, numbers(3, 1)]);
    await settled();
    expect(list.newText).toBe('1 new');
  });
});

describe('What comes in later', () => {
  it('is told with its number, moves nothing, and is shown when it is asked for', async () => {
    await follow('placed');
    orders.add(order(4), order(5));
    await askAgain();
    expect([list.newText, shown(), list.tabs[0]?.count]).toEqual(['2 new', numbers(3, 1), 4]);
    list.showNew();
    expect([list.newText, shown()]).toEqual(['', numbers(5, 4, 3, 1)]);
  });

  it('is told of an empty list too', async () => {
    orders.orders.clear();
    await follow();
    orders.add(order(4));
    await askAgain();
    expect([list.newText, shown()]).toEqual(['1 new', []]);
  });

  it('may be more than a page', async () => {
    orders.pageSize = 2;
    await follow();
    orders.add(order(4), order(5), order(6));
    await askAgain();
    expect([list.newText, shown()]).toEqual(['2+ new', numbers(3, 2)]);
  });

  it('is not what is on a further page, and is asked for when the tab is looked at again', async () => {
    orders.pageSize = 2;
    await follow('placed');
    await orders.change('order-3', { kind: 'pack' });
    visibility.lookAway();
    await askAgain();
    expect(list.rows.map(({ isMoved }) => isMoved)).toEqual([false, false]);
    visibility.look();
    await settled();
    expect([list.newText, list.rows.map(({ isMoved }) => isMoved)]).toEqual(['', [true, false]]);
  });

  it('is not an older order that has moved up from a further page', async () => {
    orders.pageSize = 2;
    orders.add(order(4));
    await follow('placed');
    expect([shown(), list.pages.hasMore]).toEqual([numbers(4, 3), true]);
    await orders.change('order-3', { kind: 'pack' });
    await askAgain();
    expect([list.newText, list.rows.map(({ isMoved }) => isMoved)]).toEqual(['', [false, true]]);
  });

  it('does not tell that orders of further pages have moved, which are not asked for', async () => {
    orders.pageSize = 2;
    orders.add(order(4));
    await follow('placed');
    await list.pages.loadMore();
    await askAgain();
    expect([shown(), list.rows.map(({ isMoved }) => isMoved)]).toEqual([numbers(4, 3, 1), [false, false, false]]);
  });

  it('shows the states of the listed orders as they are now', async () => {
    await follow();
    await orders.change('order-3', { kind: 'pack' });
    await askAgain();
    expect(list.rows[0]).toMatchObject({ number: numberOf(3), status: 'packed', isMoved: false });
  });

  it('is not asked for once the list is left, and a failure to ask changes nothing', async () => {
    await follow();
    orders.loseConnection();
    await askAgain();
    expect([list.pages.status, list.pages.failure, shown()]).toEqual(['ready', '', numbers(3, 2, 1)]);
    orders.failure = undefined;
    stop();
    orders.add(order(4));
    await askAgain();
    expect(list.newText).toBe('');
  });
});

describe('The ticked orders', () => {
  it('are ticked one by one or all at once', async () => {
    await follow();
    list.ticked.tick('order-3');
    list.ticked.tick('order-1');
    list.ticked.tick('order-3');
    expect(list.ticked.orders.map(({ id }) => id)).toEqual(['order-1']);
    expect(list.ticked.areAll).toBe(false);
    list.ticked.tickAll();
    expect([list.ticked.orders.length, list.ticked.areAll]).toEqual([3, true]);
    list.ticked.tickAll();
    expect(list.ticked.orders).toEqual([]);
  });

  it('are packed, and each that somebody else has changed is named', async () => {
    await follow('placed');
    list.ticked.tickAll();
    await orders.change('order-1', { kind: 'pack' });
    clock.advance(10_000);
    const packing = list.packTicked();
    expect(list.ticked.isPacking).toBe(true);
    void list.packTicked();
    await packing;
    expect(list.ticked.result).toEqual({
      done: '1 order packed.',
      kept: [`${numberOf(1)}: Ravi packed this 10 s ago.`],
    });
    expect([shown(), list.ticked.orders, list.ticked.isPacking]).toEqual([[], [], false]);
    list.ticked.dismissResult();
    expect(list.ticked.result).toBeUndefined();
  });

  it('are ticked no more once they are packed, also where they stay in the list', async () => {
    await follow();
    list.ticked.tick('order-3');
    await list.packTicked();
    expect([list.rows[0]?.status, list.ticked.orders]).toEqual(['packed', []]);
  });

  it('stay ticked without a connection, and it is said', async () => {
    await follow();
    list.ticked.tick('order-3');
    orders.loseConnection();
    await list.packTicked();
    expect(list.ticked.result).toEqual({
      ...{ done: 'No order was packed.', kept: ['The shop cannot be reached. Check your connection, then try again.'] },
    });
    orders.failure = undefined;
    await list.pages.load();
    expect(list.ticked.orders.map(({ id }) => id)).toEqual(['order-3']);
  });
});

it('The amount of a list is what was paid', async () => {
  orders.add({ ...order(4), sums: someSums({ paid: 1_234_567 }) });
  await follow();
  expect(list.rows[0]?.amount).toBe('₹12,345.67');
});
