import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAmount } from './splitAmount.ts';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [200, [1, 1, 1], [67, 67, 66]],
  [10, [1, 9], [1, 9]],
  [5, [0, 1], [0, 5]],
  [0, [3, 4], [0, 0]],
  [7, [], []],
  [2_000, [49_900, 15_000, 15_000], [1249, 376, 375]],
])('%i is split by %j as %j', (amount, weights, parts) => {
  expect(splitAmount(amount, weights)).toEqual(parts);
});

it('The parts sum to the amount, and none is a paisa or more away from its share', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
      (amount, weights) => {
        const parts = splitAmount(amount, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        parts.forEach((part, at) => {
          expect(Math.abs(part - (amount * (weights[at] ?? 0)) / total)).toBeLessThan(1);
        });
      },
    ),
  );
});
