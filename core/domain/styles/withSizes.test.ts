import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { withSizes } from './withSizes.ts';

const large = aProduct({ key: 'tee-l', id: 1, size: 'L', originalPrice: 700, discountedPrice: 500 });
const small = aProduct({ key: 'tee-s', id: 2, size: 'S', originalPrice: 600, discountedPrice: 400 });
const cap = aProduct({ key: 'cap', id: 3, size: 'One size' });
const sizes = [
  { key: 'tee-l', id: 1, size: 'L', originalPrice: 700, discountedPrice: 500 },
  { key: 'tee-s', id: 2, size: 'S', originalPrice: 600, discountedPrice: 400 },
];

describe('The sizes of a piece', () => {
  it('are the products of the same style', () => {
    const products = withSizes([
      { ...large, style: 'tee' },
      { ...cap, style: 'caps' },
      { ...small, style: 'tee' },
    ]);
    expect(products).toEqual([{ ...large, sizes }, cap, { ...small, sizes }]);
  });

  it('are those with the key of one as their style, and that one', () => {
    const products = withSizes([large, cap, { ...small, style: 'tee-l' }]);
    expect(products).toEqual([{ ...large, sizes }, cap, { ...small, sizes }]);
  });
});
