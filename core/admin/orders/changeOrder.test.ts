import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryClock } from '../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../adapters/memory/MemoryLog.ts';
import { anOrderLine, aStaffOrder } from '../testing/aStaffOrder.ts';
import { makeAddNote } from './AddNote.ts';
import { makeCancelOrder } from './CancelOrder.ts';
import { makeChangeOrder } from './changeOrder.ts';
import { makePackOrders } from './PackOrders.ts';
import { makeShipOrder } from './ShipOrder.ts';

const order = aStaffOrder({ lines: [anOrderLine({ quantity: 2 }), anOrderLine({ sku: 'cap', size: 'One' })] });
const other = aStaffOrder({ id: 'order-2', number: 'CR-00000002' });

let clock: MemoryClock;
let orders: MemoryStaffOrders;
let changeOrder: ReturnType<typeof makeChangeOrder>;
beforeEach(() => {
  clock = new MemoryClock();
  orders = new MemoryStaffOrders(clock);
  orders.add(order, other);
  changeOrder = makeChangeOrder({ orders, clock, log: new MemoryLog() });
});

describe('Changing an order', () => {
  it('resolves with the changed order', async () => {
    expect(await changeOrder(order, { kind: 'pack' })).toMatchObject({
      outcome: 'changed',
      order: { status: 'packed' },
    });
  });

  it('that somebody else has changed says who and when, and shows the order as it is', async () => {
    await orders.change(order.id, { kind: 'pack' });
    clock.advance(10_000);
    expect(await changeOrder(order, { kind: 'pack' })).toMatchObject({
      ...{ outcome: 'conflict', text: 'Ravi packed this 10 s ago.', order: { status: 'packed' } },
    });
  });

  it('that the shopper has cancelled says so', async () => {
    orders.actor = 'shopper';
    await orders.change(order.id, { kind: 'cancel', reason: 'customer', refund: true, restock: true });
    expect(await changeOrder(order, { kind: 'pack' })).toMatchObject({ text: 'The shopper cancelled this just now.' });
  });

  it('too early has the text of the back-end', async () => {
    expect(await changeOrder(order, { kind: 'deliver' })).toMatchObject({
      outcome: 'conflict',
      text: 'The order is placed',
    });
  });

  it('that is gone is refused', async () => {
    await orders.change(order.id, { kind: 'pack' });
    orders.order = async () => undefined;
    expect(await changeOrder(order, { kind: 'pack' })).toEqual({ outcome: 'refused', text: 'The order is packed' });
  });

  it('without a connection fails', async () => {
    orders.loseConnection();
    expect(await changeOrder(order, { kind: 'pack' })).toMatchObject({ outcome: 'failed' });
  });
});

describe('Shipping', () => {
  const ship = (quantities: Record<string, number>, carrier = ' DTDC ', trackingNumber = ' D1 ') =>
    makeShipOrder({ changeOrder })(order, { carrier, trackingNumber, quantities });

  it('sends a parcel with the pieces that were chosen', async () => {
    expect(await ship({ tee: 1, cap: 0 })).toMatchObject({
      order: { shipments: [{ carrier: 'DTDC', trackingNumber: 'D1', lines: [{ sku: 'tee', quantity: 1 }] }] },
    });
  });

  it('needs a carrier, a tracking number and a piece', async () => {
    expect(await ship({}, ' ', '')).toEqual({
      outcome: 'invalid',
      errors: {
        carrier: 'Carrier is required',
        trackingNumber: 'Tracking number is required',
        quantities: 'Put at least one piece into the parcel',
      },
    });
    expect(orders.orders.get(order.id)).toEqual(order);
  });
});

describe('Cancelling', () => {
  const fields = { reason: 'fraud', note: ' ', refund: false, restock: true };

  it('needs a reason', async () => {
    const cancel = makeCancelOrder({ changeOrder });
    const invalid = { outcome: 'invalid', errors: { reason: 'Please choose a reason' } };
    for (const reason of ['', 'boredom']) expect(await cancel(order, { ...fields, reason })).toEqual(invalid);
    expect(await cancel(order, fields)).toMatchObject({ order: { status: 'cancelled', sums: { refunds: [] } } });
  });

  it('sends a note only where there is one', async () => {
    const sent: unknown[] = [];
    const cancel = makeCancelOrder({
      changeOrder: async (_, change) => {
        sent.push(change);
        return { outcome: 'refused', text: '' };
      },
    });
    await cancel(order, fields);
    await cancel(order, { ...fields, note: ' Two cards ' });
    const change = { kind: 'cancel', reason: 'fraud', refund: false, restock: true };
    expect(sent).toEqual([change, { ...change, note: 'Two cards' }]);
  });
});

it('A note needs a text', async () => {
  const add = makeAddNote({ changeOrder });
  expect(await add(order, { text: '  ' })).toEqual({
    outcome: 'invalid',
    errors: { text: 'Please write the note first' },
  });
  expect(await add(order, { text: ' A gift ' })).toMatchObject({ outcome: 'changed' });
  expect(orders.orders.get(order.id)?.timeline.at(-1)).toMatchObject({ kind: 'note', note: 'A gift' });
});

describe('Packing several orders', () => {
  it('names those that were packed before', async () => {
    await orders.change(other.id, { kind: 'pack' });
    expect(await makePackOrders({ changeOrder })([other, order])).toEqual({
      ...{ packed: [order], kept: [{ ...other, text: 'Ravi packed this just now.' }] },
    });
  });

  it('stops where the connection is lost', async () => {
    orders.loseConnection();
    expect(await makePackOrders({ changeOrder })([order, other])).toMatchObject({
      ...{ packed: [], kept: [], failed: { outcome: 'failed' } },
    });
  });
});
