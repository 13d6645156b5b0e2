import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/MemoryClock.ts';
import { MemoryNavigation } from '../../adapters/memory/MemoryNavigation.ts';
import { noFilters } from '../../core/domain/catalogue/Filters.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { PendingWork } from '../connection/PendingWork.ts';
import { CatalogueViewModel } from './CatalogueViewModel.ts';
import { ListingViewModel } from './ListingViewModel.ts';

const products = [
  aProduct({ key: 'tee', name: 'Low Tide Tee', size: 'M', category: 'clothing', discountedPrice: 49900 }),
  aProduct({ key: 'cap', name: 'Sun Cap', size: 'S', category: 'accessories', discountedPrice: 19900 }),
];

async function openListing({ at = '/', isLoaded = true } = {}) {
  const connection = { retryLater: () => undefined, withdraw: () => undefined, markSlow: () => undefined };
  const catalogue = new CatalogueViewModel({
    ...{ connection, clock: new MemoryClock(), pendingWork: new PendingWork() },
    loadCatalogue: async () => ({ outcome: 'loaded', products }),
  });
  const navigation = new MemoryNavigation(at);
  const listing = new ListingViewModel(catalogue, navigation);
  if (isLoaded) await catalogue.load();
  return { listing, navigation };
}

const keysOf = ({ shown }: ListingViewModel) => shown.map(({ key }) => key);

describe('The listing shows', () => {
  it('the products that pass the filters, and how many they are', async () => {
    const { listing } = await openListing();
    expect([keysOf(listing), listing.resultCount, listing.title]).toEqual([['tee', 'cap'], '2 pieces', 'Products']);
    listing.toggle('sizes', 'S');
    expect([keysOf(listing), listing.resultCount]).toEqual([['cap'], '1 piece']);
    expect(listing.chips.map(({ label }) => label)).toEqual(['Size S']);
    expect(listing.filterGroups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen))).toMatchObject([
      { value: 'S' },
    ]);
  });

  it('what to leave out when nothing matches', async () => {
    const { listing } = await openListing();
    expect([listing.hasNoMatches, listing.suggestion]).toEqual([false, undefined]);
    listing.toggle('sizes', 'XL');
    expect(listing.hasNoMatches).toBe(true);
    expect(listing.suggestion).toEqual({ part: 'sizes', text: 'Remove Size XL to see 2 pieces' });
    listing.leaveOut('sizes');
    expect([keysOf(listing), listing.suggestion]).toEqual([['tee', 'cap'], undefined]);
  });

  it('no such advice while the products are not loaded', async () => {
    const { listing } = await openListing({ isLoaded: false });
    expect([keysOf(listing), listing.hasNoMatches]).toEqual([[], false]);
  });
});

describe('Every choice opens the listing with it', () => {
  it.each<[string, (listing: ListingViewModel) => void, string]>([
    ['a search', ({ search }) => search(' cap '), '?q=cap'],
    ['a value', (listing) => listing.toggle('influencers', '@maya'), '?creator=@maya'],
    ['a price band', (listing) => listing.toggle('priceBands', '201-999'), '?price=201-999'],
    ['a sort order', ({ sortBy }) => sortBy('lowToHigh'), '?sort=lowToHigh'],
    ['a category', ({ shopCategory }) => shopCategory('clothing'), '?category=clothing'],
    ['everything', ({ shopNow }) => shopNow(), ''],
  ])('%s', async (_choice, choose, query) => {
    const { listing, navigation } = await openListing();
    choose(listing);
    expect(navigation.history).toEqual(['/', `/product-listing${query}`]);
  });

  it('but an unknown price band is no choice', async () => {
    const { listing, navigation } = await openListing();
    listing.toggle('priceBands', 'none');
    expect([navigation.history, listing.filters]).toEqual([['/'], noFilters]);
  });

  it('each as a place of its own in the history, the same choice only once', async () => {
    const { listing, navigation } = await openListing();
    listing.search('cap');
    listing.search('cap');
    listing.toggle('sizes', 'S');
    expect(navigation.history).toEqual(['/', '/product-listing?q=cap', '/product-listing?q=cap&size=S']);
  });

  it('a category in place of every filter but the search', async () => {
    const { listing } = await openListing();
    listing.search('cap');
    listing.toggle('sizes', 'S');
    listing.toggle('categories', 'clothing');
    listing.shopCategory('accessories');
    expect(listing.filters).toEqual({ ...noFilters, search: 'cap', categories: ['accessories'] });
  });

  it('a filter is taken away again, alone or with all but the search', async () => {
    const { listing, navigation } = await openListing();
    listing.search('cap');
    listing.toggle('sizes', 'S');
    listing.toggle('sizes', 'M');
    const chip = listing.chips.find(({ label }) => label === 'Size S');
    if (chip !== undefined) listing.remove(chip);
    expect(navigation.here()).toBe('/product-listing?q=cap&size=M');
    listing.reset();
    expect(navigation.here()).toBe('/product-listing?q=cap');
    listing.shopNow();
    expect(navigation.here()).toBe('/product-listing');
  });
});

describe("The listing's address", () => {
  it('says the filters', async () => {
    const { listing } = await openListing({ at: '/product-listing?size=S&sort=lowToHigh#results' });
    listing.follow(false);
    expect(listing.filters).toMatchObject({ sizes: ['S'], sort: 'lowToHigh' });
  });

  it('keeps the choices made before when it says none', async () => {
    const { listing, navigation } = await openListing();
    listing.search('cap');
    navigation.goTo('/cart');
    navigation.goTo('/product-listing');
    listing.follow(false);
    expect([listing.filters.search, navigation.here()]).toEqual(['cap', '/product-listing?q=cap']);
    expect(navigation.history).toHaveLength(4);
  });

  it('says that there were none when the shopper comes back to it', async () => {
    const { listing, navigation } = await openListing();
    listing.shopNow();
    listing.search('cap');
    navigation.back();
    listing.follow(true);
    expect([listing.filters, navigation.here()]).toEqual([noFilters, '/product-listing']);
  });

  it('leaves the choices alone when it says the same', async () => {
    const { listing } = await openListing();
    listing.toggle('sizes', 'S');
    listing.toggle('sizes', 'M');
    const { filters } = listing;
    listing.follow(false);
    expect(listing.filters).toBe(filters);
  });

  it('is the only one that says filters', async () => {
    const { listing } = await openListing({ at: '/cart?size=S' });
    listing.follow(false);
    expect(listing.filters).toEqual(noFilters);
  });
});
