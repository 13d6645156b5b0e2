import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { makeProductSearch } from '../../../core/domain/catalogue/search/ProductSearch.ts';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { BackEndFailure } from '../../../core/storefront/ports/failures/BackEndFailure.ts';
import { PagedProducts } from './PagedProducts.ts';
import { aCatalogue, settled } from './testing/aCatalogue.ts';

const products = Array.from({ length: 25 }, (_, at) => aProduct({ key: `product-${at}`, id: at }));

async function pagesOfTen() {
  const { catalogue, backEnd } = aCatalogue(products, { asks: true });
  await catalogue.load();
  const asked: number[] = [];
  const first = makeProductSearch({ products }).page(noFilters, { from: 0, count: 10 });
  const list = new PagedProducts(first, (places) => {
    asked.push(places.from);
    return catalogue.request({ kind: 'page', filters: noFilters, places });
  });
  const keyAt = (place: number) => list.at(place)?.key;
  return { list, asked, backEnd, keyAt, catalogue };
}

describe('A result that comes page by page', () => {
  it('has its length and the first page at once', async () => {
    const { list, asked, keyAt } = await pagesOfTen();
    expect([list.length, keyAt(9), keyAt(10), asked]).toEqual([25, 'product-9', undefined, []]);
  });

  it('gets the pages that are needed, each once', async () => {
    const { list, asked, keyAt } = await pagesOfTen();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(keyAt(12)));
    const { need } = list;
    need(-5, 12);
    need(0, 15);
    await settled();
    stop();
    expect([asked, keyAt(12), keyAt(20)]).toEqual([[10], 'product-12', undefined]);
    expect(seen.at(-1)).toBe('product-12');
    need(15, 99);
    await settled();
    expect([asked, keyAt(24), keyAt(25)]).toEqual([[10, 20], 'product-24', undefined]);
  });

  it('says when a page could not be had, until it comes after all', async () => {
    const { list, backEnd, catalogue, keyAt } = await pagesOfTen();
    backEnd.fail('products', new BackEndFailure('status 500'));
    list.need(10, 10);
    expect(list.hasFailed).toBe(false);
    await settled();
    expect(list.hasFailed).toBe(true);
    backEnd.heal();
    await catalogue.load();
    expect([list.hasFailed, keyAt(10)]).toEqual([false, 'product-10']);
  });
});
