import { describe, expect, it } from 'vitest';
import type { ForChangingOrders } from '../../../core/admin/ports/ForChangingOrders.ts';
import type { ForReadingOrders } from '../../../core/admin/ports/ForReadingOrders.ts';
import type { StaffOrder } from '../../../core/admin/ports/StaffOrder.ts';
import { Unreachable } from '../../../core/admin/ports/Unreachable.ts';

/** The ports for Ravi, the owner, with the test controls that the contract needs. */
export type StaffOrdersSubject = {
  readonly orders: ForReadingOrders & ForChangingOrders;
  /** Lets Asha Rao buy one tee in M for ₹499. Resolves with the number of the order. */
  buy(): Promise<string>;
  /** Makes the payment provider refuse every refund that was asked for. */
  failRefunds(): Promise<void>;
  loseConnection(): void;
  /** Makes every call fail with status 500. */
  breakDown(): void;
  /** Makes every call fail with status 401. */
  endSession(): void;
};

const parcel = { kind: 'ship', carrier: 'DTDC', trackingNumber: 'D 1', lines: [{ sku: 'tee', quantity: 1 }] } as const;
const torn = { restock: false, reason: 'Torn' } as const;

export function describeStaffOrdersContract(
  name: string,
  makeSubject: () => StaffOrdersSubject | Promise<StaffOrdersSubject>,
) {
  const open = async () => {
    const subject = await makeSubject();
    const number = await subject.buy();
    const order = async (): Promise<StaffOrder> => {
      const found = await subject.orders.order(number);
      if (found === undefined) throw new Error(`There is no order ${number}`);
      return found;
    };
    const { id } = await order();
    return { ...subject, number, id, order };
  };

  describe(`${name}: orders for staff`, () => {
    it('are listed with their sums, and counted by state', async () => {
      const { orders, number, id } = await open();
      const { orders: found, counts, next } = await orders.find({ text: '' });
      expect([counts, next]).toEqual([{ placed: 1 }, undefined]);
      expect(found).toEqual([
        {
          ...{ id, number, status: 'placed', name: 'Asha Rao', email: 'asha@example.com', pieces: 1, amount: 49_900 },
          placedAt: expect.any(String),
        },
      ]);
    });

    it('are found by state, and by number, name, e-mail, phone and PIN', async () => {
      const { orders, number } = await open();
      const found = async (text: string, status?: 'placed' | 'packed') =>
        (await orders.find({ text, status })).orders.length;
      for (const text of [number, 'asha r', 'ASHA@', '98765 43210', '400050'])
        expect([text, await found(text)]).toEqual([text, 1]);
      expect([await found('nobody'), await found('', 'placed'), await found('', 'packed')]).toEqual([0, 1, 0]);
    });

    it('are listed from either end, page by page', async () => {
      const { orders, number, buy } = await open();
      const later = await buy();
      const numbers = async (isOldestFirst: boolean, after?: string) =>
        (await orders.find({ text: '', isOldestFirst }, after)).orders.map((order) => order.number);
      expect([await numbers(false), await numbers(true)]).toEqual([
        [later, number],
        [number, later],
      ]);
      expect([await numbers(false, later), await numbers(true, number)]).toEqual([[number], [later]]);
    });

    it('are read by their number, each with its lines, address, money and timeline', async () => {
      const { orders, order, number } = await open();
      expect(await order()).toMatchObject({
        ...{ number, status: 'placed', email: 'asha@example.com', shipments: [] },
        address: { name: 'Asha Rao', pincode: '400050', phone: '98765 43210' },
        lines: [{ sku: 'tee', size: 'M', quantity: 1, shipped: 0, price: 49_900 }],
        timeline: [{ kind: 'placed', actor: 'shop' }],
        sums: {
          subTotal: 69_900,
          discount: 20_000,
          paid: 49_900,
          refunds: [],
          payment: { amount: 49_900, refunded: 0 },
        },
      });
      expect(await orders.order('CR-NOTHING')).toBeUndefined();
      // A part of a number names no order.
      expect(await orders.order(number.slice(0, -1))).toBeUndefined();
    });

    it('are packed, shipped and delivered, each step once', async () => {
      const { orders, id, order } = await open();
      const conflict = { outcome: 'conflict', text: 'The order is packed' };
      expect(await orders.change(id, { kind: 'pack' })).toMatchObject({
        outcome: 'changed',
        order: { status: 'packed' },
      });
      expect(await orders.change(id, { kind: 'pack' })).toEqual(conflict);
      expect(await orders.change(id, parcel)).toMatchObject({
        outcome: 'changed',
        order: { status: 'shipped', shipments: [{ carrier: 'DTDC', trackingNumber: 'D 1' }], lines: [{ shipped: 1 }] },
      });
      expect(await orders.change(id, parcel)).toEqual({
        ...{ outcome: 'conflict', text: 'The parcel has pieces that are not left to be shipped' },
      });
      expect(await orders.change(id, { kind: 'deliver' })).toMatchObject({ order: { status: 'delivered' } });
      expect((await order()).timeline.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
        ...['placed by shop', 'packed by Ravi', 'shipped by Ravi', 'delivered by Ravi'],
      ]);
    });

    it('are cancelled with a reason, and what was paid goes back', async () => {
      const { orders, id, order } = await open();
      const cancel = { kind: 'cancel', reason: 'fraud', refund: true, restock: true } as const;
      expect(await orders.change(id, cancel)).toMatchObject({ outcome: 'changed', order: { status: 'cancelled' } });
      expect(await order()).toMatchObject({ sums: { refunds: [{ amount: 49_900, status: 'requested' }] } });
      expect((await order()).timeline).toContainEqual(expect.objectContaining({ kind: 'cancelled', note: 'fraud' }));
      expect(await orders.change(id, cancel)).toEqual({ outcome: 'conflict', text: 'The order is cancelled' });
    });

    it('have notes of staff', async () => {
      const { orders, id, order } = await open();
      expect(await orders.change(id, { kind: 'note', text: 'A gift' })).toMatchObject({ outcome: 'changed' });
      expect((await order()).timeline).toContainEqual(
        expect.objectContaining({ kind: 'note', actor: 'Ravi', note: 'A gift' }),
      );
    });

    it('that do not exist are not changed', async () => {
      const { orders } = await open();
      expect(await orders.change('nothing', { kind: 'pack' })).toMatchObject({ outcome: 'refused' });
      expect(await orders.refund('nothing', { ...torn, what: { amount: 100 } })).toMatchObject({ outcome: 'refused' });
    });

    it('are refunded by piece or amount after a preview that changes nothing', async () => {
      const { orders, id, order } = await open();
      const what = { lines: [{ sku: 'tee', quantity: 1 }] };
      const back = { outcome: 'refund', amount: 49_900, lines: [{ sku: 'tee', quantity: 1, amount: 49_900 }] };
      const before = await order();
      expect(await orders.previewRefund(id, what)).toEqual(back);
      expect(await order()).toEqual(before);
      expect(await orders.previewRefund(id, { amount: 12_345 })).toEqual({
        outcome: 'refund',
        amount: 12_345,
        lines: [],
      });
      expect(await orders.refund(id, { ...torn, what })).toEqual(back);
      expect((await order()).sums).toMatchObject({
        payment: { refunded: 49_900 },
        refunds: [{ reason: 'Torn', actor: 'Ravi' }],
      });
      const refused = { outcome: 'refused', text: '0 paise are left of the payment, 12345 are asked for' };
      expect(await orders.refund(id, { ...torn, what: { amount: 12_345 } })).toEqual(refused);
    });

    it('have failed refunds that are tried again, once', async () => {
      const { orders, id, order, failRefunds } = await open();
      await orders.refund(id, { ...torn, what: { amount: 10_000 } });
      await failRefunds();
      const [failed] = (await order()).sums?.refunds ?? [];
      expect(failed).toMatchObject({ amount: 10_000, status: 'failed' });
      expect(await orders.retryRefund(failed?.id ?? '')).toEqual({ outcome: 'retried' });
      expect((await order()).sums?.refunds).toMatchObject([
        { status: 'failed' },
        { amount: 10_000, reason: 'Torn', retryOf: failed?.id },
      ]);
      expect(await orders.retryRefund(failed?.id ?? '')).toMatchObject({ outcome: 'refused' });
      expect(await orders.retryRefund('nothing')).toMatchObject({ outcome: 'refused' });
    });

    it('reject without a connection, when the back-end fails, and without a session', async () => {
      const { orders, id, number, loseConnection, breakDown, endSession } = await open();
      const calls = [
        () => orders.find({ text: '' }),
        () => orders.order(number),
        () => orders.change(id, { kind: 'pack' }),
        () => orders.previewRefund(id, { amount: 100 }),
        () => orders.refund(id, { ...torn, what: { amount: 100 } }),
        () => orders.retryRefund('refund-1'),
      ];
      loseConnection();
      for (const call of calls) await expect(call()).rejects.toBeInstanceOf(Unreachable);
      breakDown();
      for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'Error' });
      endSession();
      for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'SessionEnded' });
    });
  });
}
