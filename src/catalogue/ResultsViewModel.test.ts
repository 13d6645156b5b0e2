import { observable, observableRef, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../adapters/memory/MemoryNavigation.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import type { CatalogueStatus } from './CatalogueViewModel.ts';
import { ListingViewModel } from './ListingViewModel.ts';
import { ResultsViewModel } from './ResultsViewModel.ts';

const products = [
  aProduct({ key: 'tee', name: 'Low Tide Tee', size: 'M', category: 'clothing', discountedPrice: 49900 }),
  aProduct({ key: 'cap', name: 'Sun Cap', size: 'S', category: 'accessories', discountedPrice: 19900 }),
];

function openResults({ status = 'ready' as CatalogueStatus, loaded = products as readonly Product[] } = {}) {
  const catalogue = observable({ status, products: loaded }, { products: observableRef });
  const navigation = new MemoryNavigation();
  const listing = new ListingViewModel(navigation);
  return { results: new ResultsViewModel({ catalogue, listing }), listing, navigation, catalogue };
}

const keysOf = ({ shown }: ResultsViewModel) => shown.map(({ key }) => key);

describe('The results are', () => {
  it('the products that pass the filters, and how many they are', () => {
    const { results, listing } = openResults();
    expect([keysOf(results), results.resultCount]).toEqual([['tee', 'cap'], '2 pieces']);
    listing.toggle('sizes', 'S');
    expect([keysOf(results), results.resultCount]).toEqual([['cap'], '1 piece']);
    expect(results.chips.map(({ label }) => label)).toEqual(['Size S']);
    expect(results.filterGroups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen))).toMatchObject([
      { value: 'S' },
    ]);
  });

  it('those of the products that were loaded last', () => {
    const { results, catalogue } = openResults();
    expect(results.shown).toBe(results.shown);
    runInAction(() => {
      catalogue.products = products.slice(1);
    });
    expect(keysOf(results)).toEqual(['cap']);
  });

  it('what to leave out when nothing matches', () => {
    const { results, listing } = openResults();
    const { leaveOut } = results;
    expect([results.hasNoMatches, results.suggestion]).toEqual([false, undefined]);
    listing.toggle('sizes', 'XL');
    expect(results.hasNoMatches).toBe(true);
    expect(results.suggestion).toEqual({ part: 'sizes', text: 'Remove Size XL to see 2 pieces' });
    leaveOut('sizes');
    expect([keysOf(results), results.suggestion]).toEqual([['tee', 'cap'], undefined]);
  });

  it('no such advice while the products are not loaded', () => {
    const { results } = openResults({ status: 'loading', loaded: [] });
    expect([keysOf(results), results.hasNoMatches]).toEqual([[], false]);
  });
});

it('One filter is taken away again', () => {
  const { results, listing, navigation } = openResults();
  listing.search('cap');
  listing.toggle('sizes', 'S');
  listing.toggle('sizes', 'M');
  const { chips, remove } = results;
  for (const chip of chips.filter(({ label }) => label === 'Size S')) remove(chip);
  expect(navigation.here()).toBe('/product-listing?q=cap&size=M');
});
