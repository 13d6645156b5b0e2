import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { makeProductSearch } from './ProductSearch.ts';

const tee = aProduct({ key: 'tee', influencer: '@maya', category: 'clothing' });
const products = [
  aProduct({ key: 'bag', influencer: '@maya', category: 'accessories' }),
  tee,
  aProduct({ key: 'shirt', influencer: '@Maya', category: 'Clothing' }),
  aProduct({ key: 'cap', influencer: '@zoya' }),
  aProduct({ key: 'skirt', influencer: '@maya', category: 'clothing' }),
];
const keys = (limit: number) =>
  makeProductSearch(products)
    .moreFromCreator(tee, limit)
    .map(({ key }) => key);

describe('More from the same creator [spec creators.more]', () => {
  it('returns their other products, the same category first, then in catalogue order', () => {
    expect(keys(9)).toEqual(['shirt', 'skirt', 'bag']);
  });

  it('returns at most the limit', () => {
    expect(keys(2)).toEqual(['shirt', 'skirt']);
  });

  it('returns nothing when the creator has no other product', () => {
    expect(makeProductSearch([tee]).moreFromCreator(tee, 4)).toEqual([]);
  });
});
