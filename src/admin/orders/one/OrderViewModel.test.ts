import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStaffOrders } from '../../../../adapters/memory/admin/MemoryStaffOrders.ts';
import { MemoryWork } from '../../../../adapters/memory/admin/MemoryWork.ts';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryLog } from '../../../../adapters/memory/MemoryLog.ts';
import { MemoryVisibility } from '../../../../adapters/memory/MemoryVisibility.ts';
import { makeSendMailAgain } from '../../../../core/admin/jobs/manageWork.ts';
import { makeAddNote } from '../../../../core/admin/orders/AddNote.ts';
import { makeCancelOrder } from '../../../../core/admin/orders/CancelOrder.ts';
import { makeChangeOrder } from '../../../../core/admin/orders/changeOrder.ts';
import { makeReadOrder } from '../../../../core/admin/orders/ReadOrder.ts';
import { makePreviewRefund, makeRefundOrder, makeRetryRefund } from '../../../../core/admin/orders/RefundOrder.ts';
import { makeShipOrder } from '../../../../core/admin/orders/ShipOrder.ts';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import { anOrderLine, aStaffOrder, someSums } from '../../../../core/admin/testing/aStaffOrder.ts';
import type { StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { ASK_AGAIN_MS } from '../../live/askAgain.ts';
import { OrderViewModel } from './OrderViewModel.ts';

const placed = aStaffOrder({
  lines: [anOrderLine({ quantity: 2 }), anOrderLine({ sku: 'cap', name: 'Saltwater Cap' })],
});
const PREVIEW_MS = 250;

let clock: MemoryClock;
let visibility: MemoryVisibility;
let orders: MemoryStaffOrders;
let work: MemoryWork;

const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  [clock, visibility] = [new MemoryClock(), new MemoryVisibility()];
  orders = new MemoryStaffOrders(clock);
  work = new MemoryWork();
  orders.add(placed);
});

/** Opens the order for a member of staff of this role. */
async function open(role: StaffRole = 'owner') {
  const log = new MemoryLog();
  const changeOrder = makeChangeOrder({ orders, clock, log });
  const order = new OrderViewModel({
    ...{
      clock,
      visibility,
      pendingWork: new PendingWork(),
      session: { staff: { id: 'ravi', name: 'Ravi', role }, hasEnded: false },
    },
    ...{ readOrder: makeReadOrder({ orders, log }), changeOrder, shipOrder: makeShipOrder({ changeOrder }) },
    ...{ cancelOrder: makeCancelOrder({ changeOrder }), addNote: makeAddNote({ changeOrder }) },
    ...{ previewRefund: makePreviewRefund({ orders, log }), refundOrder: makeRefundOrder({ orders, log }) },
    ...{ retryRefund: makeRetryRefund({ orders, log }), sendMailAgain: makeSendMailAgain({ work, log }) },
  });
  const stop = order.follow(placed.number);
  await settled();
  return { order, stop };
}

describe('An order', () => {
  it('is shown with its lines, sums, address and what happened, the latest first', async () => {
    orders.add({ ...placed, mails: [{ id: 'm', kind: 'order-placed', createdAt: placed.placedAt }] });
    await orders.change(placed.id, { kind: 'note', text: 'A gift' });
    const { order } = await open();
    expect([order.status, order.view]).toMatchObject([
      'ready',
      {
        ...{ number: placed.number, status: 'placed', email: 'asha@example.com' },
        address: ['Asha Rao', '12 Hill Road', 'Mumbai 400050', 'Maharashtra, India', '98765 43210'],
        lines: [
          { name: 'Low Tide Tee', size: 'M', quantity: 2, price: '₹998' },
          { name: 'Saltwater Cap', price: '₹499' },
        ],
        mails: [{ what: 'Order placed', isSent: false, when: expect.stringMatching(/^Waits since 1 Mar/) }],
        timeline: [
          { what: 'Note', actor: 'Ravi', note: 'A gift', isNote: true },
          { what: 'Placed', actor: 'shop' },
        ],
        money: {
          paid: '₹499',
          amounts: [
            ['Sub-Total', '₹699'],
            ['Discount', '− ₹200'],
          ],
          payment: { id: 'pay_1' },
        },
      },
    ]);
  });

  it('has no sums for a packer, who neither cancels nor refunds', async () => {
    orders.add({ ...placed, sums: undefined });
    const { order } = await open('packer');
    expect([order.view?.money, order.steps]).toEqual([undefined, ['pack', 'ship']]);
  });

  it('that does not exist is unknown', async () => {
    orders.orders.clear();
    expect((await open()).order.status).toBe('unknown');
  });

  it('that could not be read can be read again', async () => {
    orders.loseConnection();
    const { order } = await open();
    expect([order.status, order.failure]).toEqual(['failed', expect.stringContaining('cannot be reached')]);
    orders.failure = undefined;
    const again = order.load();
    expect(order.status).toBe('loading');
    await again;
    expect(order.status).toBe('ready');
  });

  it('is read again every 30 s and when it is looked at, and stays when that fails', async () => {
    const { order, stop } = await open();
    await orders.change(placed.id, { kind: 'pack' });
    clock.advance(ASK_AGAIN_MS);
    await settled();
    expect(order.view?.status).toBe('packed');
    orders.loseConnection();
    visibility.look();
    await settled();
    expect([order.status, order.view?.status]).toEqual(['ready', 'packed']);
    stop();
    orders.failure = new SessionEnded('No session');
    clock.advance(ASK_AGAIN_MS);
    await settled();
  });

  it('leads to the sign-in form when the session has ended', async () => {
    const { order } = await open();
    orders.failure = new SessionEnded('No session');
    await order.pack();
    expect(order.alert).toBe('Your session has ended. Please sign in again.');
  });
});

