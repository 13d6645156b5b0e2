import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { noFilters } from '../../../../core/domain/catalogue/filters/Filters.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../../core/storefront/ports/failures/BackEndFailure.ts';
import { aCatalogue, settled } from '../testing/aCatalogue.ts';
import { CreatorSearchViewModel } from './CreatorSearchViewModel.ts';

const products = Array.from({ length: 12 }, (_, at) =>
  aProduct({ key: `p${at}`, influencer: `@maker.${at}`, size: at < 6 ? 'M' : 'S' }),
);

async function opened() {
  const { catalogue, backEnd } = aCatalogue(products, { asks: true });
  const filters = { ...noFilters, influencers: ['@maker.3'], sizes: ['M'] };
  const search = new CreatorSearchViewModel({ catalogue, filters: () => filters, pageSize: 5 });
  expect([search.status, search.summary, search.creators]).toEqual(['loading', '', []]);
  await catalogue.load();
  autorun(() => search.summary);
  await settled();
  return { search, catalogue, backEnd, handles: () => search.creators.map(({ value }) => value.slice(7)).join(' ') };
}

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
