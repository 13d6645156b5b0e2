import { beforeEach, expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { makeChangeOrder } from '../../../../core/admin/orders/changeOrder.ts';
import { makeFindOrders } from '../../../../core/admin/orders/FindOrders.ts';
import { makeReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import { anOrderLine, aStaffOrder } from '../../../../core/admin/testing/aStaffOrder.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PackingViewModel } from './PackingViewModel.ts';

let orders: MemoryStaffOrders;
let run: PackingViewModel;

const numberOf = (place: number) => `CR-0000000${place}`;
const statusOf = (place: number) => orders.orders.get(`order-${place}`)?.status;
const settled = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  const [clock, log] = [new MemoryClock(), new MemoryLog()];
  orders = new MemoryStaffOrders(clock);
  // Two pages of orders to pack.
  orders.pageSize = 2;
  for (const place of [1, 2, 3]) orders.add(aStaffOrder({ id: `order-${place}`, number: numberOf(place) }));
  run = new PackingViewModel({
    ...{ findOrders: makeFindOrders({ orders, log }), readOrder: makeReadOrder({ orders, log }) },
    ...{ changeOrder: makeChangeOrder({ orders, clock, log }), pendingWork: new PendingWork() },
  });
});

it('A run goes through the orders to pack, the oldest first', async () => {
  expect([run.status, run.view]).toEqual(['loading', undefined]);
  run.appear();
  await settled();
  expect([run.status, run.view?.number, run.progress]).toEqual(['packing', numberOf(1), '1 of 3']);
  const packing = run.pack();
  expect(run.isBusy).toBe(true);
  await Promise.all([packing, run.pack(), run.skip()]);
  expect([run.view?.number, run.progress, run.said]).toEqual([numberOf(2), '2 of 3', `${numberOf(1)} is packed.`]);
  await run.skip();
  expect([run.view?.number, run.said]).toEqual([numberOf(3), '']);
  await run.pack();
  expect([run.status, run.doneText, run.view]).toEqual(['done', '2 orders packed', undefined]);
  expect([1, 2, 3].map(statusOf)).toEqual(['packed', 'placed', 'packed']);
});

it('Lines are picked one by one, for each order anew', async () => {
  orders.add(aStaffOrder({ id: 'order-1', number: numberOf(1), lines: [anOrderLine(), anOrderLine({ sku: 'cap' })] }));
  run.appear();
  await settled();
  run.pick('tee');
  run.pick('cap');
  run.pick('cap');
  expect([run.view?.pickedText, run.view?.lines.map(({ isPicked }) => isPicked)]).toEqual([
    '1 of 2 picked',
    [true, false],
  ]);
  await run.pack();
  expect(run.view?.pickedText).toBe('0 of 1 picked');
});

it('An order that somebody else has packed is told and left, and one that was packed since the start is skipped', async () => {
  run.appear();
  await settled();
  await orders.change('order-1', { kind: 'pack' });
  await orders.change('order-2', { kind: 'pack' });
  await run.pack();
  expect([run.said, run.view?.number]).toEqual([`${numberOf(1)}: Ravi packed this just now.`, numberOf(3)]);
});

it('Without orders to pack there is nothing to pack', async () => {
  orders.orders.clear();
  run.appear();
  await settled();
  expect([run.status, run.doneText]).toEqual(['done', 'Nothing to pack']);
});

it('Without a connection the run can be taken up again', async () => {
  orders.loseConnection();
  run.appear();
  await settled();
  expect([run.status, run.failure]).toEqual(['failed', expect.stringContaining('cannot be reached')]);
  orders.failure = undefined;
  await run.retry();
  expect(run.view?.number).toBe(numberOf(1));
  orders.loseConnection();
  await run.pack();
  expect([run.status, run.view?.number, run.said]).toEqual([
    ...['packing', numberOf(1), expect.stringContaining(`${numberOf(1)}: The shop cannot be reached`)],
  ]);
  await run.skip();
  expect(run.status).toBe('failed');
  orders.failure = undefined;
  await run.retry();
  expect([run.status, run.view?.number]).toEqual(['packing', numberOf(2)]);
});

it('A further page that could not be read is read again', async () => {
  run.appear();
  await settled();
  await run.pack();
  orders.loseConnection();
  await run.skip();
  orders.failure = undefined;
  await run.retry();
  expect([run.view?.number, run.progress]).toEqual([numberOf(3), '3 of 3']);
});

it('A session that has ended leads to the sign-in form', async () => {
  run.appear();
  await settled();
});
