import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { findCreator } from './findCreator.ts';

const products = [
  aProduct({ key: 'a', influencer: '@maya', category: 'clothing', discountedPrice: 30000 }),
  aProduct({ key: 'b', influencer: '@zoya', discountedPrice: 100 }),
  aProduct({ key: 'c', influencer: '@Maya', category: 'accessories', discountedPrice: 20000 }),
  aProduct({ key: 'd', influencer: '@maya', category: 'Clothing', discountedPrice: 50000 }),
];

describe('A creator', () => {
  it('has their pieces in catalogue order, the categories of these, and their lowest and highest price', () => {
    expect(findCreator(products, '@maya')).toEqual({
      handle: '@maya',
      pieces: [products[0], products[2], products[3]],
      categories: ['clothing', 'accessories'],
      lowestPrice: 20000,
      highestPrice: 50000,
    });
  });

  it.each(['maya', 'MAYA', '@Maya', ' @maya '])('is found as %s', (handle) => {
    expect(findCreator(products, handle)?.pieces).toHaveLength(3);
  });

  it.each(['', '@', 'may', 'a@maya', '@@maya'])('is not found as %s', (handle) => {
    expect(findCreator(products, handle)).toBeUndefined();
  });
});
