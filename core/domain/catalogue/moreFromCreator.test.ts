import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { moreFromCreator } from './moreFromCreator.ts';

const tee = aProduct({ key: 'tee', influencer: '@maya', category: 'clothing' });
const products = [
  aProduct({ key: 'bag', influencer: '@maya', category: 'accessories' }),
  tee,
  aProduct({ key: 'shirt', influencer: '@Maya', category: 'Clothing' }),
  aProduct({ key: 'cap', influencer: '@zoya' }),
  aProduct({ key: 'skirt', influencer: '@maya', category: 'clothing' }),
];
const keys = (limit: number) => moreFromCreator(products, tee, limit).map(({ key }) => key);

describe('More from the same creator [spec creators.more]', () => {
  it('is everything else of theirs, the same category first, otherwise as the catalogue has it', () => {
    expect(keys(9)).toEqual(['shirt', 'skirt', 'bag']);
  });

  it('is no more than wanted', () => {
    expect(keys(2)).toEqual(['shirt', 'skirt']);
  });

  it('is nothing when this is their only piece', () => {
    expect(moreFromCreator([tee], tee, 4)).toEqual([]);
  });
});
