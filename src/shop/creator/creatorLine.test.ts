import { expect, it } from 'vitest';
import { creatorLine } from './creatorLine.ts';

it.each([
  [1, ['clothing'], 49900, 49900, '1 piece: clothing, ₹499'],
  [5, ['clothing', 'accessories'], 49900, 149900, '5 pieces: clothing and accessories, ₹499 to ₹1,499'],
  [3, ['bags', 'clothing', 'caps'], 100, 100, '3 pieces: bags, clothing and caps, ₹1'],
])('A creator of %i pieces, %s, is described in one line', (total, categories, lowestPrice, highestPrice, line) => {
  expect(creatorLine({ total, categories, lowestPrice, highestPrice })).toBe(line);
});
