import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { type Filters, noFilters } from '../filters/Filters.ts';
import { NO_PLACE } from './CatalogueResult.ts';
import { makeProductSearch } from './ProductSearch.ts';

const products = ['S', 'M', 'L', 'M'].map((size, at) =>
  aProduct({ key: `p${at}`, id: 10 + at, size, category: at === 1 ? 'bags' : 'clothing', influencer: '@maya' }),
);

it('More of a creator are found among many products of others', () => {
  const [first, , second] = products;
  if (first === undefined) throw new Error('There are no products');
  const others = ['a', 'b', 'c'].map((key) => aProduct({ key, category: 'clothing', influencer: '@om' }));
  expect(makeProductSearch({ products: [...others, ...products] }).moreLike(first, 1)).toEqual([second]);
});

describe('The creators of a catalogue', () => {
  /** The creator `@maker.n` has as many pieces as `pieces` says at n. */
  const pieces = [1, 2, 2, 1, 2, 2, 2, 2, 2, 1, 2];
  const makers = makeProductSearch({
    products: pieces.flatMap((count, maker) =>
      Array.from({ length: count }, (_, at) =>
        aProduct({ key: `${maker}-${at}`, size: at === 0 ? 'S' : 'M', influencer: `@maker.${maker}` }),
      ),
    ),
  });
  const shown = (chosen: Partial<Filters>) =>
    makers
      .page({ ...noFilters, ...chosen }, NO_PLACE)
      .facets?.influencers.map(({ value }) => value.slice(7))
      .join(' ');

  it('are on a page the eight with the most pieces, in catalogue order, and how many there are', () => {
    expect(shown({})).toBe('1 2 4 5 6 7 8 10');
    expect(shown({ sizes: ['S'] })).toBe('0 1 2 3 4 5 6 7');
    expect(makers.page(noFilters, NO_PLACE).facets?.influencerCount).toBe(11);
  });

  it('are on a page besides those the chosen ones, in any case', () => {
    expect(shown({ influencers: ['@MAKER.9', '@maker.1', '@nobody'] })).toBe('1 2 4 5 6 7 8 9 10');
  });

  it('are found by a part of their handles, with how many of their pieces match the filters', () => {
    expect(makers.creators('MAKER 1', { ...noFilters, sizes: ['M'] }, { from: 0, count: 9 })).toEqual({
      total: 2,
      creators: [
        { value: '@maker.1', count: 1 },
        { value: '@maker.10', count: 1 },
      ],
    });
    expect(makers.creators('nobody', noFilters, { from: 0, count: 9 })).toEqual({ total: 0, creators: [] });
  });
});
