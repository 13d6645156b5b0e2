import { expect, it } from 'vitest';
import { firstOptionsOf } from '../../domain/catalogue/facets/firstOptions.ts';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { MOST_PRODUCTS_ON_DEVICE } from '../../domain/catalogue/largeCatalogue.ts';
import { makeProductSearch } from '../../domain/catalogue/search/ProductSearch.ts';
import { buildSuggestions } from '../../domain/catalogue/search/suggestions.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { searchEntries } from '../../domain/testing/searchEntries.ts';
import { queryAtOnce } from './queryAtOnce.ts';
import { queryOnDevice } from './queryOnDevice.ts';

const SIZES = ['S', 'M', 'L'];
const FILTERS = { ...noFilters, sizes: ['M'] };
const PLACES = { from: 0, count: 2 };

function stocked(count: number) {
  const products = Array.from({ length: count }, (_, id) =>
    aProduct({ key: `p${id}`, id, size: SIZES[id % 3] ?? 'S' }),
  );
  const known = {
    withKey: (wanted: string) => products.find(({ key }) => key === wanted),
    withId: (wanted: number) => products.find(({ id }) => id === wanted),
  };
  return { products, catalogue: queryAtOnce({ search: searchEntries(products), count, products: known }) };
}

it('A small catalogue answers as on the device', async () => {
  const { products, catalogue } = stocked(9);
  const device = queryOnDevice({
    products: { catalogue: async () => ({ products }) },
    loadSearch: async () => makeProductSearch,
    loadSuggestions: async () => buildSuggestions,
  });
  expect(catalogue.options()).toEqual(await device.options());
  expect(catalogue.query(FILTERS, PLACES)).toEqual(await device.query(FILTERS, PLACES));
  expect(catalogue.query(FILTERS, PLACES)).toMatchObject({ total: 3, products: { length: 3 } });
  expect(catalogue.product({ id: '4' })).toBe(products[4]);
  expect(catalogue.product({ key: 'none' })).toBeUndefined();
  const [product = aProduct()] = products;
  expect(catalogue.moreLike(product, 2)).toEqual(await device.moreLike(product, 2));
  const creators = [{ value: product.influencer, count: 3 }];
  expect(catalogue.creators('meher', FILTERS, PLACES)).toEqual({ total: 1, creators });
  expect(await device.creators('meher', FILTERS, PLACES)).toEqual({ total: 1, creators });
  expect(catalogue.suggest('clothing')).toEqual([{ kind: 'category', category: 'clothing' }]);
  expect(catalogue.suggest('clothing')).toEqual(await device.suggest('clothing'));
});

it('A catalogue on the server has nothing to renew', () => {
  expect(stocked(1).catalogue.renew()).toBe(false);
});

it('The largest catalogue that is kept on the device answers with every product', () => {
  const { catalogue } = stocked(MOST_PRODUCTS_ON_DEVICE);
  expect(catalogue.query(FILTERS, PLACES)).toMatchObject({ products: { length: 667 } });
});

it('A large catalogue answers with the places that were asked for', () => {
  const { products, catalogue } = stocked(MOST_PRODUCTS_ON_DEVICE + 1);
  expect(catalogue.options()).toEqual(firstOptionsOf(products));
  expect(catalogue.query(FILTERS, PLACES)).toMatchObject({ total: 667, from: 0, products: [products[1], products[4]] });
});
