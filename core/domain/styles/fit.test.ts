import { describe, expect, it } from 'vitest';
import { aProduct } from '../testing/samples.ts';
import { fitLines, fitText } from './fit.ts';

describe('The shop tells how a style fits', () => {
  it.each([
    [[0, 5, 0], 'Fits true to size, say 5 of 5 buyers'],
    [[2, 14, 2], 'Fits true to size, say 14 of 18 buyers'],
    [[4, 2, 1], 'Fits small, say 4 of 7 buyers'],
    [[1, 1, 3], 'Fits large, say 3 of 5 buyers'],
  ])('%j is a majority', ([small = 0, of = 0, large = 0], text) => {
    expect(fitText({ small, true: of, large })).toBe(text);
  });

  it.each([
    ['with four votes', [0, 4, 0]],
    ['with a tie', [3, 3, 0]],
    ['with half of the votes', [3, 2, 1]],
    ['without a vote', [0, 0, 0]],
  ])('not %s', (_, [small = 0, of = 0, large = 0]) => {
    expect(fitText({ small, true: of, large })).toBeUndefined();
  });
});

describe('A shopper may vote', () => {
  const tee = aProduct({ key: 'tee', size: 'M' });
  const scarf = aProduct({ key: 'scarf', size: 'ONE SIZE' });
  const sized = (product: typeof tee) => ({ ...product, sizes: [product, { ...product, key: 'other' }] });
  const sold = new Map([sized(tee), sized(scarf), aProduct({ key: 'cap', size: 'M' })].map((each) => [each.key, each]));
  const lines = ['tee', 'scarf', 'cap', 'gone'].map((key) => ({ key }));

  it('about the pieces of a delivered order that are sold in several sizes', () => {
    expect(fitLines('delivered', lines, sold)).toEqual(['tee']);
  });

  it.each(['payment-pending', 'placed', 'packed', 'shipped', 'cancelled'] as const)('not while it is %s', (status) => {
    expect(fitLines(status, lines, sold)).toEqual([]);
  });
});
