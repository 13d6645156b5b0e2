import { describe, expect, it } from 'vitest';
import type { Order } from '../../core/domain/orders/Order.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { denimJacket, home, welcomePriya } from './backEndSamples.ts';
import { type BackEndSubject, START } from './backEndSubjects.ts';
import { describeProtectedCall } from './protectedCallContract.ts';

const atStart = { createdAt: timestamp(START), updatedAt: timestamp(START) };
const order: Order = {
  paymentId: 'pay_1',
  orderId: 'order one',
  amountPaid: 119_950,
  orderedProducts: [{ ...denimJacket, quantity: 1, ...atStart }],
  deliveryAddress: { key: 'home', ...home, ...atStart },
  paidAt: timestamp(START),
};

export function describeServerOrdersContract(name: string, makeSubject: () => BackEndSubject): void {
  describe(`${name} exchanges orders with the back-end`, () => {
    it('has no orders at first', async () => {
      const subject = makeSubject();
      await welcomePriya(subject);
      expect(await subject.serverOrders.orders()).toEqual([]);
    });

    it('sends orders and answers all it received, each with a key of its own', async () => {
      const subject = makeSubject();
      await welcomePriya(subject);
      const first = { key: expect.any(String), orderId: 'order one' };
      expect(await subject.serverOrders.send(order)).toEqual([first]);
      const both = await subject.serverOrders.send({ ...order, orderId: 'order two' });
      expect(both).toEqual([first, { key: expect.any(String), orderId: 'order two' }]);
      expect(new Set(both.map(({ key }) => key)).size).toBe(2);
      expect(await subject.serverOrders.orders()).toEqual(both);
    });
  });

  describeProtectedCall(`${name}: reading orders`, makeSubject, ({ serverOrders }) => serverOrders.orders());
  describeProtectedCall(`${name}: sending an order`, makeSubject, ({ serverOrders }) => serverOrders.send(order));
}
