import { beforeEach, describe, expect, it } from 'vitest';
import type { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { BackEndFixture } from '../../../adapters/memory/backEnd/testing/BackEndFixture.ts';
import type { OrderDetails } from '../../domain/orders/OrderDetails.ts';
import type { Fit } from '../../domain/styles/fit.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { DAY_MS } from '../../domain/time/shopDay.ts';
import type { BackEnd } from '../BackEnd.ts';

const parcel = { carrier: 'Blue Dart', trackingNumber: 'BD1' };
let fixture: BackEndFixture;
let ports: MemoryBackEndPorts;
let backEnd: BackEnd;
let asha: string;

/** Two tees in M, one in L and a cap, which is sold in one size, are shipped. */
beforeEach(async () => {
  fixture = await BackEndFixture.withCart('tee', 'cap');
  ({ ports, backEnd, asha } = fixture);
  const { tee, cap } = BackEndFixture;
  const large = aProduct({ ...tee, key: 'tee-l', id: 3, size: 'L' });
  await ports.products.import([
    ...[tee, large].map((product) => ({ ...product, isListed: true, style: 'tee' })),
    { ...cap, isListed: true },
  ]);
  ports.clock.advance(DAY_MS);
  await backEnd.changeCart(asha, { type: 'increment', productKey: 'tee' });
  await backEnd.changeCart(asha, { type: 'add', productKey: 'tee-l' });
  await fixture.buy();
  await backEnd.fulfilOrder.ship('order-1', parcel, 'Meera');
});

const deliver = () => backEnd.fulfilOrder.deliver('order-1', 'Meera');
const vote = (key: string, fit: Fit, shopperId = asha) => backEnd.voteOnFit(shopperId, 'order-1', { key, fit });
const order = async () => (await backEnd.showOrder(asha, 'order-1')) as OrderDetails;
const refund = (...keys: readonly string[]) => {
  const lines = keys.map((key) => ({ key, quantity: key === 'tee' ? 2 : 1 }));
  return backEnd.refundOrder(
    'order-1',
    { reason: 'other', restock: false, lines },
    { actor: 'Meera', isPreview: false },
  );
};
const questions = async () => {
  // The first run stores the mail, the second sends it.
  for (let run = 0; run < 2; run += 1) await backEnd.runJobs();
  return ports.mail.sent.flatMap(({ content }) => (content.kind === 'fit-question' ? [content.asked] : []));
};

describe('A vote', () => {
  it('is for the lines of a delivered order that are sold in sizes, and may be changed', async () => {
    expect((await order()).fits).toEqual([]);
    await deliver();
    expect((await order()).fits).toEqual([{ key: 'tee' }, { key: 'tee-l' }]);
    expect(await vote('tee', 'small')).toMatchObject({ fits: [{ key: 'tee', fit: 'small' }, { key: 'tee-l' }] });
    await vote('tee', 'large');
    expect(await vote('tee-l', 'true')).toMatchObject({ fits: [{ fit: 'large' }, { key: 'tee-l', fit: 'true' }] });
    expect(await ports.fitVotes.ofOrder('order-1')).toHaveLength(2);
  });

  it('is refused before the delivery, for other lines and for orders of others', async () => {
    expect(await vote('tee', 'true')).toBe('order-not-delivered');
    await deliver();
    const invalid = { invalid: ['The order has no such piece that is sold in sizes.'] };
    expect([await vote('cap', 'true'), await vote('unknown', 'true')]).toEqual([invalid, invalid]);
    expect(await vote('tee', 'true', await fixture.another())).toBe('unknown-order');
    expect(await backEnd.voteOnFit(asha, 'unknown', { key: 'tee', fit: 'true' })).toBe('unknown-order');
    expect(await ports.fitVotes.ofOrder('order-1')).toEqual([]);
  });

  it('counts for all sizes of the style, also after the account is deleted', async () => {
    await deliver();
    await vote('tee', 'small');
    await vote('tee-l', 'true');
    const counts = { small: 1, true: 1, large: 0 };
    for (const id of ['1', '3']) expect(await backEnd.showFit(id)).toEqual(counts);
    expect(await backEnd.showFit('2')).toEqual({ small: 0, true: 0, large: 0 });
    expect(await backEnd.showFit('9')).toBe('unknown-product');
    await ports.shoppers.erase(asha);
    expect(await backEnd.showFit('1')).toEqual(counts);
  });
});

describe('A shopper is asked how an order fits', () => {
  it('once, seven days after its delivery', async () => {
    ports.clock.advance(30 * DAY_MS);
    await deliver();
    ports.clock.advance(7 * DAY_MS - 1000);
    expect(await questions()).toEqual([]);
    ports.clock.advance(1000);
    const asked = [
      { name: 'Low Tide Tee', size: 'M' },
      { name: 'Low Tide Tee', size: 'L' },
    ];
    expect(await questions()).toEqual([asked]);
    await ports.jobs.add({ topic: 'fit', subject: 'order-1', runAt: '2026-01-01T00:00:00+00:00' });
    expect(await questions()).toEqual([asked]);
  });

  it('about the pieces that she has kept and not voted on', async () => {
    await deliver();
    await vote('tee-l', 'small');
    await backEnd.askForReturn(asha, 'order-1', { lines: [{ key: 'tee', quantity: 1, reason: 'other' }] });
    ports.clock.advance(30 * DAY_MS);
    expect(await questions()).toEqual([[{ name: 'Low Tide Tee', size: 'M' }]]);
  });

  it.each([
    ['all pieces were voted on', () => Promise.all([vote('tee', 'small'), vote('tee-l', 'true')])],
    ['what fits was refunded', () => refund('tee', 'tee-l')],
    [
      'what fits comes back',
      () =>
        backEnd.askForReturn(asha, 'order-1', {
          lines: [
            { key: 'tee', quantity: 2, reason: 'too-small' },
            { key: 'tee-l', quantity: 1, reason: 'other' },
          ],
        }),
    ],
    ['her account is deleted', () => ports.shoppers.erase(asha)],
    ['the piece is sold in one size', () => ports.products.import([{ ...BackEndFixture.tee, isListed: false }])],
  ])('unless %s', async (_, change) => {
    await deliver();
    await change();
    ports.clock.advance(8 * DAY_MS);
    expect(await questions()).toEqual([]);
    expect(await ports.jobs.jobOf('fit', 'order-1')).toBeUndefined();
  });
});
