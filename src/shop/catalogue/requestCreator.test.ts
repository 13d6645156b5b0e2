import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../core/storefront/ports/failures/BackEndFailure.ts';
import { requestCreator } from './requestCreator.ts';
import { aCatalogue, settled } from './testing/aCatalogue.ts';

const products = [
  aProduct({ key: 'a', id: 1, influencer: '@maya', category: 'clothing', discountedPrice: 30000 }),
  aProduct({ key: 'b', id: 2, influencer: '@zoya', category: 'bags', discountedPrice: 100 }),
  aProduct({ key: 'c', id: 3, influencer: '@Maya', category: 'accessories', discountedPrice: 20000 }),
  aProduct({ key: 'd', id: 4, influencer: 'maya', category: 'Clothing', discountedPrice: 50000 }),
];

describe.each([
  ['loaded as a whole', false],
  ['asked for each part', true],
])('A creator of a catalogue %s', (_way, asks) => {
  async function loaded(sold = products) {
    const { catalogue, backEnd } = aCatalogue(sold, { asks });
    expect(requestCreator(catalogue, '@maya')).toEqual({ status: 'loading' });
    await catalogue.load();
    const found = async (spelling: string) => {
      requestCreator(catalogue, spelling);
      await settled();
      return requestCreator(catalogue, spelling);
    };
    return { catalogue, backEnd, found };
  }

  it.each(['maya', '@MAYA'])('is found as %s, with all their pieces, categories and prices', async (spelling) => {
    const { found } = await loaded();
    expect(await found(spelling)).toEqual({
      status: 'ready',
      creator: {
        ...{ handle: '@maya', total: 3, pieces: [products[0], products[2], products[3]] },
        categories: ['clothing', 'accessories'],
        ...{ lowestPrice: 20000, highestPrice: 50000 },
      },
    });
  });

  it('has at most 24 pieces on the page', async () => {
    const { found } = await loaded(Array.from({ length: 30 }, (_, at) => aProduct({ key: `p${at}`, id: at + 1 })));
    const { creator } = await found('meher.makes');
    expect([creator?.total, creator?.pieces.length]).toEqual([30, 24]);
  });

  it('cannot be had while the catalogue cannot', async () => {
    const { catalogue, backEnd } = aCatalogue(products, { asks });
    backEnd.fail('products', new BackEndFailure('status 500'));
    await catalogue.load();
    expect(requestCreator(catalogue, '@maya')).toEqual({ status: 'failed' });
  });
});

it('A creator whose pieces cannot be asked for fails, and is there after another try', async () => {
  const { catalogue, backEnd } = aCatalogue(products, { asks: true });
  await catalogue.load();
  backEnd.fail('products', new BackEndFailure('status 500'));
  expect(requestCreator(catalogue, '@zoya')).toEqual({ status: 'loading' });
  await settled();
  expect(requestCreator(catalogue, '@zoya')).toEqual({ status: 'failed' });
  backEnd.heal();
  await catalogue.load();
  expect(requestCreator(catalogue, '@zoya')).toMatchObject({ status: 'ready', creator: { total: 1 } });
});

it('A creator whose pieces have gone since the options were asked for is not there', async () => {
  const { catalogue, backEnd } = aCatalogue(products, { asks: true });
  await catalogue.load();
  backEnd.products = products.slice(0, 1);
  requestCreator(catalogue, '@zoya');
  await settled();
  expect(requestCreator(catalogue, '@zoya')).toEqual({ status: 'ready' });
});
