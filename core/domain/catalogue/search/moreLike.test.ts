import { describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/samples.ts';
import { makeProductSearch } from './ProductSearch.ts';

const tee = aProduct({ key: 'tee', influencer: '@maya', category: 'clothing' });
const products = [
  aProduct({ key: 'bag', influencer: '@maya', category: 'accessories' }),
  tee,
  aProduct({ key: 'shirt', influencer: '@Maya', category: 'Clothing' }),
  aProduct({ key: 'cap', influencer: '@zoya', category: 'caps' }),
  aProduct({ key: 'skirt', influencer: '@maya', category: 'clothing' }),
];
const keys = (limit: number) =>
  makeProductSearch({ products })
    .moreLike(tee, limit)
    .map(({ key }) => key);

describe('More like a piece [spec creators.more, creators.filled]', () => {
  it('returns their other products, the same category first, then in catalogue order', () => {
    expect(keys(9)).toEqual(['shirt', 'skirt', 'bag']);
  });

  it('returns at most the limit', () => {
    expect(keys(2)).toEqual(['shirt', 'skirt']);
  });

  it('fills up with the category, from another place for each piece, and with no piece twice', () => {
    const caps = Array.from({ length: 9 }, (_, at) => aProduct({ key: `cap${at}`, id: at, influencer: `@${at}` }));
    const search = makeProductSearch({ products: [...caps, aProduct({ key: 'cap9', id: 9, influencer: '@3' })] });
    const likeOf = (at: number) => search.moreLike(caps[at] ?? tee, 3).map(({ key }) => key);
    expect([0, 1, 3, 8].map(likeOf)).toEqual([
      ['cap1', 'cap2', 'cap3'],
      ['cap2', 'cap3', 'cap4'],
      ['cap9', 'cap4', 'cap5'],
      ['cap6', 'cap7', 'cap9'],
    ]);
  });

  it('returns nothing when neither creator nor category has another product', () => {
    expect(makeProductSearch({ products: [tee] }).moreLike(tee, 4)).toEqual([]);
  });
});