describe('The steps of an order', () => {
  it.each([
    ['payment-pending', [], ['refund', 'cancel']],
    ['placed', [], ['pack', 'ship', 'refund', 'cancel']],
    ['packed', [], ['ship', 'refund', 'cancel']],
    ['shipped', [1, 0], ['ship', 'deliver', 'refund']],
    ['shipped', [2, 1], ['deliver', 'refund']],
    ['delivered', [2, 1], ['refund']],
    ['cancelled', [], ['refund']],
  ] as const)('of one that is %s with %j pieces in parcels are %j', async (status, shipped, steps) => {
    const lines = placed.lines.map((line, at) => ({ ...line, shipped: shipped[at] ?? 0 }));
    orders.add({ ...placed, status, lines });
    expect((await open()).order.steps).toEqual(steps);
  });

  it('are no refund when all has gone back', async () => {
    const payment = { id: 'pay_1', status: 'captured', amount: 49_900, refunded: 49_900 };
    orders.add({ ...placed, status: 'cancelled', sums: someSums({ payment }) });
    expect((await open()).order.steps).toEqual([]);
  });

  it('are made with one press, once, and announced', async () => {
    const { order } = await open();
    const packing = order.pack();
    expect(order.isBusy).toBe(true);
    await Promise.all([packing, order.pack()]);
    expect([order.isBusy, order.view?.status, order.announcement, order.alert]).toEqual([
      ...[false, 'packed', 'The order is packed', ''],
    ]);
    order.open('ship');
    order.parcel.change('carrier', 'DTDC');
    order.parcel.change('trackingNumber', 'D1');
    await order.parcel.submit();
    await order.deliver();
    expect(order.announcement).toBe('The order is delivered');
  });

  it('that somebody else has made show the order as it is, and by whom', async () => {
    const { order } = await open();
    await orders.change(placed.id, { kind: 'pack' });
    clock.advance(10_000);
    await order.pack();
    expect([order.alert, order.announcement, order.view?.status]).toEqual(['Ravi packed this 10 s ago.', '', 'packed']);
    expect(order.steps[0]).toBe('ship');
    order.open('ship');
    expect(order.alert).toBe('');
  });

  it('are not overtaken by an answer that was under way', async () => {
    const { order } = await open();
    const read = orders.order.bind(orders);
    const held: (() => void)[] = [];
    orders.order = async (number) => {
      const found = await read(number);
      await new Promise<void>((resolve) => held.push(resolve));
      return found;
    };
    void order.load();
    await settled();
    await order.pack();
    held[0]?.();
    await settled();
    expect(order.view?.status).toBe('packed');
  });
});

