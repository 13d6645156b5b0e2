import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { as, ashasServer, type Call, signUp, startCheckout } from '../fastify/testServer.ts';
import { meher } from './somebodyElse/TwoShoppers.ts';

let ports: Pick<MemoryBackEndPorts, 'products' | 'provider' | 'tables'>;
let asAsha: Call;
let call: Call;
let path: string;

/** Asha has got a tee, which is sold in two sizes. */
beforeEach(async () => {
  const server = await ashasServer();
  ({ ports, asAsha, call } = server);
  const sizes = [aProduct({ key: 'tee', id: 1 }), aProduct({ key: 'tee-l', id: 8, size: 'L' })];
  await ports.products.import(sizes.map((product) => ({ ...product, isListed: true, style: 'tee' })));
  const { checkout } = await startCheckout(asAsha);
  const { paymentId, providerOrderId, signature } = ports.provider.pay(checkout.payment.orderId);
  await asAsha('POST', '/user/orders', { order: { checkoutId: checkout.id, paymentId, providerOrderId, signature } });
  await server.backEnd.fulfilOrder.ship(checkout.id, { carrier: 'DTDC', trackingNumber: 'D1' }, 'Ravi');
  await server.backEnd.fulfilOrder.deliver(checkout.id, 'Ravi');
  path = `/user/orders/${checkout.id}/fit`;
});

const votes = () => [...ports.tables.fitVotes.values()];

describe('A vote on how a piece fits', () => {
  it('counts once, however often and at once it comes', async () => {
    const fits = ['small', 'large', 'true'] as const;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => asAsha('PUT', path, { key: 'tee', fit: fits[at % fits.length] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(votes()).toHaveLength(1);
    const { fit } = Object((await call('GET', '/catalogue/1/fit')).body);
    expect(fit.small + fit.true + fit.large).toBe(1);
  });

  it.each([
    ['another size of the piece', { key: 'tee-l', fit: 'small' }, 422],
    ['an unknown product', { key: 'none', fit: 'small' }, 422],
    ['another word', { key: 'tee', fit: 'tiny' }, 422],
    ['a list of words', { key: 'tee', fit: ['small', 'large'] }, 422],
    ['a number', { key: 'tee', fit: 1 }, 422],
    ['nothing', {}, 422],
    ['a name of every object', { key: '__proto__', fit: 'constructor' }, 422],
    ['a key with a NUL', { key: 'tee\0', fit: 'small' }, 422],
    ['a key of 3,000 characters', { key: 'a'.repeat(3_000), fit: 'small' }, 422],
  ])('is refused for %s', async (_, body, status) => {
    expect((await asAsha('PUT', path, body)).status).toBe(status);
    expect(votes()).toEqual([]);
  });

  it('of another shopper, or of nobody, does not count', async () => {
    const asMeher = as(call, await signUp(call, meher));
    const body = { key: 'tee', fit: 'small' };
    expect([(await asMeher('PUT', path, body)).status, (await call('PUT', path, body)).status]).toEqual([404, 401]);
    expect(votes()).toEqual([]);
  });

  it('takes no order, shopper or time from its body, and names none in the answer for everybody', async () => {
    const forged = { orderId: 'another', shopperId: 'another', at: '2001-01-01', count: 100 };
    await asAsha('PUT', path, { key: 'tee', fit: 'small', ...forged });
    expect(votes()).toEqual([{ orderId: path.split('/')[3], sku: 'tee', fit: 'small', at: expect.any(String) }]);
    expect(votes()[0]?.at).not.toBe('2001-01-01');
    expect((await call('GET', '/catalogue/1/fit')).body).toEqual({ fit: { small: 1, true: 0, large: 0 } });
  });
});
