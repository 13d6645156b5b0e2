import { beforeEach, describe, expect, it } from 'vitest';
import { SessionEnded } from '../../../../core/admin/ports/SessionEnded.ts';
import { someSums } from '../../../../core/admin/testing/aStaffOrder.ts';
import { ASK_AGAIN_MS } from '../../live/askAgain.ts';
import { OrderFixture, placed, settled } from '../testing/OrderFixture.ts';

let fixture: OrderFixture;
let { clock, visibility, orders, work }: OrderFixture = new OrderFixture();
beforeEach(() => {
  fixture = new OrderFixture();
  ({ clock, visibility, orders, work } = fixture);
});

describe('An order', () => {
  it('is shown with its lines, sums, address and what happened, the latest first', async () => {
    orders.add({ ...placed, mails: [{ id: 'm', kind: 'order-placed', createdAt: placed.placedAt }] });
    await orders.change(placed.id, { kind: 'note', text: 'A gift' });
    const { order } = await fixture.open();
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
    const { order } = await fixture.open('packer');
    expect([order.view?.money, order.steps]).toEqual([undefined, ['pack', 'ship']]);
  });

  it('that does not exist is unknown', async () => {
    orders.orders.clear();
    expect((await fixture.open()).order.status).toBe('unknown');
  });

  it('that could not be read can be read again', async () => {
    orders.loseConnection();
    const { order } = await fixture.open();
    expect([order.status, order.failure]).toEqual(['failed', expect.stringContaining('cannot be reached')]);
    orders.failure = undefined;
    const again = order.load();
    expect(order.status).toBe('loading');
    await again;
    expect(order.status).toBe('ready');
  });

  it('is read again every 30 s and when it is looked at, and stays when that fails', async () => {
    const { order, stop } = await fixture.open();
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
    const { order } = await fixture.open();
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
    expect((await fixture.open()).order.steps).toEqual(steps);
  });

  it('are no refund when all has gone back', async () => {
    const payment = { id: 'pay_1', status: 'captured', amount: 49_900, refunded: 49_900 };
    orders.add({ ...placed, status: 'cancelled', sums: someSums({ payment }) });
    expect((await fixture.open()).order.steps).toEqual([]);
  });

  it('are made with one press, once, and announced', async () => {
    const { order } = await fixture.open();
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
    const { order } = await fixture.open();
    await orders.change(placed.id, { kind: 'pack' });
    clock.advance(10_000);
    await order.pack();
    expect([order.alert, order.announcement, order.view?.status]).toEqual(['Ravi packed this 10 s ago.', '', 'packed']);
    expect(order.steps[0]).toBe('ship');
    order.open('ship');
    expect(order.alert).toBe('');
  });

  it('are not overtaken by an answer that was under way', async () => {
    const { order } = await fixture.open();
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
    const { order } = await fixture.open();
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
    const { order } = await fixture.open();
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
    const { order } = await fixture.open();
    order.open('ship');
    order.parcel.change('carrier', 'DTDC');
    order.parcel.change('trackingNumber', 'D1');
    orders.loseConnection();
    await order.parcel.submit();
    expect(order.parcel.refusal).toContain('cannot be reached');
  });
});

it('Cancelling needs a reason, and refunds what was paid', async () => {
  const { order } = await fixture.open();
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
  const { order } = await fixture.open();
  order.note.change('text', 'A gift');
  await order.note.submit();
  expect([order.note.fields.text, order.view?.timeline[0]]).toMatchObject(['', { what: 'Note', note: 'A gift' }]);
});

describe('A mail about the order', () => {
  const mail = { id: 'm', kind: 'order-placed', createdAt: placed.placedAt, sentAt: placed.placedAt };

  it('is sent again by those who may, which is said', async () => {
    work.allMails = [{ ...mail, to: 'asha@example.com' }];
    const { order } = await fixture.open('manager');
    await order.sendMailAgain('m');
    expect([order.maySendMails, order.announcement, order.alert]).toEqual([true, 'The mail is sent again', '']);
    expect(work.allMails[0]?.sentAt).toBeUndefined();
    expect((await fixture.open('packer')).order.maySendMails).toBe(false);
  });

  it('that is gone, or cannot be sent without a session, says so', async () => {
    const { order } = await fixture.open();
    await order.sendMailAgain('m');
    expect([order.alert, order.announcement]).toEqual(['The mail does not exist.', '']);
    work.failure = new SessionEnded('No session');
    await order.sendMailAgain('m');
    expect(order.alert).toBe('Your session has ended. Please sign in again.');
  });
});