describe('Shipping', () => {
  it('begins with all pieces that are left, and may have fewer', async () => {
    const { order } = await open();
    order.open('ship');
    expect([order.dialog, order.parcel.fields.quantities, order.view?.open]).toEqual([
      ...['ship', { tee: 2, cap: 1 }],
      [
        { sku: 'tee', name: 'Low Tide Tee, M', most: 2 },
        { sku: 'cap', name: 'Saltwater Cap, M', most: 1 },
      ],
    ]);
    order.parcel.change('carrier', 'Delhivery');
    order.parcel.change('trackingNumber', 'D1');
    order.parcel.change('quantities', { tee: 1, cap: 0 });
    await order.parcel.submit();
    expect([order.dialog, order.announcement]).toEqual([undefined, 'The order is shipped']);
    expect(order.view?.parcels).toMatchObject([
      { carrier: 'Delhivery', url: expect.stringContaining('delhivery.com'), pieces: ['1 × Low Tide Tee, M'] },
    ]);
    expect(order.view?.lines[0]?.shippedText).toBe('1 of 2 shipped');
    order.open('ship');
    expect(order.parcel.fields).toEqual({ carrier: '', trackingNumber: '', quantities: { tee: 1, cap: 1 } });
  });

  it('keeps what was typed when it is refused, and shows the order as it is', async () => {
    const { order } = await open();
    order.open('ship');
    await order.parcel.submit();
    expect(order.parcel.errors).toEqual({
      carrier: 'Carrier is required',
      trackingNumber: 'Tracking number is required',
    });
    order.parcel.change('carrier', 'DTDC');
    order.parcel.change('trackingNumber', 'D1');
    await orders.change(placed.id, { kind: 'cancel', reason: 'customer', refund: true, restock: true });
    await order.parcel.submit();
    expect([order.dialog, order.parcel.refusal]).toEqual(['ship', 'Ravi cancelled this just now.']);
    expect([order.parcel.fields.trackingNumber, order.view?.status]).toEqual(['D1', 'cancelled']);
    order.close();
    expect(order.dialog).toBeUndefined();
  });

  it('without a connection says so', async () => {
    const { order } = await open();
    order.open('ship');
    order.parcel.change('carrier', 'DTDC');
    order.parcel.change('trackingNumber', 'D1');
    orders.loseConnection();
    await order.parcel.submit();
    expect(order.parcel.refusal).toContain('cannot be reached');
  });
});

it('Cancelling needs a reason, and refunds what was paid', async () => {
  const { order } = await open();
  order.open('cancel');
  await order.cancellation.submit();
  expect(order.cancellation.errors).toEqual({ reason: 'Please choose a reason' });
  order.cancellation.change('reason', 'inventory');
  await order.cancellation.submit();
  expect([order.dialog, order.view?.status, order.view?.money?.refunds]).toMatchObject([
    ...[undefined, 'cancelled', [{ amount: '₹499', status: 'On its way', isFailed: false }]],
  ]);
  order.open('cancel');
  expect(order.cancellation.fields.reason).toBe('');
});

it('A note is added, and its field is empty again', async () => {
  const { order } = await open();
  order.note.change('text', 'A gift');
  await order.note.submit();
  expect([order.note.fields.text, order.view?.timeline[0]]).toMatchObject(['', { what: 'Note', note: 'A gift' }]);
});

