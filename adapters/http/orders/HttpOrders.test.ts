import { describe, expect, it } from 'vitest';
import { orderOf, type PaidAttempt } from '../../../core/domain/orders/CheckoutAttempt.ts';
import { SessionRejected } from '../../../core/storefront/ports/failures/SessionRejected.ts';
import { Unreachable } from '../../../core/storefront/ports/failures/Unreachable.ts';
import { anAttempt, paid } from '../../../core/storefront/testing/anAttempt.ts';
import { MemoryLists } from '../../memory/device/MemoryLists.ts';
import { toWireOrder } from '../../wire/orders/wireOrder.ts';
import { apiAnswering, failureOf, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpOrders } from './HttpOrders.ts';

const unsigned = paid(anAttempt({ orderId: 'checkout-1' }), 'pay_1');
const attempt: PaidAttempt = {
  ...unsigned,
  payment: { ...unsigned.payment, providerOrderId: 'order_9', signature: 'c0ffee' },
};
const order = orderOf(attempt);
const older = { ...order, orderId: 'checkout-0', paymentId: 'pay_0' };
const both = { orders: [toWireOrder(order), toWireOrder(older)] };

function ordersAnswering(answer: () => Response | Promise<Response>) {
  const { api, sent } = apiAnswering(answer);
  return { orders: new HttpOrders(api, new MemoryLists()), sent };
}

describe('GET /api/user/orders', () => {
  it('is answered with the orders, the newest first, which the port has last', async () => {
    const { orders, sent } = ordersAnswering(json(200, both));
    expect(await orders.orders(SESSION)).toEqual([older, order]);
    expect(sent).toMatchObject([{ url: '/api/user/orders', init: { method: 'GET' } }]);
    expect(sent[0]?.init?.headers).toMatchObject({ authorization: SESSION.token });
  });

  it('fails on an order with another shape', async () => {
    const { orders } = ordersAnswering(json(200, { orders: [{ ...toWireOrder(order), amountPaid: 1.5 }] }));
    expect((await failureOf(orders.orders(SESSION))).message).toContain('orders.0.amountPaid');
  });
});

describe('POST /api/user/orders', () => {
  it('sends the proof of the payment', async () => {
    const { orders, sent } = ordersAnswering(json(201, both));
    expect(await orders.record(SESSION, attempt)).toBe('recorded');
    expect(sent).toMatchObject([{ url: '/api/user/orders', init: { method: 'POST' } }]);
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
      order: { checkoutId: 'checkout-1', paymentId: 'pay_1', providerOrderId: 'order_9', signature: 'c0ffee' },
    });
  });

  it.each([404, 409, 422])('is refused with the text of status %d', async (status) => {
    const { orders } = ordersAnswering(json(status, { errors: ['The signature is wrong.'] }));
    expect(await orders.record(SESSION, attempt)).toEqual({ refusal: 'The signature is wrong.' });
  });

  it.each([
    ['an order of the provider', { paymentId: 'pay_1', signature: 'c0ffee' }],
    ['a signature', { paymentId: 'pay_1', providerOrderId: 'order_9' }],
  ])('is not called for a payment without %s, which is refused', async (_what, proof) => {
    const { orders, sent } = ordersAnswering(json(201, both));
    const payment = { ...proof, paidAt: order.paidAt };
    expect(await orders.record(SESSION, { ...attempt, payment })).toEqual({ refusal: expect.stringMatching(/signed/) });
    expect(sent).toEqual([]);
  });

  it.each<[string, () => Response | Promise<Response>, unknown]>([
    ['an invalid session', json(401, { errors: ['no'] }), SessionRejected],
    ['a gateway error', json(502, {}), Unreachable],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), Unreachable],
    ['a page that is not the API’s', json(404, {}), Error],
    ['an error', json(500, { errors: ['Sorry'] }), Error],
    ['an answer of another shape', json(201, {}), Error],
  ])('fails on %s', async (_what, answer, kind) => {
    const { orders } = ordersAnswering(answer);
    expect(await failureOf(orders.record(SESSION, attempt))).toBeInstanceOf(kind);
  });
});
