import { expect, it } from 'vitest';
import { countPieces } from './results/countPieces.ts';

it.each([
  [0, '0 pieces'],
  [1, '1 piece'],
  [10000, '10,000 pieces'],
  [123456, '1,23,456 pieces'],
])('%i pieces are counted as %s', (count, words) => {
  expect(countPieces(count)).toBe(words);
});
