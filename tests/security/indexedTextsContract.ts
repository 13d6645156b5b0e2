import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refusalResponses } from '../../adapters/fastify/refusalResponses.ts';
import { RazorpayApi } from '../../adapters/razorpay-api/RazorpayApi.ts';
import { paymentText, signatureOf } from '../../adapters/razorpay-api/signature.ts';
import { CannedServer } from '../../adapters/razorpay-api/testing/CannedServer.ts';
import type { Database } from '../../adapters/sql/connection/Database.ts';
import { testStores } from '../../adapters/sql/testing/testStores.ts';
import { as, asha, signUp, startCheckout, tee, testServer } from '../fastify/testServer.ts';

const SECRETS = { keyId: 'key', keySecret: 'secret of the key', webhookSecret: 'secret of the webhook' };
const ORDER = 'order_1';

/** Returns a text of so many characters that databases cannot compress. */
const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

/** Returns the longest text that is indexed, of characters in this range. */
const longest = (first: number, last: number) =>
  Array.from({ length: 512 }, () => String.fromCharCode(randomInt(first, last))).join('');

/** A row of an index has room for about 2,700 bytes. */
const LONG = random(3000);
const ERRORS = { errors: [expect.any(String)] };

/** That texts which are too long for an index are refused as a fault of the client, and write nothing. `database` returns a migrated database. */
export function describeIndexedTexts(name: string, database: () => Database): void {
  /** A server on which Asha is signed up. The provider answers each new order with this id. */
  async function ashas(orderId = ORDER) {
    const provider = new CannedServer();
    provider.answerJson(200, { id: orderId, amount: tee.discountedPrice, currency: 'INR' });
    const api = new RazorpayApi({ ...SECRETS, apiUrl: await provider.listen() });
    onTestFinished(() => provider.close());
    const { reset, removeShopper: _, ...stores } = testStores(database());
    await reset();
    await stores.products.import([{ ...tee, isListed: true }]);
    const { backEnd, call } = testServer({}, { ...stores, ...{ provider: api } });
    const asAsha = as(call, await signUp(call));
    const webhook = (eventId: string, payment: { readonly id: string; readonly order_id: string }) => {
      const entity = { ...payment, amount: tee.discountedPrice, currency: 'INR', status: 'captured' };
      const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
      const signature = signatureOf(body, SECRETS.webhookSecret);
      return call('POST', '/payments/razorpay/webhook', body, {
        ...{ 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
      });
    };
    return { backEnd, call, asAsha, webhook };
  }

  const written = () =>
    database().query(`select (select count(*)::integer from checkouts) as checkouts,
      (select count(*)::integer from webhook_events) as events, (select count(*)::integer from orders) as orders`);

  describe(`The server with ${name} refuses, and writes nothing of,`, () => {
    it('a signed webhook with a long id of the event', async () => {
      const { asAsha, webhook } = await ashas();
      await startCheckout(asAsha);
      expect(await webhook(LONG, { id: 'pay_1', order_id: ORDER })).toMatchObject({ status: 400, body: ERRORS });
      expect(await written()).toEqual([{ checkouts: 1, events: 0, orders: 0 }]);
    });

    it('but not the longest ids, in characters of several bytes', async () => {
      const { asAsha, webhook, backEnd } = await ashas();
      await startCheckout(asAsha);
      const payment = { id: longest(0x4e00, 0x9fff), order_id: ORDER };
      expect(await webhook(longest(0xa1, 0xff), payment)).toMatchObject({ status: 200 });
      await backEnd.runJobs();
      expect(await written()).toEqual([{ checkouts: 1, events: 1, orders: 1 }]);
    });

    it.each([
      ['payment', { id: LONG, order_id: ORDER }],
      ['order', { id: 'pay_1', order_id: LONG }],
    ])('a signed webhook with a long id of the %s', async (_what, payment) => {
      const { asAsha, webhook } = await ashas();
      await startCheckout(asAsha);
      expect(await webhook('evt_1', payment)).toMatchObject({ status: 400, body: ERRORS });
      expect(await written()).toEqual([{ checkouts: 1, events: 0, orders: 0 }]);
    });

    it('a signed payment with a long id', async () => {
      const { asAsha } = await ashas();
      const { checkout } = await startCheckout(asAsha);
      const signature = signatureOf(paymentText(ORDER, LONG), SECRETS.keySecret);
      const order = { checkoutId: checkout.id, paymentId: LONG, providerOrderId: ORDER, signature };
      expect(await asAsha('POST', '/user/orders', { order })).toMatchObject({ status: 422, body: ERRORS });
      expect(await written()).toEqual([{ checkouts: 1, events: 0, orders: 0 }]);
    });

    it('a checkout whose order of the provider has a long id', async () => {
      const { asAsha } = await ashas(LONG);
      expect(await startCheckout(asAsha)).toEqual({ errors: [refusalResponses['provider-unavailable'].text] });
      expect(await written()).toEqual([{ checkouts: 1, events: 0, orders: 0 }]);
    });

    it('long keys and ids of shoppers, and a long e-mail', async () => {
      const { call, asAsha } = await ashas();
      const key = random(8192);
      const calls: readonly [string, string, object?][] = [
        ['GET', `/products/${key}`],
        ['POST', '/user/cart', { product: { _id: key } }],
        ['POST', '/user/wishlist', { product: { _id: key } }],
        ['POST', `/user/address/${key}`, { address: { ...tee } }],
        ['POST', '/user/checkout', { addressId: key, couponId: key }],
        ['POST', '/user/orders', { order: { checkoutId: key, paymentId: key, providerOrderId: key, signature: key } }],
      ];
      for (const [method, path, body] of calls) {
        const { status } = await asAsha(method, path, body);
        expect([path, [404, 422].includes(status)]).toEqual([path, true]);
      }
      const action = { type: 'increment' };
      expect(await asAsha('POST', `/user/cart/${key}`, { action })).toMatchObject({ body: { cart: [] }, status: 200 });
      for (const path of [`/user/cart/${key}`, `/user/wishlist/${key}`]) {
        expect(await asAsha('DELETE', path)).toMatchObject({ status: 200 });
      }
      const email = (length: number) => `${random(length - '@example.com'.length)}@example.com`;
      expect(await call('POST', '/auth/signup', { ...asha, email: email(321) })).toMatchObject({ status: 422 });
      expect(await call('POST', '/auth/signup', { ...asha, email: email(320) })).toMatchObject({ status: 201 });
    });
  });
}