describe('A refund', () => {
  const openRefund = async () => {
    const { order } = await open();
    order.open('refund');
    return { order, refund: order.refund };
  };
  const previewed = async () => {
    clock.advance(PREVIEW_MS);
    await settled();
  };

  it('of pieces names its amount before it is asked for', async () => {
    const { order, refund } = await openRefund();
    expect([refund.goesBack, refund.left, refund.lines]).toMatchObject([
      undefined,
      '₹499',
      [{ sku: 'tee', most: 2 }, {}],
    ]);
    refund.change('quantities', { tee: 1 });
    expect(refund.goesBack).toBeUndefined();
    await previewed();
    expect([refund.goesBack, orders.orders.get(placed.id)?.sums?.refunds]).toEqual(['₹499', []]);
    refund.change('reason', 'Torn');
    expect(refund.goesBack).toBe('₹499');
    await refund.form.submit();
    await settled();
    expect([order.dialog, order.announcement]).toEqual([undefined, 'The refund is asked for']);
    expect(order.view?.money).toMatchObject({
      refundable: '₹0',
      refunds: [{ amount: '₹499', reason: 'Torn', actor: 'Ravi' }],
    });
  });

  it('of an amount that is too large says what is left', async () => {
    const { refund } = await openRefund();
    refund.change('by', 'amount');
    refund.change('amount', '500.50');
    await previewed();
    expect([refund.goesBack, refund.fault]).toEqual([
      ...[undefined, '₹499 are left of the payment, ₹500.50 are asked for'],
    ]);
    refund.change('reason', 'Torn');
    await refund.form.submit();
    expect([refund.form.refusal, refund.form.fields.amount]).toEqual([refund.fault, '500.50']);
  });

  it('whose amount was not seen yet is shown first', async () => {
    const { order, refund } = await openRefund();
    refund.change('by', 'amount');
    refund.change('amount', '12.34');
    refund.change('reason', 'Torn');
    await refund.form.submit();
    expect(refund.form.refusal).toBe('₹12.34 would go back. Press again to refund it.');
    expect(orders.orders.get(placed.id)?.sums?.refunds).toEqual([]);
    await refund.form.submit();
    await settled();
    expect(order.view?.money?.refunds).toMatchObject([{ amount: '₹12.34' }]);
  });

  it('without pieces, amount or reason is not asked for', async () => {
    const { refund } = await openRefund();
    await refund.form.submit();
    expect(refund.form.errors).toEqual({ quantities: 'Choose at least one piece', reason: 'Reason is required' });
    expect(refund.fault).toBe('');
  });

  it('is previewed for what was chosen last', async () => {
    const { refund } = await openRefund();
    const preview = orders.previewRefund.bind(orders);
    const held: (() => void)[] = [];
    orders.previewRefund = async (...given) => {
      const outcome = await preview(...given);
      await new Promise<void>((resolve) => held.push(resolve));
      return outcome;
    };
    refund.change('by', 'amount');
    refund.change('amount', '1');
    await previewed();
    refund.change('amount', '2');
    await previewed();
    held[1]?.();
    await settled();
    held[0]?.();
    await settled();
    expect(refund.goesBack).toBe('₹2');
  });

  it('is not previewed once its dialog is closed', async () => {
    const { order, refund } = await openRefund();
    refund.change('quantities', { tee: 1 });
    order.close();
    await previewed();
    expect(refund.goesBack).toBeUndefined();
  });

  it('begins with an amount when every piece has gone back', async () => {
    const lines = placed.lines.map(({ sku, quantity }) => ({ sku, quantity, amount: 10_000 }));
    const back = {
      id: 'r',
      amount: 20_000,
      status: 'processed',
      reason: 'Torn',
      at: placed.placedAt,
      actor: 'Ravi',
      lines,
    };
    orders.add({ ...placed, sums: someSums({ refunds: [back] }) });
    const { refund } = await openRefund();
    expect([refund.lines, refund.form.fields.by]).toEqual([[], 'amount']);
  });

  it('without a connection says so', async () => {
    const { refund } = await openRefund();
    orders.loseConnection();
    refund.change('quantities', { tee: 1 });
    await previewed();
    expect(refund.fault).toContain('cannot be reached');
    orders.failure = undefined;
    refund.change('quantities', { tee: 1 });
    refund.change('reason', 'Torn');
    await previewed();
    orders.failure = new SessionEnded('No session');
    await refund.form.submit();
    expect(refund.form.refusal).toBe('Your session has ended. Please sign in again.');
  });

  it('that failed is tried again, once', async () => {
    await orders.refund(placed.id, { what: { amount: 10_000 }, restock: false, reason: 'Torn' });
    orders.failRefunds();
    clock.advance(1000);
    const { order } = await open();
    expect(order.view?.money?.refunds).toMatchObject([
      { id: 'refund-1', status: 'Failed', failure: 'The bank refused it', isRetryable: true },
    ]);
    await order.retryRefund('refund-1');
    expect(order.announcement).toBe('The refund is asked for again');
    expect(order.view?.money?.refunds).toMatchObject([{ isRetryable: false }, { status: 'On its way' }]);
    await order.retryRefund('refund-1');
    expect(order.alert).toBe('There is no such refund of an order');
  });
});

describe('A mail about the order', () => {
  const mail = { id: 'm', kind: 'order-placed', createdAt: placed.placedAt, sentAt: placed.placedAt };

  it('is sent again by those who may, which is said', async () => {
    work.allMails = [{ ...mail, to: 'asha@example.com' }];
    const { order } = await open('manager');
    await order.sendMailAgain('m');
    expect([order.maySendMails, order.announcement, order.alert]).toEqual([true, 'The mail is sent again', '']);
    expect(work.allMails[0]?.sentAt).toBeUndefined();
    expect((await open('packer')).order.maySendMails).toBe(false);
  });

  it('that is gone, or cannot be sent without a session, says so', async () => {
    const { order } = await open();
    await order.sendMailAgain('m');
    expect([order.alert, order.announcement]).toEqual(['The mail does not exist.', '']);
    work.failure = new SessionEnded('No session');
    await order.sendMailAgain('m');
    expect(order.alert).toBe('Your session has ended. Please sign in again.');
  });
});
