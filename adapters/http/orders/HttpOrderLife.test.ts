import { describe, expect, it } from 'vitest';
import { anOrderDetails } from '../../../core/storefront/testing/anOrderDetails.ts';
import { toWireOrder } from '../../wire/orders/wireOrder.ts';
import { toWireOrderDetails } from '../../wire/orders/wireOrderDetails.ts';
import { apiAnswering, failureOf, json, SESSION } from '../testing/apiAnswering.ts';
import { HttpOrderLife } from './HttpOrderLife.ts';

const AT = '2026-03-01T09:30:00+00:00';
const order = anOrderDetails({
  shipments: [{ carrier: 'DTDC', trackingNumber: 'D1', shippedAt: AT, lines: [{ key: 'tee', quantity: 1 }] }],
  refunds: [{ amount: 100, status: 'pending', at: AT }],
});
const body = { order: toWireOrderDetails(order) };

function answering(answer: () => Response) {
  const { api, sent } = apiAnswering(answer);
  return { life: new HttpOrderLife(api), sent };
}

describe('GET /api/user/orders?after=', () => {
  it.each([
    [{ next: 'CR-0000000B' }, true],
    [{}, false],
  ])('is answered with the orders before a number, the newest last, and with %j', async (next, hasMore) => {
    const older = { ...order, orderId: 'checkout-0', number: 'CR-0000000B' };
    const orders = [toWireOrder(order), toWireOrder(older)];
    const { life, sent } = answering(json(200, { orders, ...next }));
    const page = await life.before(SESSION, 'CR 1');
    expect([page.orders.map(({ orderId }) => orderId), page.hasMore]).toEqual([['checkout-0', 'checkout-1'], hasMore]);
    expect(sent).toMatchObject([{ url: '/api/user/orders?after=CR%201', init: { method: 'GET' } }]);
  });
});

describe('GET /api/user/orders/{id}', () => {
  it('is answered with the order and its life', async () => {
    const { life, sent } = answering(json(200, body));
    expect(await life.order(SESSION, 'a/b')).toEqual(order);
    expect(sent).toMatchObject([{ url: '/api/user/orders/a%2Fb', init: { method: 'GET' } }]);
  });

  it('knows no order that the shopper does not have', async () => {
    const { life, sent } = answering(json(404, { errors: ['There is no such order.'] }));
    expect(await life.order(SESSION, 'another')).toBeUndefined();
    expect(await life.order(SESSION, '..')).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it('fails on another shape, and when the shop does', async () => {
    const wrong = { order: { ...body.order, timeline: [{ kind: 'lost', at: AT }] } };
    expect((await failureOf(answering(json(200, wrong)).life.order(SESSION, 'a'))).message).toContain('timeline');
    await failureOf(answering(json(500, {})).life.order(SESSION, 'a'));
  });
});

describe('POST /api/user/orders/{id}/cancel', () => {
  it('is answered with the cancelled order', async () => {
    const { life, sent } = answering(json(200, body));
    expect(await life.cancel(SESSION, 'checkout-1')).toEqual(order);
    expect(sent).toMatchObject([{ url: '/api/user/orders/checkout-1/cancel', init: { method: 'POST' } }]);
  });

  it.each([404, 409])('is refused with the text of status %d', async (status) => {
    const { life } = answering(json(status, { errors: ['The order is packed.'] }));
    expect(await life.cancel(SESSION, 'checkout-1')).toEqual({ refusal: 'The order is packed.' });
  });
});

describe('POST /api/user/orders/{id}/returns', () => {
  const request = { lines: [{ key: 'tee', quantity: 1, reason: 'too-big' as const }], idempotencyKey: 'key-1' };

  it('is answered with the order, and names its key', async () => {
    const { life, sent } = answering(json(201, body));
    expect(await life.askForReturn(SESSION, 'checkout-1', request)).toEqual(order);
    expect(sent).toMatchObject([
      {
        url: '/api/user/orders/checkout-1/returns',
        init: {
          method: 'POST',
          headers: { 'idempotency-key': 'key-1' },
          body: JSON.stringify({ lines: request.lines }),
        },
      },
    ]);
  });

  it('is refused with a text', async () => {
    const { life } = answering(json(422, { errors: ['Sun T-Shirt in L: too few are in stock.'] }));
    expect(await life.askForReturn(SESSION, 'a', request)).toEqual({
      refusal: 'Sun T-Shirt in L: too few are in stock.',
    });
    expect(await life.askForReturn(SESSION, '..', request)).toEqual({ refusal: 'There is no such order.' });
  });

  it('is withdrawn below its id', async () => {
    const { life, sent } = answering(json(200, body));
    expect(await life.withdrawReturn(SESSION, 'checkout-1', 'a/b')).toEqual(order);
    expect(sent).toMatchObject([
      { url: '/api/user/orders/checkout-1/returns/a%2Fb/withdraw', init: { method: 'POST' } },
    ]);
  });
});

describe('PUT /api/user/orders/{id}/fit', () => {
  const vote = { key: 'tee', fit: 'small' as const };

  it('is answered with the order', async () => {
    const { life, sent } = answering(json(200, body));
    expect(await life.voteOnFit(SESSION, 'checkout-1', vote)).toEqual(order);
    expect(sent).toMatchObject([
      { url: '/api/user/orders/checkout-1/fit', init: { method: 'PUT', body: JSON.stringify(vote) } },
    ]);
  });

  it('is refused with a text', async () => {
    const { life } = answering(json(409, { errors: ['The order is not delivered yet.'] }));
    expect(await life.voteOnFit(SESSION, 'a', vote)).toEqual({ refusal: 'The order is not delivered yet.' });
  });
});
