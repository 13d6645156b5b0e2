import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartItem } from '../testing/samples.ts';
import { isPossible, isSameOrder, normalisedCart, withChange, withoutOrdered } from './cartLines.ts';

const tees = (quantity: number) => aCartItem({ key: 'tee', quantity });
const caps = (quantity: number) => aCartItem({ key: 'cap', quantity });

const anyLine = fc
  .record({ key: fc.constantFrom('tee', 'cap', 'scarf'), quantity: fc.integer({ min: -3, max: 120 }) })
  .map(aCartItem);
const anyLines = fc.array(anyLine, { maxLength: 6 });
const anyCart = anyLines.map(normalisedCart);

describe('isPossible', () => {
  it('is true exactly when the change has an effect', () => {
    fc.assert(
      fc.property(anyCart, fc.constantFrom('increment', 'decrement', 'remove'), (cart, change) => {
        const isChanged = JSON.stringify(withChange(cart, 'tee', change)) !== JSON.stringify(cart);
        expect(isPossible(cart, 'tee', change)).toBe(isChanged);
      }),
    );
  });
});

describe('normalisedCart', () => {
  it('merges the lines of one product at the position of the first', () => {
    const first = aCartItem({ key: 'tee', quantity: 2, name: 'first' });
    const second = aCartItem({ key: 'tee', quantity: 3, name: 'second' });
    expect(normalisedCart([first, caps(1), second])).toEqual([{ ...first, quantity: 5 }, caps(1)]);
  });

  it.each([0, -1])('drops a line with a quantity of %d', (quantity) => {
    expect(normalisedCart([tees(quantity), caps(1)])).toEqual([caps(1)]);
  });

  it('does not subtract a negative quantity from another line of the product', () => {
    expect(normalisedCart([tees(2), tees(-1)])).toEqual([tees(2)]);
  });

  it.each([
    [[99], 99],
    [[100], 99],
    [[60, 60], 99],
  ])('limits the quantities %j to %d', (given, limit) => {
    expect(normalisedCart(given.map(tees))).toEqual([tees(limit)]);
  });

  it('returns each product once with a quantity from 1 to 99, and is idempotent', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const cart = normalisedCart(lines);
        expect(new Set(cart.map(({ key }) => key)).size).toBe(cart.length);
        for (const { quantity } of cart) expect(quantity >= 1 && quantity <= 99).toBe(true);
        expect(normalisedCart(cart)).toEqual(cart);
      }),
    );
  });
});

describe('withoutOrdered', () => {
  it('removes a line whose quantity is less than the ordered one', () => {
    expect(withoutOrdered([tees(1), caps(1)], [tees(2)])).toEqual([caps(1)]);
  });

  it('returns an empty cart when all was ordered, and the same cart when nothing was', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(withoutOrdered(cart, cart)).toEqual([]);
        expect(withoutOrdered(cart, [])).toEqual(cart);
      }),
    );
  });
});

describe('isSameOrder', () => {
  it('is true in any order of lines, and ignores the other fields of a line', () => {
    const later = { ...tees(2), name: 'renamed', updatedAt: '2026-03-02T00:00:00+00:00' };
    expect(isSameOrder([tees(2), caps(1)], [caps(1), later])).toBe(true);
    expect(isSameOrder([], [])).toBe(true);
  });

  it.each([
    ['a different quantity', [tees(3)]],
    ['another product', [caps(2)]],
    ['one line more', [tees(2), caps(1)]],
    ['no line', []],
    ['a different original price', [{ ...tees(2), originalPrice: 1 }]],
    ['a different discounted price', [{ ...tees(2), discountedPrice: 1 }]],
  ])('is false for %s, in both directions', (_difference, other) => {
    expect(isSameOrder([tees(2)], other)).toBe(false);
    expect(isSameOrder(other, [tees(2)])).toBe(false);
  });
});
