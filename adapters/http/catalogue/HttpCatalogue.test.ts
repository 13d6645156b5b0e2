import { describe, expect, it } from 'vitest';
import { noFilters } from '../../../core/domain/catalogue/filters/Filters.ts';
import { apiAnswering, failureOf, json, wireProduct } from '../testing/apiAnswering.ts';
import { HttpCatalogue } from './HttpCatalogue.ts';

const page = {
  ...{ total: 1, from: 0, products: [wireProduct] },
  facets: {
    ...{ categories: [], influencers: [], sizes: [{ value: 'M', count: 1 }] },
    prices: [{ min: 201, max: 999, count: 1 }],
  },
};
const PLACES = { from: 48, count: 48 };

function catalogueAnswering(answer: () => Response) {
  const { api, sent } = apiAnswering(answer);
  return { catalogue: new HttpCatalogue(api), urls: () => sent.map(({ url }) => url) };
}

describe('HttpCatalogue', () => {
  it('asks with the query string of the listing, and converts prices to paise', async () => {
    const { catalogue, urls } = catalogueAnswering(json(200, { ...page, suggestion: { part: 'sizes', count: 2 } }));
    const answer = await catalogue.query({ ...noFilters, search: 'tee', sizes: ['M'] }, PLACES);
    expect(answer).toMatchObject({ total: 1, products: [{ key: 'p/1', discountedPrice: 49950 }] });
    expect(answer.facets?.priceBands).toEqual([{ band: { min: 20100, max: 99900 }, count: 1 }]);
    expect(answer.suggestion).toEqual({ part: 'sizes', count: 2 });
    await catalogue.query(noFilters, PLACES);
    expect(urls()).toEqual(['/api/catalogue?q=tee&size=M&from=48&count=48', '/api/catalogue?from=48&count=48']);
  });

  it('takes an answer from before the creators were counted, which had them all, and one without counts', async () => {
    const influencers = [{ value: '@maya', count: 1 }];
    const older = catalogueAnswering(json(200, { ...page, facets: { ...page.facets, influencers } })).catalogue;
    expect((await older.query(noFilters, PLACES)).facets?.influencerCount).toBe(1);
    const { facets: _, ...further } = page;
    const newer = catalogueAnswering(json(200, further)).catalogue;
    expect((await newer.query(noFilters, PLACES)).facets).toBeUndefined();
  });

  it('asks for creators by a text, in the spelling that is compared', async () => {
    const { catalogue, urls } = catalogueAnswering(json(200, { total: 0, creators: [] }));
    await catalogue.creators(' Crê & ', { ...noFilters, sizes: ['M'] }, PLACES);
    await catalogue.creators('@', noFilters, PLACES);
    expect(await catalogue.creators('a'.repeat(101), noFilters, PLACES)).toEqual({ total: 0, creators: [] });
    expect(urls()).toEqual([
      '/api/catalogue/creators?find=cre&size=M&from=48&count=48',
      '/api/catalogue/creators?from=48&count=48',
    ]);
  });

  it('has the products of earlier answers at once', async () => {
    const { catalogue, urls } = catalogueAnswering(json(200, page));
    await catalogue.query(noFilters, PLACES);
    expect(catalogue.product({ id: '1' })).toMatchObject({ key: 'p/1' });
    expect(catalogue.product({ key: 'p/1' })).toMatchObject({ id: 1 });
    expect(urls()).toHaveLength(1);
  });

  it('asks again for what it has once it is renewed', async () => {
    const { catalogue, urls } = catalogueAnswering(json(200, { ...page, product: wireProduct }));
    await catalogue.query(noFilters, PLACES);
    expect(catalogue.renew()).toBe(true);
    expect(await catalogue.product({ id: '1' })).toMatchObject({ key: 'p/1' });
    expect(urls()).toEqual(['/api/catalogue?from=48&count=48', '/api/catalogue/1']);
  });

  it('knows no product that the back-end does not know, that no address can name, or that has another key', async () => {
    expect(await catalogueAnswering(json(404, { errors: ['none'] })).catalogue.product({ id: '9' })).toBeUndefined();
    expect(await catalogueAnswering(json(200, {})).catalogue.product({ id: '..' })).toBeUndefined();
    expect(
      await catalogueAnswering(json(200, { product: wireProduct })).catalogue.product({ key: '1' }),
    ).toBeUndefined();
  });

  it('asks for suggestions, and has their products at once', async () => {
    const suggestions = [
      { kind: 'product', product: wireProduct },
      { kind: 'creator', handle: '@cap' },
    ];
    const { catalogue, urls } = catalogueAnswering(json(200, { suggestions }));
    expect(await catalogue.suggest(' Crêpe & ')).toMatchObject([{ product: { key: 'p/1' } }, suggestions[1]]);
    expect(await catalogue.suggest('cap é')).toHaveLength(2);
    expect(urls()).toEqual(['/api/suggestions?q=crepe', '/api/suggestions?q=cap%20e']);
    expect(catalogue.product({ id: '1' })).toMatchObject({ key: 'p/1' });
  });

  it.each(['', ' - ', 'a'.repeat(101)])('asks for nothing for the text "%s"', async (text) => {
    const { catalogue, urls } = catalogueAnswering(json(500, {}));
    expect([await catalogue.suggest(text), urls()]).toEqual([[], []]);
  });

  it('fails when the back-end does, or answers something else', async () => {
    const failing = catalogueAnswering(json(500, {})).catalogue;
    expect(await failureOf(Promise.resolve(failing.product({ id: '1' })))).toMatchObject({
      message: 'Request failed with status code 500',
    });
    const strange = catalogueAnswering(json(200, { products: [] })).catalogue;
    expect((await failureOf(strange.query(noFilters, PLACES))).message).toContain('does not match its schema');
  });

  it('keeps the thousand products that it received last', async () => {
    let next = 0;
    const { catalogue } = catalogueAnswering(() => {
      next += 1;
      return json(200, { ...page, products: [{ ...wireProduct, _id: `p${next}`, id: next }] })();
    });
    for (let asked = 0; asked < 1001; asked += 1) await catalogue.query(noFilters, PLACES);
    expect(catalogue.product({ id: '2' })).toMatchObject({ key: 'p2' });
    const forgotten = catalogue.product({ id: '1' });
    expect(forgotten).toBeInstanceOf(Promise);
    await failureOf(Promise.resolve(forgotten));
  });
});
