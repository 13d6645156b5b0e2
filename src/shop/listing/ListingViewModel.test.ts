import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { noFilters } from '../../../core/domain/catalogue/Filters.ts';
import { ListingViewModel } from './ListingViewModel.ts';

function openListing({ at = '/' } = {}) {
  const navigation = new MemoryNavigation(at);
  return { listing: new ListingViewModel(navigation), navigation };
}

it('The listing begins with the filters of its address, and elsewhere without any', () => {
  expect(openListing({ at: '/product-listing?size=S#top' }).listing.filters.sizes).toEqual(['S']);
  expect(openListing({ at: '/cart?size=S' }).listing.filters).toEqual(noFilters);
});

describe('Every choice opens the listing with it', () => {
  it.each<[string, (listing: ListingViewModel) => void, string]>([
    ['a search', ({ search }) => search(' cap '), '?q=cap'],
    ['a value', (listing) => listing.toggle('influencers', '@maya'), '?creator=@maya'],
    ['a price band', (listing) => listing.toggle('priceBands', '201-999'), '?price=201-999'],
    ['a sort order', ({ sortBy }) => sortBy('lowToHigh'), '?sort=lowToHigh'],
    ['a category', ({ shopCategory }) => shopCategory('clothing'), '?category=clothing'],
    ['everything', ({ shopNow }) => shopNow(), ''],
  ])('%s', (_choice, choose, query) => {
    const { listing, navigation } = openListing();
    choose(listing);
    expect(navigation.history).toEqual(['/', `/product-listing${query}`]);
  });

  it('but an unknown price band is no choice', () => {
    const { listing, navigation } = openListing();
    listing.toggle('priceBands', 'none');
    expect([navigation.history, listing.filters]).toEqual([['/'], noFilters]);
  });

  it('each as a place of its own in the history, the same choice only once', () => {
    const { listing, navigation } = openListing();
    listing.search('cap');
    listing.search('cap');
    listing.toggle('sizes', 'S');
    expect(navigation.history).toEqual(['/', '/product-listing?q=cap', '/product-listing?q=cap&size=S']);
  });

  it('a category in place of every filter but the search', () => {
    const { listing } = openListing();
    listing.search('cap');
    listing.toggle('sizes', 'S');
    listing.toggle('categories', 'clothing');
    listing.shopCategory('accessories');
    expect(listing.filters).toEqual({ ...noFilters, search: 'cap', categories: ['accessories'] });
  });

  it('all filters but the search are taken away again, or all', () => {
    const { listing, navigation } = openListing();
    listing.search('cap');
    listing.toggle('sizes', 'S');
    listing.reset();
    expect(navigation.here()).toBe('/product-listing?q=cap');
    listing.shopNow();
    expect(navigation.here()).toBe('/product-listing');
  });
});

it("The listing's title says the category", () => {
  const { listing } = openListing();
  expect(listing.title).toBe('Products');
  listing.shopCategory('clothing');
  expect(listing.title).toBe('Clothing');
});

describe("The listing's address", () => {
  it('says the filters', () => {
    const { listing } = openListing({ at: '/product-listing?size=S&sort=lowToHigh#results' });
    listing.follow(false);
    expect(listing.filters).toMatchObject({ sizes: ['S'], sort: 'lowToHigh' });
  });

  it('keeps the choices made before when it says none', () => {
    const { listing, navigation } = openListing();
    listing.search('cap');
    navigation.goTo('/cart');
    navigation.goTo('/product-listing');
    listing.follow(false);
    expect([listing.filters.search, navigation.here()]).toEqual(['cap', '/product-listing?q=cap']);
    expect(navigation.history).toHaveLength(4);
  });

  it('says that there were none when the shopper comes back to it', () => {
    const { listing, navigation } = openListing();
    listing.shopNow();
    listing.search('cap');
    navigation.back();
    listing.follow(true);
    expect([listing.filters, navigation.here()]).toEqual([noFilters, '/product-listing']);
  });

  it('leaves the choices alone when it says the same', () => {
    const { listing } = openListing();
    listing.toggle('sizes', 'S');
    listing.toggle('sizes', 'M');
    const { filters } = listing;
    listing.follow(false);
    expect(listing.filters).toBe(filters);
  });

  it('is the only one that says filters', () => {
    const { listing } = openListing({ at: '/cart?size=S' });
    listing.follow(false);
    expect(listing.filters).toEqual(noFilters);
  });
});
