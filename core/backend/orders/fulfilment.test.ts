import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { type OrderLife, startOrderLife } from '../../../adapters/memory/backEnd/testing/startOrderLife.ts';
import type { BackEnd } from '../BackEnd.ts';

let life: OrderLife;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;
beforeEach(async () => {
  life = await startOrderLife();
  ({ ports, backEnd, asha } = life);
});

describe('Cancelling', () => {
  it('gives the money back and puts the pieces back, once', async () => {
    await (await life.pay()).confirm();
    await life.runJobs();
    const [first, second] = [await backEnd.cancelOrder(asha, 'order-1'), await backEnd.cancelOrder(asha, 'order-1')];
    expect(first).toMatchObject({ status: 'cancelled', refunds: [{ amount: 112_800, status: 'requested' }] });
    expect(second).toEqual(first);
    expect(await life.levels()).toEqual(['cap 3 0', 'tee 6 0']);
    await life.runJobs();
    await life.runJobs();
    expect(life.mails()).toEqual(['order-placed', 'order-cancelled']);
    expect(await ports.provider.refunds('pay_1')).toMatchObject([{ amount: 112_800, status: 'processed' }]);
  });

  it('is refused once the order is packed, except by staff until it is shipped', async () => {
    await (await life.pay()).confirm();
    expect(await backEnd.fulfilOrder.pack('order-1', 'Meera')).toEqual({ status: 'packed' });
    expect(await backEnd.cancelOrder(asha, 'order-1')).toBe('order-not-cancellable');
    expect(await backEnd.cancelForStaff('order-1', 'Meera', { reason: 'staff', note: 'Stain' })).toEqual({
      status: 'cancelled',
    });
    expect(await backEnd.fulfilOrder.pack('order-1', 'Meera')).toEqual({
      ...{ status: 'cancelled', refused: 'The order is cancelled' },
    });
  });

  it('says who sells as the shop is called now', async () => {
    await (await life.pay()).confirm();
    await ports.settings.save({ ...(await ports.settings.read()), name: 'Zoya & Co', gstin: '27AAPFU0939F1ZV' });
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({ seller: ['Zoya & Co', 'GSTIN 27AAPFU0939F1ZV'] });
  });

  it('knows no order of another shopper, nor one that does not exist', async () => {
    await (await life.pay()).confirm();
    const meher = await life.fixture.another();
    expect(await backEnd.cancelOrder(meher, 'order-1')).toBe('unknown-order');
    expect(await backEnd.showOrder(meher, 'order-1')).toBe('unknown-order');
    expect(await backEnd.cancelOrder(asha, 'order-9')).toBe('unknown-order');
    expect(await backEnd.cancelForStaff('order-9', 'Meera', { reason: 'staff' })).toBe('unknown-order');
    expect(await backEnd.fulfilOrder.pack('order-9', 'Meera')).toBe('unknown-order');
    expect(await life.status()).toBe('placed');
  });
});

describe('An order', () => {
  const parcel = { carrier: 'Blue Dart', trackingNumber: 'BD1' };

  it('is packed, shipped in parcels and delivered, each step once, and the shopper gets a mail for each parcel', async () => {
    await (await life.pay()).confirm();
    await life.runJobs();
    const { ship, deliver, pack } = backEnd.fulfilOrder;
    expect(await deliver('order-1', 'Meera')).toEqual({ status: 'placed', refused: 'The order is placed' });
    expect(await ship('order-1', { ...parcel, lines: [{ key: 'tee', quantity: 2 }] }, 'Meera')).toEqual({
      status: 'shipped',
    });
    expect(await pack('order-1', 'Meera')).toMatchObject({ refused: 'The order is shipped' });
    expect(await ship('order-1', { ...parcel, lines: [{ key: 'tee', quantity: 1 }] }, 'Meera')).toMatchObject({
      refused: 'The parcel has pieces that are not left to be shipped',
    });
    expect(await ship('order-1', { ...parcel, trackingNumber: 'BD2' }, 'Meera')).toEqual({ status: 'shipped' });
    expect(await ship('order-1', parcel, 'Meera')).toMatchObject({ status: 'shipped', refused: expect.any(String) });
    expect(await backEnd.cancelForStaff('order-1', 'Meera', { reason: 'staff' })).toEqual({
      ...{ status: 'shipped', refused: 'The order is shipped' },
    });
    expect(await deliver('order-1', 'Meera')).toEqual({ status: 'delivered' });
    expect(await backEnd.showOrder(asha, 'order-1')).toMatchObject({
      timeline: ['placed', 'packed', 'shipped', 'shipped', 'delivered'].map((kind) => ({ kind })),
      shipments: [
        { trackingNumber: 'BD1', lines: [{ key: 'tee', quantity: 2 }], deliveredAt: expect.any(String) },
        { trackingNumber: 'BD2', lines: [{ key: 'cap', quantity: 1 }] },
      ],
      ...{ subTotal: 154_800, discount: 40_000, couponDiscount: 2_000, amountPaid: 112_800 },
    });
    await life.runJobs();
    expect(life.mails()).toEqual(['order-placed', 'order-shipped', 'order-shipped']);
  });
});
