import { describe, expect, it } from 'vitest';
import { MemoryProvider } from '../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { timestamp } from '../../core/domain/time/timestamp.ts';
import { AT_START, home, paidServer, receiptLine, START } from './testServer.ts';

const address = { ...home, _id: expect.any(String), ...AT_START };

describe('The calls of the orders', () => {
  it('POST returns 201 with the orders; the same again gives the same answer and no second order', async () => {
    const { asAsha, order } = await paidServer();
    const orders = [
      {
        ...{ paymentId: 'pay_1', orderId: order.checkoutId, amountPaid: 49_900, orderedProducts: [receiptLine] },
        ...{ deliveryAddress: address, paidAt: timestamp(START) },
        ...{ _id: order.checkoutId, ...AT_START, number: 'CR-00000001', status: 'placed' },
        // Ordered on a Sunday.
        delivery: { from: '2026-03-05', to: '2026-03-11' },
      },
    ];
    expect(await asAsha('GET', '/user/orders')).toMatchObject({ status: 200, body: { orders: [] } });
    for (const _time of [1, 2]) {
      const answer = await asAsha('POST', '/user/orders', { order });
      expect([answer.status, answer.body]).toEqual([201, { orders }]);
    }
    const answer = await asAsha('GET', '/user/orders');
    expect([answer.status, answer.body]).toEqual([200, { orders }]);
    expect((await asAsha('GET', '/user/cart')).body).toEqual({ cart: [] });
  });

  it.each([
    ['a wrong signature', { signature: 'forged' }],
    ['the signature of another payment', { paymentId: 'pay_9' }],
    ["another order of the provider's", { providerOrderId: 'order_9' }],
  ])('POST returns 422 for %s, and makes no order', async (_what, forged) => {
    const { asAsha, order, ports } = await paidServer();
    expect(await asAsha('POST', '/user/orders', { order: { ...order, ...forged } })).toMatchObject({
      status: 422,
      body: { errors: ['The payment is not signed by the payment provider.'] },
    });
    expect(ports.tables.orders.size).toBe(0);
  });

  it('POST returns 409 for a second payment of a checkout', async () => {
    const { asAsha, order } = await paidServer();
    await asAsha('POST', '/user/orders', { order });
    const signature = MemoryProvider.sign(`${order.providerOrderId}|pay_2`);
    const answer = await asAsha('POST', '/user/orders', { order: { ...order, paymentId: 'pay_2', signature } });
    expect(answer).toMatchObject({ status: 409, body: { errors: ['The payment belongs to another order.'] } });
  });
});
