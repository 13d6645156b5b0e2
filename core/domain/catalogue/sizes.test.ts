import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import {
  cheapestSizeOf,
  firstSizeOf,
  inSize,
  lowestPrice,
  piecesOf,
  sizesEach,
  sizesInOrder,
  sizesOnce,
} from './sizes.ts';
import { tellingSize } from './tellingSize.ts';

const ofLarge = { key: 'tee-l', id: 1, size: 'L', originalPrice: 700, discountedPrice: 500 };
const ofSmall = { key: 'tee-s', id: 2, size: 'S', originalPrice: 600, discountedPrice: 400 };
const sizes = [ofLarge, ofSmall];
const [large, small] = [aProduct(ofLarge), aProduct(ofSmall)];
const cap = aProduct({ key: 'cap', id: 3, size: 'One size' });

describe('The sizes of a piece', () => {
  it('are offered from small to large, others last', () => {
    const piece = { ...large, sizes: [...sizes, { ...ofLarge, key: 'tee-k', id: 4, size: 'Kids' }] };
    expect(sizesInOrder(piece).map(({ size }) => size)).toEqual(['S', 'L', 'Kids']);
    expect(sizesInOrder(cap)).toEqual([]);
  });

  it('have its name, and each its own key, number and price', () => {
    const piece = { ...small, sizes };
    expect(firstSizeOf(piece)).toEqual(ofLarge);
    expect(inSize({ ...large, sizes }, '2')).toEqual(piece);
    expect([inSize(piece, '3'), inSize(cap, '3'), inSize(piece, undefined)]).toEqual([undefined, undefined, undefined]);
    expect(firstSizeOf(cap)).toEqual(cap);
  });

  it('are one piece, at the price of the cheapest', () => {
    const piece = { ...large, sizes };
    expect(piecesOf([piece, cap, { ...small, sizes }])).toEqual([piece, cap]);
    expect([lowestPrice(piece), lowestPrice(cap)]).toEqual([400, cap.discountedPrice]);
    const ofMedium = { ...ofSmall, key: 'tee-m', id: 5, size: 'M' };
    expect(cheapestSizeOf({ ...piece, sizes: [...sizes, ofMedium] })).toEqual(ofSmall);
  });

  it('take room once among the products of the shop', () => {
    const products = [{ ...large, sizes }, cap, { ...small, sizes }];
    expect(sizesOnce(products)).toEqual([{ ...large, sizes }, cap, small]);
    expect(sizesEach(sizesOnce(products))).toEqual(products);
  });

  it('are not told when there is one for all', () => {
    expect(['One size', 'ONE SIZE', 'S'].map(tellingSize)).toEqual([undefined, undefined, 'S']);
  });
});
