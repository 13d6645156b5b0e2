import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryDelay } from '../../core/storefront/ports/failures/retryDelay.ts';

const failures = fc.integer({ min: 1, max: 5000 });
const least = fc.integer({ min: 0, max: 86_400_000 });
const random = fc.double({ min: 0, max: 1, noNaN: true });

describe('For any number of failures and any random number', () => {
  it('the wait is at least a second, and half of the longest', () => {
    fc.assert(
      fc.property(failures, random, (count, chance) => {
        const longest = Math.min(60_000, 1000 * 2 ** (count - 1));
        expect(retryDelay(count, 0, chance)).toBeGreaterThanOrEqual(Math.max(1000, longest / 2));
      }),
    );
  });

  it('the wait is at most the longest, but for the first: that is at most a second and a half', () => {
    fc.assert(
      fc.property(failures, random, (count, chance) => {
        const longest = Math.min(60_000, 1000 * 2 ** (count - 1));
        expect(retryDelay(count, 0, chance)).toBeLessThanOrEqual(Math.max(1500, longest));
      }),
    );
  });

  it('the wait is never below what the back-end asks for, and never half a minute above it and the longest', () => {
    fc.assert(
      fc.property(failures, least, random, (count, asked, chance) => {
        const wait = retryDelay(count, asked, chance);
        expect(wait).toBeGreaterThanOrEqual(asked);
        expect(wait).toBeLessThanOrEqual(Math.max(60_000, asked + 30_000));
      }),
    );
  });

  it('other random numbers give other waits', () => {
    fc.assert(
      fc.property(failures, least, (count, asked) => {
        expect(new Set([0.1, 0.2, 0.3].map((chance) => retryDelay(count, asked, chance))).size).toBeGreaterThan(1);
      }),
    );
  });
});

it('Without a random number the waits are 1, 2, 4 … 60 s', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => retryDelay(count, 0, 0) / 1000);
  expect(seconds).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});
