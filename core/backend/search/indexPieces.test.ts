import { describe, expect, it } from 'vitest';
import { noFilters } from '../../domain/catalogue/filters/Filters.ts';
import { makeQueryCatalogue } from '../../domain/catalogue/search/makeQueryCatalogue.ts';
import { aProduct } from '../../domain/testing/samples.ts';
import { indexProducts } from './testing/indexProducts.ts';

describe('The index returns the same as one pass over the products', () => {
  it('for more than ten options of two groups', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `${at}`);
    const many = twelve.flatMap((category) => twelve.map((influencer) => aProduct({ category, influencer })));
    const filters = { ...noFilters, categories: ['1'] };
    expect(indexProducts(many)(filters)).toEqual(makeQueryCatalogue(many)(filters));
  });
});
