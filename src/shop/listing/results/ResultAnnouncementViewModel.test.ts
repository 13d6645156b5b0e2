import { describe, expect, it } from 'vitest';
import { MemoryClock } from '../../../../adapters/memory/MemoryClock.ts';
import { MemoryNavigation } from '../../../../adapters/memory/MemoryNavigation.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../../core/storefront/ports/failures/BackEndFailure.ts';
import { aCatalogue, settled } from '../../catalogue/testing/aCatalogue.ts';
import { ListingViewModel } from '../ListingViewModel.ts';
import { ResultAnnouncementViewModel } from './ResultAnnouncementViewModel.ts';
import { ResultsViewModel } from './ResultsViewModel.ts';

const products = ['S', 'S', 'M', 'L'].map((size, at) => aProduct({ key: `product-${at}`, size }));

async function start({ fails = false } = {}) {
  const { catalogue, backEnd } = aCatalogue(products);
  if (fails) backEnd.fail('products', new BackEndFailure('status 500'));
  const listing = new ListingViewModel(new MemoryNavigation());
  const results = new ResultsViewModel({ catalogue, listing });
  const clock = new MemoryClock();
  const news = new ResultAnnouncementViewModel(results, clock);
  const { appear } = news;
  const stop = appear();
  await catalogue.load();
  await settled();
  return { listing, clock, news, stop };
}

describe('The result count', () => {
  it('is not read out when the products could not be loaded', async () => {
    const { clock, news } = await start({ fails: true });
    clock.advance(600);
    expect(news.text).toBe('');
  });

  it('is read out once it has stood for 600 ms, not a moment before', async () => {
    const { clock, news } = await start();
    clock.advance(599);
    expect(news.text).toBe('');
    clock.advance(1);
    expect(news.text).toBe('4 pieces');
  });

  it('of choices made one after the other is read out once', async () => {
    const { listing, clock, news } = await start();
    clock.advance(600);
    listing.toggle('sizes', 'S');
    clock.advance(500);
    listing.toggle('sizes', 'M');
    clock.advance(599);
    expect(news.text).toBe('4 pieces');
    clock.advance(1);
    expect(news.text).toBe('3 pieces');
  });

  it('is read out no more when the page has gone', async () => {
    const { listing, clock, news, stop } = await start();
    listing.toggle('sizes', 'S');
    stop();
    clock.advance(10_000);
    expect(news.text).toBe('');
  });
});
