import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../adapters/memory/MemoryNavigation.ts';
import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { ListingViewModel } from './ListingViewModel.ts';

function openListing({ at = '/' } = {}) {
  const navigation = new MemoryNavigation(at);
  return { listing: new ListingViewModel(navigation), navigation };
}

it('The listing begins with the filters of its address, and elsewhere without any', () => {
  expect(openListing({ at: '/product-listing?size=S#top' }).listing.filters.sizes).toEqual(['S']);
  expect(openListing({ at: '/cart?size=S' }).listing.filters).toEqual(noFilters);
});

it('An unknown price band is no choice', () => {
  const { listing, navigation } = openListing();
  listing.toggle('priceBands', 'none');
  expect([navigation.history, listing.filters]).toEqual([['/'], noFilters]);
});

describe("The listing's address", () => {
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

describe('A search [spec forgiving-search.everywhere]', () => {
  it('lets the filters go, but not the order, until others are chosen', () => {
    const { listing } = openListing({ at: '/product-listing?size=S&sort=lowToHigh' });
    listing.search(' cap ');
    expect(listing.filters).toEqual({ ...noFilters, search: 'cap', sort: 'lowToHigh' });
    expect(listing.letGo).toEqual({ ...noFilters, search: 'cap', sort: 'lowToHigh', sizes: ['S'] });
    listing.toggle('sizes', 'M');
    expect(listing.letGo).toBeUndefined();
  });

  it('lets nothing go without filters, or without a text', () => {
    const { listing } = openListing();
    listing.search('cap');
    expect(listing.letGo).toBeUndefined();
    listing.toggle('sizes', 'S');
    listing.search('');
    expect([listing.letGo, listing.filters.sizes]).toEqual([undefined, ['S']]);
  });

  it('has nothing to take back once the address says other filters', () => {
    const { listing, navigation } = openListing({ at: '/product-listing?size=S' });
    listing.search('cap');
    navigation.goTo('/product-listing?size=M');
    listing.follow(true);
    expect([listing.letGo, listing.filters.sizes]).toEqual([undefined, ['M']]);
  });
});
