import { expect, it } from 'vitest';
import { findCreator } from '../../core/domain/catalogue/findCreator.ts';
import { aProduct } from '../../core/domain/testing/samples.ts';
import { creatorLine } from './creatorLine.ts';

it.each([
  [['clothing'], [49900], '1 piece: clothing, ₹499'],
  [['clothing', 'accessories'], [49900, 149900], '2 pieces: clothing and accessories, ₹499 to ₹1,499'],
  [['bags', 'clothing', 'caps'], [100, 100, 100], '3 pieces: bags, clothing and caps, ₹1'],
])('A creator of %s is described in one line', (categories, prices, line) => {
  const pieces = categories.map((category, at) => aProduct({ category, discountedPrice: prices[at] ?? 0 }));
  const creator = findCreator(pieces, '@meher.makes');
  expect(creator && creatorLine(creator)).toBe(line);
});
