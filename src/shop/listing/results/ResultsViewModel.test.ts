import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../../core/storefront/ports/failures/BackEndFailure.ts';
import { aCatalogue, settled } from '../../catalogue/testing/aCatalogue.ts';
import { ListingViewModel } from '../ListingViewModel.ts';
import { ResultsViewModel } from './ResultsViewModel.ts';

const products = [
  aProduct({ key: 'tee', name: 'Low Tide Tee', size: 'M', category: 'clothing', discountedPrice: 49900 }),
  aProduct({ key: 'cap', name: 'Sun Cap', size: 'S', category: 'accessories', discountedPrice: 19900 }),
];
const many = Array.from({ length: 100 }, (_, at) => aProduct({ key: `product-${at}`, size: at < 90 ? 'M' : 'S' }));

function makeResults({ stocked = products, asks = false } = {}) {
  const { catalogue, backEnd, clock } = aCatalogue(stocked, { asks });
  const navigation = new MemoryNavigation();
  const listing = new ListingViewModel(navigation);
  const results = new ResultsViewModel({ catalogue, listing });
  const watch = () => autorun(() => [results.shown.length, results.isPending]);
  return { results, listing, navigation, catalogue, backEnd, clock, watch };
}

async function openResults(options: Parameters<typeof makeResults>[0] = {}) {
  const parts = makeResults(options);
  const stop = parts.watch();
  await parts.catalogue.load();
  await settled();
  return { ...parts, stop };
}

const keysOf = ({ shown }: ResultsViewModel) =>
  Array.from({ length: shown.length }, (_, place) => shown.at(place)?.key);

describe.each([
  ['are on the device', false],
  ['are asked for', true],
])('The results, when the products %s, are', (_way, asks) => {
  it('the products that pass the filters, and how many they are', async () => {
    const { results, listing } = await openResults({ asks });
    expect([keysOf(results), results.resultCount]).toEqual([['tee', 'cap'], '2 pieces']);
    listing.toggle('sizes', 'S');
    await settled();
    expect([keysOf(results), results.resultCount]).toEqual([['cap'], '1 piece']);
    expect(results.chips.map(({ label }) => label)).toEqual(['Size S']);
    expect(results.filterGroups.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen))).toMatchObject([
      { value: 'S' },
    ]);
  });

  it('not there while the products are not loaded', () => {
    const { results } = makeResults({ asks });
    expect([results.status, keysOf(results), results.hasNoMatches]).toEqual(['loading', [], false]);
    expect([results.filterGroups, results.suggestion, results.isPending]).toEqual([[], undefined, false]);
  });

  it('not there when the products could not be loaded, until they are', async () => {
    const { results, catalogue, backEnd, watch } = makeResults({ asks });
    backEnd.fail('products', new BackEndFailure('status 500'));
    const stop = watch();
    await catalogue.load();
    await settled();
    expect([results.status, results.hasNoMatches]).toEqual(['failed', false]);
    backEnd.heal();
    await catalogue.load();
    stop();
    expect([results.status, results.isIncomplete, keysOf(results)]).toEqual(['ready', false, ['tee', 'cap']]);
  });
});

describe('Results on the device', () => {
  it('are there at once, the same list for the same filters', async () => {
    const { results, listing } = await openResults({ stocked: many });
    const all = results.shown;
    listing.toggle('sizes', 'S');
    expect(keysOf(results)).toHaveLength(10);
    listing.toggle('sizes', 'S');
    expect(results.shown).toBe(all);
    expect([keysOf(results).at(-1), results.isPending]).toEqual(['product-99', false]);
  });
});

describe('Results that are asked for', () => {
  it('stay until those of other filters are there, while the choices change at once', async () => {
    const { results, listing, backEnd } = await openResults({ asks: true });
    const release = backEnd.hold('products');
    listing.toggle('sizes', 'XL');
    await settled();
    expect([keysOf(results), results.status, results.isPending]).toEqual([['tee', 'cap'], 'ready', true]);
    expect([results.chips.map(({ label }) => label), results.suggestion]).toEqual([['Size XL'], undefined]);
    release();
    await settled();
    expect([keysOf(results), results.isPending]).toEqual([[], false]);
  });

  it('of earlier filters that come last are not shown', async () => {
    const { results, listing, backEnd } = await openResults({ asks: true });
    const release = backEnd.hold('products');
    listing.toggle('sizes', 'XL');
    listing.reset();
    listing.toggle('sizes', 'S');
    await settled();
    expect(keysOf(results)).toEqual(['cap']);
    release();
    await settled();
    expect(keysOf(results)).toEqual(['cap']);
  });

  it('stay, with a message, when those of other filters cannot be had', async () => {
    const { results, listing, backEnd, catalogue } = await openResults({ asks: true });
    backEnd.fail('products', new BackEndFailure('status 500'));
    listing.toggle('sizes', 'S');
    await settled();
    expect([keysOf(results), results.status, results.isIncomplete]).toEqual([['tee', 'cap'], 'ready', true]);
    backEnd.heal();
    await catalogue.load();
    expect([keysOf(results), results.isIncomplete]).toEqual([['cap'], false]);
  });

  it('are there at once when the shopper comes back after more pages than are kept', async () => {
    const stocked = Array.from({ length: 5000 }, (_, at) => aProduct({ key: `product-${at}`, id: at }));
    const { results, stop, watch } = await openResults({ stocked, asks: true });
    for (let place = 0; place < 5000; place += 40) results.need(place, place + 40);
    await settled();
    expect(results.shown.at(4999)?.key).toBe('product-4999');
    stop();
    const leave = watch();
    expect([results.status, results.shown.at(0)?.key, results.shown.at(4999)?.key]).toEqual([
      'ready',
      'product-0',
      'product-4999',
    ]);
    leave();
  });

  it('come page by page, with a message when a page cannot be had', async () => {
    const { results, backEnd } = await openResults({ stocked: many, asks: true });
    expect([results.resultCount, keysOf(results).filter((key) => key !== undefined).length]).toEqual([
      '100 pieces',
      48,
    ]);
    const { need } = results;
    need(40, 50);
    await settled();
    expect([results.shown.at(95)?.key, results.shown.at(96)]).toEqual(['product-95', undefined]);
    backEnd.fail('products', new BackEndFailure('status 500'));
    need(96, 99);
    await settled();
    expect(results.isIncomplete).toBe(true);
  });

  it('are not those of an earlier visit to the listing', async () => {
    const { results, listing, backEnd, stop, watch } = await openResults({ asks: true });
    stop();
    backEnd.hold('products');
    listing.toggle('sizes', 'S');
    const stopAgain = watch();
    expect([results.status, keysOf(results)]).toEqual(['loading', []]);
    stopAgain();
  });
});

it('The results of a large catalogue that is renewed keep the pages that she looks at, and ask for them again', async () => {
  const { results, catalogue, backEnd, clock } = await openResults({ stocked: many, asks: true });
  results.need(48, 60);
  await settled();
  const nameAt = (place: number) => results.shown.at(place)?.name;
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push(nameAt(50)));
  backEnd.products = many.map((product) => ({ ...product, name: `New ${product.key}` }));
  clock.advance(60_000);
  catalogue.renew();
  await settled();
  stop();
  expect(seen).not.toContain(undefined);
  expect([nameAt(0), nameAt(50), nameAt(97)]).toEqual(['New product-0', 'New product-50', undefined]);
});
