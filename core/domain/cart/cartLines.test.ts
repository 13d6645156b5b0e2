import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartItem, aProduct } from '../testing/samples.ts';
import type { CartItem } from './CartItem.ts';
import { isPossible, isSameOrder, normalisedCart, withChange, withoutOrdered, withProduct } from './cartLines.ts';

const tees = (quantity: number) => aCartItem({ key: 'tee', quantity });
const caps = (quantity: number) => aCartItem({ key: 'cap', quantity });
const quantities = (cart: readonly CartItem[]) => cart.map(({ key, quantity }) => [key, quantity]);

const anyLine = fc
  .record({ key: fc.constantFrom('tee', 'cap', 'scarf'), quantity: fc.integer({ min: -3, max: 120 }) })
  .map(aCartItem);
const anyLines = fc.array(anyLine, { maxLength: 6 });
const anyCart = anyLines.map(normalisedCart);

describe('withProduct', () => {
  it('adds a new product at the end with a quantity of 1', () => {
    expect(withProduct([caps(2)], aProduct({ key: 'tee' }))).toEqual([
      caps(2),
      { ...aProduct({ key: 'tee' }), quantity: 1, createdAt: '', updatedAt: '' },
    ]);
  });

  it('returns the same cart when it includes the product', () => {
    const cart = [tees(3)];
    expect(withProduct(cart, aProduct({ key: 'tee' }))).toBe(cart);
  });
});

describe('withChange', () => {
  it.each([
    ['increment', 1, 2],
    ['increment', 98, 99],
    ['increment', 99, 99],
    ['decrement', 99, 98],
    ['decrement', 2, 1],
    ['decrement', 1, 1],
  ] as const)('%s at quantity %d results in %d, and other lines stay', (change, before, after) => {
    expect(quantities(withChange([caps(5), tees(before)], 'tee', change))).toEqual([
      ['cap', 5],
      ['tee', after],
    ]);
  });

  it('removes the whole line', () => {
    expect(withChange([caps(5), tees(3)], 'tee', 'remove')).toEqual([caps(5)]);
  });

  it.each(['increment', 'decrement', 'remove'] as const)('%s of an unknown key changes nothing', (change) => {
    expect(withChange([tees(3)], 'cap', change)).toEqual([tees(3)]);
  });
});

describe('isPossible', () => {
  it.each([
    ['increment', 98, true],
    ['increment', 99, false],
    ['decrement', 2, true],
    ['decrement', 1, false],
    ['remove', 1, true],
    ['remove', 99, true],
  ] as const)('%s at quantity %d: %s', (change, quantity, possible) => {
    expect(isPossible([caps(50), tees(quantity)], 'tee', change)).toBe(possible);
  });

  it.each(['increment', 'decrement', 'remove'] as const)('%s of an unknown key: false', (change) => {
    expect(isPossible([caps(50)], 'tee', change)).toBe(false);
  });

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
  it('removes the ordered quantities and keeps later additions', () => {
    expect(withoutOrdered([tees(3), caps(2)], [tees(1), caps(2)])).toEqual([tees(2)]);
  });

  it('removes a line whose quantity is less than the ordered one', () => {
    expect(withoutOrdered([tees(1), caps(1)], [tees(2)])).toEqual([caps(1)]);
  });

  it('ignores ordered products that are no longer in the cart', () => {
    expect(withoutOrdered([caps(1)], [tees(2)])).toEqual([caps(1)]);
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
