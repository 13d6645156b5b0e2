import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { noFilters } from '../../../../core/domain/catalogue/Filters.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../../core/storefront/ports/BackEndFailure.ts';
import { aCatalogue, settled } from '../testing/aCatalogue.ts';
import { CreatorSearchViewModel } from './CreatorSearchViewModel.ts';

const products = Array.from({ length: 12 }, (_, at) =>
  aProduct({ key: `p${at}`, influencer: `@maker.${at}`, size: at < 6 ? 'M' : 'S' }),
);

async function opened({ asks = true } = {}) {
  const { catalogue, backEnd } = aCatalogue(products, { asks });
  const filters = { ...noFilters, influencers: ['@maker.3'], sizes: ['M'] };
  const search = new CreatorSearchViewModel({ catalogue, filters: () => filters, pageSize: 5 });
  expect([search.status, search.summary, search.creators]).toEqual(['loading', '', []]);
  await catalogue.load();
  autorun(() => search.summary);
  await settled();
  return { search, catalogue, backEnd, handles: () => search.creators.map(({ value }) => value.slice(7)).join(' ') };
}

describe.each([
  ['of a catalogue on the device', false],
  ['of a catalogue that is asked for', true],
])('The search for creators %s', (_way, asks) => {
  it('has the first of all creators, and more of them on request', async () => {
    const { search, handles } = await opened({ asks });
    expect([handles(), search.summary, search.hasMore]).toEqual(['0 1 2 3 4', '5 of 12 creators', true]);
    for (const expected of ['10 of 12 creators', '12 creators']) {
      search.showMore();
      await settled();
      expect(search.summary).toBe(expected);
    }
    expect(search.hasMore).toBe(false);
  });

  it('finds those whose handles contain the text, and counts their pieces without regard to chosen creators', async () => {
    const { search, handles } = await opened({ asks });
    search.showMore();
    search.type(' Maker.1');
    await settled();
    expect([handles(), search.summary]).toEqual(['1 10 11', '3 creators']);
    expect(search.creators.map(({ count }) => count)).toEqual([1, 0, 0]);
    search.type('maker.7');
    await settled();
    expect([handles(), search.summary]).toEqual(['7', '1 creator']);
    search.type('nobody');
    await settled();
    expect([handles(), search.summary, search.hasMore]).toEqual(['', 'No creators', false]);
    search.type('');
    await settled();
    expect(handles()).toBe('0 1 2 3 4');
  });
});

it('The creators found before stay until others are there', async () => {
  const { search, handles } = await opened();
  search.type('maker.7');
  expect([handles(), search.status]).toEqual(['0 1 2 3 4', 'loading']);
  await settled();
  expect(handles()).toBe('7');
});

it('Creators that cannot be asked for fail, and are there after another try', async () => {
  const { search, catalogue, backEnd, handles } = await opened();
  backEnd.fail('products', new BackEndFailure('status 500'));
  search.type('maker.7');
  await settled();
  expect(search.status).toBe('failed');
  backEnd.heal();
  await catalogue.load();
  expect([search.status, handles()]).toEqual(['ready', '7']);
});
